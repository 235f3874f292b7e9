import { samplePdf } from './sample-files.ts';
import type { TestServer } from './server.ts';

/** Signs up as a REST client does. */

export interface RestAnswer {
  status: number;
  cookies: string[];
  body: Record<string, unknown> & {
    error?: string;
    tempToken?: string;
    fields?: Record<string, string>;
    data?: Record<string, unknown> | null;
    token?: string | null;
  };
}

export const samplePassword = 'Aa1!aaaa';

const answerOf = async (response: Response): Promise<RestAnswer> => ({
  status: response.status,
  cookies: response.headers.getSetCookie(),
  body: (await response.json()) as RestAnswer['body'],
});

export const postJson = async (server: TestServer, path: string, body: unknown): Promise<RestAnswer> =>
  answerOf(
    await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** For a seeker, unless the fields say otherwise. */
export async function postSignup(
  server: TestServer,
  fields: Record<string, string>,
  file: Buffer | null = samplePdf,
  fileName = 'resume.pdf',
): Promise<RestAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Asha Rao',
    password: samplePassword,
    role: 'jobseeker',
    ...fields,
  }))
    form.append(name, value);
  if (file) form.append('file', new File([new Uint8Array(file)], fileName));
  return answerOf(await fetch(`${server.url}/signup`, { method: 'POST', body: form }));
}

/** The latest code mailed to the address; empty if none. */
export const mailedCode = async (server: TestServer, email: string): Promise<string> =>
  (await server.mails(email)).map(({ subject }) => /^\d{6}/.exec(subject)?.[0]).find((code) => code !== undefined) ??
  '';

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** A seeker's sign-up that waits for its code. */
export async function startSignup(
  server: TestServer,
  email: string,
): Promise<{ email: string; tempToken: string; otp: string }> {
  const { status, body } = await postSignup(server, { email });
  if (status !== 200) throw new Error(`The sign-up was refused: ${body.error}`);
  return { email, tempToken: body.tempToken ?? '', otp: await mailedCode(server, email) };
}
