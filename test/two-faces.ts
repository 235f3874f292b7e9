import { expectFittingDocument } from './fitting-document.ts';
import { samplePdf } from './sample-files.ts';
import type { TestServer } from './server.ts';

/**
 * One use case through REST and GraphQL, with answers under the same names, so that they can be compared field by
 * field.
 */

export type Face = 'REST' | 'GraphQL';

/** A person in one of two equal states, each from their own network. */
export interface Twin {
  email: string;
  address: string;
  password?: string;
  tempToken?: string;
  otp?: string;
  /** Credentials of a session: `cookie` or `authorization`. */
  headers?: Record<string, string>;
}

/** The answer of either API: its counters, messages and errors under their REST names. */
export interface FaceAnswer {
  status: number;
  [field: string]: unknown;
}

interface Operation {
  path: string;
  document: string;
  /** GraphQL's names for the same input. */
  variables: (server: TestServer, twin: Twin, input: Record<string, unknown>) => Promise<object>;
}

const counters = `retryIn otpExpiresIn attemptsLeft otpVerifyAttempts
  verifyAttemptsLeft otpAttemptsLeft otpVerifyAttemptsLeft
  passwordAttemptsLeft blockDuration blockExpires remainingBlockSeconds`;
const ticket = `message tempToken ${counters}`;
const result = `message token codeRequired user { role name } counters { ${counters} }`;
const asIs: Operation['variables'] = async (_server, _twin, input) => input;

/** The account operations by their paths. */
export const operations = {
  signup: {
    path: '/signup',
    document: `mutation ($input: SignupInput!) { answer: signup(input: $input) { ${ticket} } }`,
    variables: async (server, twin, { file, role, ...rest }) => ({
      input: {
        ...rest,
        role: String(role).toUpperCase(),
        ...(file ? { resumeFileId: await uploadedId(server, twin) } : {}),
      },
    }),
  },
  verifySignup: {
    path: '/verify-otp',
    document: `mutation ($email: String!, $otp: String!, $tempToken: String!) {
      answer: verifySignup(email: $email, otp: $otp, tempToken: $tempToken) { ${result} }
    }`,
    variables: asIs,
  },
  resendSignupCode: {
    path: '/resend-signup-otp',
    document: `mutation ($email: String!, $tempToken: String!) {
      answer: resendSignupCode(email: $email, tempToken: $tempToken) { ${ticket} }
    }`,
    variables: asIs,
  },
  requestLoginCode: {
    path: '/request-login-otp',
    document: `mutation ($email: String!) { answer: requestLoginCode(email: $email) { ${ticket} } }`,
    variables: asIs,
  },
  resendLoginCode: {
    path: '/resend-login-otp',
    document: `mutation ($email: String!) { answer: resendLoginCode(email: $email) { ${ticket} } }`,
    variables: asIs,
  },
  loginWithCode: {
    path: '/login-verify',
    document: `mutation ($email: String!, $otp: String!) {
      answer: loginWithCode(email: $email, otp: $otp) { ${result} }
    }`,
    variables: asIs,
  },
  loginWithPassword: {
    path: '/login-password',
    document: `mutation ($email: String!, $password: String!) {
      answer: loginWithPassword(email: $email, password: $password) { ${result} }
    }`,
    variables: asIs,
  },
  forgotPassword: {
    path: '/forgot-password',
    document: 'mutation ($email: String!) { answer: forgotPassword(email: $email) { message } }',
    variables: asIs,
  },
} satisfies Record<string, Operation>;
export type OperationName = keyof typeof operations;

const headersOf = ({ address, headers }: Pick<Twin, 'address' | 'headers'>) => ({
  'x-forwarded-for': address,
  ...headers,
});

async function uploadedId(server: TestServer, twin: Twin): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'resume');
  form.append('file', new File([new Uint8Array(samplePdf)], 'resume.pdf'));
  const answer = await fetch(`${server.url}/files`, { method: 'POST', body: form, headers: headersOf(twin) });
  return ((await answer.json()) as { id: string }).id;
}

export async function callBy(
  face: Face,
  server: TestServer,
  name: OperationName,
  twin: Twin,
  input: Record<string, unknown>,
): Promise<FaceAnswer> {
  return face === 'REST' ? callRest(server, name, twin, input) : callGraphql(server, name, twin, input);
}

async function callRest(
  server: TestServer,
  name: OperationName,
  twin: Twin,
  input: Record<string, unknown>,
): Promise<FaceAnswer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(input)) if (field !== 'file') form.append(field, String(value));
  if (input.file) form.append('file', new File([new Uint8Array(samplePdf)], 'resume.pdf'));
  const answer = await fetch(`${server.url}${operations[name].path}`, {
    method: 'POST',
    headers: { ...headersOf(twin), ...(name === 'signup' ? {} : { 'content-type': 'application/json' }) },
    body: name === 'signup' ? form : JSON.stringify(input),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    cookies: cookieNames(answer),
    ...((await answer.json()) as object),
  };
}

async function callGraphql(
  server: TestServer,
  name: OperationName,
  twin: Twin,
  input: Record<string, unknown>,
): Promise<FaceAnswer> {
  const { document, variables } = operations[name];
  const { answer, error, ...rest } = await postDocument(server, twin, document, await variables(server, twin, input));
  const { counters: standing, ...success } = { ...(answer as Record<string, unknown> | undefined) };
  return { ...rest, ...(error ?? { ...success, ...(standing as object | undefined) }) };
}

interface GraphqlOutcome {
  status: number;
  retryAfter: string | null;
  cookies: string[];
  answer: unknown;
  error?: Record<string, unknown>;
}

/** A document whose only field is called `answer`; errors in REST form. */
export async function postDocument(
  server: TestServer,
  twin: Pick<Twin, 'address' | 'headers'>,
  query: string,
  variables: object = {},
): Promise<GraphqlOutcome> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(twin) },
    body: JSON.stringify({ query, variables }),
  });
  expectFittingDocument(query, response.status);
  const { data, errors } = (await response.json()) as {
    data?: { answer: unknown } | null;
    errors?: { message: string; extensions: object }[];
  };
  const failed = errors?.[0];
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookies: cookieNames(response),
    answer: data?.answer,
    ...(failed ? { error: { error: failed.message, ...failed.extensions } } : {}),
  };
}

const cookieNames = (answer: Response): string[] =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split('=')[0] ?? '')
    .toSorted((a, b) => a.localeCompare(b));
