import { recordShown, rememberSecrets } from './run-record.ts';
import { secretsInCookies, secretsInJson, secretsInMail } from './secret-finder.ts';

let isWatching = false;

/**
 * From now on every request of this test file is scanned for secrets, and every error answer is stored for the check at
 * the end of the run.
 */
export function watchFetch(): void {
  if (isWatching) return;
  isWatching = true;
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (target, init) => {
    rememberSecrets(secretsInRequest(init));
    const answer = await plainFetch(target, init);
    rememberSecrets(answer.headers.getSetCookie().flatMap((header) => secretsInCookies(header, true)));
    const url = target instanceof Request ? target.url : String(target);
    const redirect = answer.headers.get('location');
    if (redirect) recordShown('redirect', redirect);
    if (answer.headers.get('content-type')?.startsWith('application/json'))
      lookAt(await answer.clone().text(), answer.status, url);
    return answer;
  };
}

function secretsInRequest({ headers, body }: RequestInit = {}): string[] {
  const given = new Headers(headers);
  const bearer = given.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  return [bearer, ...secretsInCookies(given.get('cookie') ?? '', false), ...secretsInBody(body)];
}

function secretsInBody(body: RequestInit['body']): string[] {
  if (body instanceof FormData) return secretsInJson(Object.fromEntries(body));
  return typeof body === 'string' ? secretsInJson(parsed(body)) : [];
}

function lookAt(text: string, status: number, url: string): void {
  const isMailbox = new URL(url).pathname.startsWith('/dev/');
  rememberSecrets(isMailbox ? secretsInMail(text) : secretsInJson(parsed(text)));
  if (!isMailbox && (status >= 400 || text.includes('"errors"'))) recordShown('error answer', text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
