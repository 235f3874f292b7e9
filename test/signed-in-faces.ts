import { isDeepStrictEqual } from 'node:util';
import { errorStatuses } from '../server/core/errors.ts';
import type { TestPerson } from './factories.ts';
import { newAddress } from './logins.ts';
import { startTestServer, type TestServer } from './server.ts';
import { postDocument } from './two-faces.ts';

/** The same call over REST and over GraphQL, by a signed-in user. */

let server: TestServer;
/** One server for a test file. */
export async function startFaces(): Promise<TestServer> {
  server = await startTestServer();
  return server;
}

/** OP-019: either is the session, on every path. */
export const credentials = {
  cookie: ({ cookie }: TestPerson): Record<string, string> => ({ cookie: `token=${cookie}` }),
  bearer: ({ token }: TestPerson): Record<string, string> => ({ authorization: `Bearer ${token}` }),
};
export const ways = Object.entries(credentials);

interface RestAnswer {
  status: number;
  body: Record<string, unknown>;
}

export async function rest(method: string, path: string, headers: Record<string, string> = {}): Promise<RestAnswer> {
  const answer = await fetch(`${server.url}${path}`, { method, headers });
  return { status: answer.status, body: (await answer.json()) as RestAnswer['body'] };
}

export async function graphql(
  query: string,
  headers: Record<string, string> = {},
  variables: object = {},
): Promise<RestAnswer & { answer: unknown }> {
  const { status, answer, error } = await postDocument(server, { address: newAddress(), headers }, query, variables);
  return { status, body: error ?? {}, answer };
}

/**
 * The code of both refusals, if status, code and message are equal and the status fits the code (OP-104); else both
 * answers.
 */
export function refusalOf(one: RestAnswer, two: RestAnswer): unknown {
  const code = one.body.code as keyof typeof errorStatuses;
  const isSame =
    isDeepStrictEqual({ ...one.body }, { ...two.body }) &&
    one.status === two.status &&
    one.status === errorStatuses[code];
  return isSame ? code : [one, two];
}
