import { randomInt } from 'node:crypto';
import { removeExpiredCredentials } from '../server/people/identity/login/expired-credentials.service.ts';
import { expectFittingDocument } from './fitting-document.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Logins by many clients from many networks. */

export interface LoginAnswer {
  status: number;
  headers: Headers;
  /** For GraphQL too: message and counters under their REST names. */
  body: Record<string, unknown> & {
    error?: string;
    message?: string;
    token?: string | null;
    remainingBlockSeconds?: number | null;
    retryIn?: number | null;
  };
}

/** Trusts the client's forwarded address, so that one process can be many networks. */
export const startServerBehindProxy = (options: TestServerOptions = {}): Promise<TestServer> =>
  startTestServer({ ...options, config: { trustedProxies: ['127.0.0.1'], ...options.config } });

let count = randomInt(2 ** 23);
/** An address without earlier calls. */
export function newAddress(): string {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

export const unknownEmail = (): string => `nobody.${Math.random().toString(36).slice(2)}@example.in`;

export async function postFrom(
  server: TestServer,
  address: string,
  path: string,
  body: unknown,
  cookie = '',
  more: Record<string, string> = {},
): Promise<LoginAnswer> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie ? { cookie } : {}), ...more },
    body: JSON.stringify(body),
  });
  if (path === '/graphql') expectFittingDocument((body as { query: string }).query, answer.status);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as LoginAnswer['body'] };
}

const mutations = {
  loginWithCode: `mutation ($email: String!, $secret: String!) {
    answer: loginWithCode(email: $email, otp: $secret) { message token }
  }`,
  loginWithPassword: `mutation ($email: String!, $secret: String!) {
    answer: loginWithPassword(email: $email, password: $secret) { message token }
  }`,
};

/** The same attempt over GraphQL, its answer under REST names. */
export async function postGraphqlFrom(
  server: TestServer,
  address: string,
  mutation: keyof typeof mutations,
  email: string,
  secret: string,
): Promise<LoginAnswer> {
  const { status, headers, body } = await postFrom(server, address, '/graphql', {
    query: mutations[mutation],
    variables: { email, secret },
  });
  const { data, errors } = body as {
    data?: { answer: LoginAnswer['body'] } | null;
    errors?: { message: string; extensions: object }[];
  };
  return { status, headers, body: data?.answer ?? { error: errors?.[0]?.message, ...errors?.[0]?.extensions } };
}

/** The counter alone: all of `/metrics` would be looked up for it. */
export async function verifiedAttempts({ services }: TestServer, step: 'verify' | 'password'): Promise<number> {
  const counter = services.metrics.registry.getSingleMetric('kaamyab_credential_attempts_total');
  const { values = [] } = (await counter?.get()) ?? {};
  return values
    .filter(({ labels }) => labels.step === step && labels.outcome !== 'refused')
    .reduce((sum, { value }) => sum + value, 0);
}

/** Advances the clock and runs the hourly sweep. */
export async function passSeconds(server: TestServer, seconds: number): Promise<void> {
  server.clock.advance({ seconds });
  await removeExpiredCredentials(server.services);
}
