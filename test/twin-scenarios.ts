import type { Role } from '../server/core/actor.rules.ts';
import { errorStatuses } from '../server/core/errors.ts';
import { hashPassword } from '../server/core/password-hash.ts';
import { addressLimits } from '../server/people/identity/login/attempt.rules.ts';
import { makePerson } from './factories.ts';
import { newAddress, startServerBehindProxy, unknownEmail } from './logins.ts';
import type { TestServer } from './server.ts';
import { mailedCode, samplePassword, wrongCode } from './sign-up.ts';
import { callBy, type FaceAnswer, type OperationName, type Twin } from './two-faces.ts';

/** The same scenario for two unrelated people, one over REST and one over GraphQL: both must get equal answers. */

export const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
/** One server for a test file, which calls this first. */
export function startTwinServer(): void {
  beforeAll(async () => {
    server = await startServerBehindProxy();
    passwordHash = await hashPassword(password);
  });
  afterAll(() => server.close());
}

type Input = (twin: Twin) => Record<string, unknown>;
/** The steps of both twins; a number advances the clock by that many seconds for both. */
type Step = ((twin: Twin) => Promise<unknown>) | number;

interface Scenario {
  name: OperationName;
  /** A visitor if omitted. */
  who?: Role;
  before?: Step[];
  input: Input;
  /** The minimum content of the REST answer. */
  expected: Record<string, unknown>;
}

export const emailOnly: Input = ({ email }) => ({ email });
export const form: Input = ({ email }) => ({ name: 'Asha Rao', email, password: samplePassword, role: 'hr' });
export const withResume: Input = (twin) => ({ ...form(twin), role: 'jobseeker', file: true });

export const call = (name: OperationName, input: Input) => (twin: Twin) =>
  callBy('REST', server, name, twin, input(twin));
export const times = (count: number, step: (twin: Twin) => Promise<unknown>): Step[] => Array<Step>(count).fill(step);
const readCode = async (twin: Twin) => {
  twin.otp = await mailedCode(server, twin.email);
};
export const signUp = async (twin: Twin) => {
  twin.tempToken = String((await call('signup', form)(twin)).tempToken);
  await readCode(twin);
};
export const resend = async (twin: Twin) => {
  twin.tempToken = String((await call('resendSignupCode', ticketOf)(twin)).tempToken);
};
export const requestCode = async (twin: Twin) => {
  await call('requestLoginCode', emailOnly)(twin);
  await readCode(twin);
};

export const ticketOf: Input = ({ email, tempToken }) => ({ email, tempToken });
export const rightCode: Input = ({ email, otp }) => ({ email, otp });
export const badCode: Input = ({ email, otp = '' }) => ({ email, otp: wrongCode(otp) });
export const signupCode =
  (code: Input): Input =>
  (twin) => ({ ...code(twin), tempToken: twin.tempToken });
export const passwordOf =
  (typed: string): Input =>
  ({ email }) => ({ email, password: typed });
export const otherEmail =
  (input: Input): Input =>
  (twin) => ({ ...input(twin), email: `other.${twin.email}` });
export const tryBadLoginCode = call('loginWithCode', badCode);
export const tryBadSignupCode = call('verifySignup', signupCode(badCode));
export const tryBadPassword = call('loginWithPassword', passwordOf('Wrong@123'));
/** As if the network had requested one code less than its limit. */
export const requestForManyOthers = async (twin: Twin) => {
  const { database, secrets, clock } = server.services;
  await database.query(
    `insert into attempt_counters (scope, subject, used, window_started_at, last_attempt_at)
     values ('address:code-mail', $1, $2, $3, $3)`,
    [secrets.hmac('address', twin.address), addressLimits.codeMails.limit - 1, clock.now()],
  );
  await call('requestLoginCode', () => ({ email: unknownEmail() }))(twin);
};

async function makeTwin(who: Role | undefined): Promise<Twin> {
  const email = who ? (await makePerson(server.services, who, { passwordHash })).email : unknownEmail();
  return { email, address: newAddress() };
}

/** Both twins after the same steps, interleaved so that the clock is the same for both. */
async function makeTwins({ who, before = [] }: Pick<Scenario, 'who' | 'before'>): Promise<[Twin, Twin]> {
  const twins: [Twin, Twin] = [await makeTwin(who), await makeTwin(who)];
  for (const step of before) {
    if (typeof step === 'number') server.clock.advance({ seconds: step });
    else for (const twin of twins) await step(twin);
  }
  return twins;
}

const present = (value: unknown): unknown => (typeof value === 'string' && value.length >= 40 ? 'given' : value);

/** A REST answer in GraphQL terms. Errors are equal, except that a resume is called `file` in REST. */
function inWordsOfGraphql({ data, otpAttempts, passwordAttempts, lockoutExpires, ...rest }: FaceAnswer): FaceAnswer {
  if ('error' in rest) {
    const { file, ...fields } = { ...(rest.fields as Record<string, string> | undefined) };
    return {
      ...rest,
      otpAttempts,
      passwordAttempts,
      lockoutExpires,
      ...(file === undefined ? {} : { fields: { ...fields, resumeFileId: file } }),
    };
  }
  if (data === undefined) return rest;
  const user = data as { role: string; name: string } | null;
  return { ...rest, user: user && { role: user.role.toUpperCase(), name: user.name } };
}

export async function bothAnswers(scenario: Scenario): Promise<{ rest: FaceAnswer; graphql: FaceAnswer }> {
  const [one, two] = await makeTwins(scenario);
  const normal = (answer: FaceAnswer) => ({
    ...answer,
    ...('token' in answer ? { token: present(answer.token) } : {}),
    ...('tempToken' in answer ? { tempToken: present(answer.tempToken) } : {}),
  });
  return {
    rest: normal(await callBy('REST', server, scenario.name, one, scenario.input(one))),
    graphql: normal(await callBy('GraphQL', server, scenario.name, two, scenario.input(two))),
  };
}

const counterNames = [
  'retryIn',
  'otpExpiresIn',
  'attemptsLeft',
  'otpAttempts',
  'otpAttemptsLeft',
  'otpVerifyAttempts',
  'otpVerifyAttemptsLeft',
  'verifyAttemptsLeft',
  'passwordAttempts',
  'passwordAttemptsLeft',
  'blockDuration',
  'blockExpires',
  'remainingBlockSeconds',
  'lockoutExpires',
];

/**
 * OP-020: counts and seconds are whole numbers, instants are ISO; each is present, as a value or as null, and two names
 * for one thing have equal values.
 */
function oddCounters(answer: FaceAnswer): unknown[] {
  const odd = counterNames.filter((name) => {
    const value = answer[name];
    return (
      value !== null &&
      !(name.endsWith('Expires')
        ? typeof value === 'string' && !Number.isNaN(Date.parse(value))
        : Number.isInteger(value))
    );
  });
  const twins = [
    ['otpAttempts', 'otpAttemptsLeft'],
    ['otpVerifyAttempts', 'otpVerifyAttemptsLeft'],
    ['passwordAttempts', 'passwordAttemptsLeft'],
    ['lockoutExpires', 'blockExpires'],
    ['blockDuration', 'remainingBlockSeconds'],
  ] as const;
  return [...odd, ...twins.filter(([one, two]) => answer[one] !== answer[two])];
}

/** A mailed link has nothing to count. */
const oddPartsOf = ({ name }: Scenario, rest: FaceAnswer): unknown[] => {
  if (!('error' in rest)) return name === 'forgotPassword' ? [] : oddCounters(rest);
  return [
    ...oddCounters(rest),
    ...(rest.status === errorStatuses[rest.code as keyof typeof errorStatuses] ? [] : ['status']),
  ];
};

export const walk = (rows: [title: string, scenario: Scenario][]) =>
  test.each(rows)('%s', async (_title, scenario) => {
    const { rest, graphql } = await bothAnswers(scenario);
    expect(rest).toMatchObject(scenario.expected);
    expect(inWordsOfGraphql(rest)).toEqual(graphql);
    expect(oddPartsOf(scenario, rest)).toEqual([]);
  });

export const refused = (status: number, error: string, more: object = {}) => ({ status, error, ...more });
export const signedIn = (role: string, name: string) => ({
  status: 200,
  token: 'given',
  codeRequired: false,
  data: { role, name, remainingBlockSeconds: null },
  cookies: expect.arrayContaining(['token', 'userDetails']),
});
