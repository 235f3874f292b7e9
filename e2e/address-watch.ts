import type { BrowserContext, Request } from 'playwright-core';
import { recordShown, rememberSecrets } from '../test/run-record.ts';

/**
 * asvs-14.2.1: no secret from the run's bodies and cookies appears in the address of a request, where logs and
 * histories store it. The secret scan at the end of the run (C-17) checks them.
 */

const secretNames = new Set(['password', 'oldPassword', 'newPassword', 'otp', 'tempToken', 'token']);
const secretCookies = /^(__Host-)?(token|passwordStep|signup\w*|device)$/i;
/** The link of OP-006: opening it sends the token in the query, and the page removes it from the address at once. */
const mailedLink = /^\/(ChangePassword|reset-password)$/;

function learn(value: unknown, name = ''): void {
  if (typeof value === 'string' && value.length >= 6 && secretNames.has(name)) rememberSecrets([value]);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) learn(part, key);
}

function read(request: Request): void {
  const { pathname, search, protocol } = new URL(request.url());
  if (protocol.startsWith('http') && !(request.isNavigationRequest() && mailedLink.test(pathname)))
    recordShown('address of a request', JSON.stringify([decodeURIComponent(pathname + search)]));
  if ((request.headers()['content-type'] ?? '').includes('json')) learn(request.postDataJSON());
}

async function readAnswer(headers: Promise<{ name: string; value: string }[]>): Promise<void> {
  for (const { name, value } of await headers.catch(() => [])) {
    const [, cookie = '', content = ''] = (name.toLowerCase() === 'set-cookie' && /^([^=]+)=([^;]*)/.exec(value)) || [];
    if (secretCookies.test(cookie) && content.length >= 6) rememberSecrets([decodeURIComponent(content)]);
  }
}

export function watchAddresses(context: BrowserContext): void {
  context.on('request', read);
  context.on('response', (response) => void readAnswer(response.headersArray()));
}
