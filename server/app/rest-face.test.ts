import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makePerson } from '../../test/factories.ts';
import { newAddress, startServerBehindProxy, unknownEmail } from '../../test/logins.ts';
import type { TestServer } from '../../test/server.ts';
import { mailedCode, samplePassword, wrongCode } from '../../test/sign-up.ts';
import { callBy, type FaceAnswer, type OperationName, type Twin } from '../../test/two-faces.ts';
import type { Role } from '../core/actor.ts';
import { errorStatuses } from '../core/errors.ts';
import { hashPassword } from '../core/password-hash.ts';
import { accountMessages } from '../identity/accounts/account.rules.ts';
import { addressLimits } from '../identity/credentials/attempt.rules.ts';
import { restRoutes } from './rest-routes.ts';

const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

type Input = (twin: Twin) => Record<string, unknown>;
/** What both twins go through first; a number lets so many seconds pass for both. */
type Step = ((twin: Twin) => Promise<unknown>) | number;

interface Scenario {
  name: OperationName;
  /** A visitor, if left out. */
  who?: Role;
  before?: Step[];
  input: Input;
  /** The least that the REST answer must contain. */
  expected: Record<string, unknown>;
}

const emailOnly: Input = ({ email }) => ({ email });
const form: Input = ({ email }) => ({ name: 'Asha Rao', email, password: samplePassword, role: 'hr' });
const withResume: Input = (twin) => ({ ...form(twin), role: 'jobseeker', file: true });

const call = (name: OperationName, input: Input) => (twin: Twin) => callBy('REST', server, name, twin, input(twin));
const times = (count: number, step: (twin: Twin) => Promise<unknown>): Step[] => Array<Step>(count).fill(step);
const readCode = async (twin: Twin) => {
  twin.otp = await mailedCode(server, twin.email);
};
const signUp = async (twin: Twin) => {
  twin.tempToken = String((await call('signup', form)(twin)).tempToken);
  await readCode(twin);
};
const resend = async (twin: Twin) => {
  twin.tempToken = String((await call('resendSignupCode', ticketOf)(twin)).tempToken);
};
const requestCode = async (twin: Twin) => {
  await call('requestLoginCode', emailOnly)(twin);
  await readCode(twin);
};

const ticketOf: Input = ({ email, tempToken }) => ({ email, tempToken });
const rightCode: Input = ({ email, otp }) => ({ email, otp });
const badCode: Input = ({ email, otp = '' }) => ({ email, otp: wrongCode(otp) });
const signupCode =
  (code: Input): Input =>
  (twin) => ({ ...code(twin), tempToken: twin.tempToken });
const passwordOf =
  (typed: string): Input =>
  ({ email }) => ({ email, password: typed });
const otherEmail =
  (input: Input): Input =>
  (twin) => ({ ...input(twin), email: `other.${twin.email}` });
const tryBadLoginCode = call('loginWithCode', badCode);
const tryBadSignupCode = call('verifySignup', signupCode(badCode));
const tryBadPassword = call('loginWithPassword', passwordOf('Wrong@123'));
/** As if the network had requested as many codes as it may, less one. */
const requestForManyOthers = async (twin: Twin) => {
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

/** Both twins after the same steps, taken side by side so that the clock is the same for both. */
async function makeTwins({ who, before = [] }: Pick<Scenario, 'who' | 'before'>): Promise<[Twin, Twin]> {
  const twins: [Twin, Twin] = [await makeTwin(who), await makeTwin(who)];
  for (const step of before) {
    if (typeof step === 'number') server.clock.advance({ seconds: step });
    else for (const twin of twins) await step(twin);
  }
  return twins;
}

const present = (value: unknown): unknown => (typeof value === 'string' && value.length >= 40 ? 'given' : value);

/** A REST answer in the terms of GraphQL. Refusals are the same, except that a resume is a `file` there. */
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

async function bothAnswers(scenario: Scenario): Promise<{ rest: FaceAnswer; graphql: FaceAnswer }> {
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
 * OP-020: counts and seconds are whole numbers, moments ISO instants; each is there, as a value or as null, and what
 * has two names has one value.
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

/** A link that is on its way has nothing to count. */
const oddPartsOf = ({ name }: Scenario, rest: FaceAnswer): unknown[] => {
  if (!('error' in rest)) return name === 'forgotPassword' ? [] : oddCounters(rest);
  return [
    ...oddCounters(rest),
    ...(rest.status === errorStatuses[rest.code as keyof typeof errorStatuses] ? [] : ['status']),
  ];
};

const walk = (rows: [title: string, scenario: Scenario][]) =>
  test.each(rows)('%s', async (_title, scenario) => {
    const { rest, graphql } = await bothAnswers(scenario);
    expect(rest).toMatchObject(scenario.expected);
    expect(inWordsOfGraphql(rest)).toEqual(graphql);
    expect(oddPartsOf(scenario, rest)).toEqual([]);
  });

const refused = (status: number, error: string, more: object = {}) => ({ status, error, ...more });
const signedIn = (role: string, name: string) => ({
  status: 200,
  token: 'given',
  codeRequired: false,
  data: { role, name, remainingBlockSeconds: null },
  cookies: expect.arrayContaining(['token', 'userDetails']),
});

describe('REST-03 DATA-03 DATA-04 REG-24 /signup', () => {
  const ticket = {
    status: 200,
    message: 'OTP sent to your email.',
    tempToken: 'given',
    retryIn: 30,
    otpExpiresIn: 300,
    attemptsLeft: 2,
    otpVerifyAttempts: 3,
    blockDuration: null,
  };
  walk([
    ['takes name, email, password and role of a recruiter', { name: 'signup', input: form, expected: ticket }],
    ['takes a resume of a job seeker', { name: 'signup', input: withResume, expected: ticket }],
    [
      'answers the same for an address that has an account',
      { name: 'signup', who: 'HR', input: form, expected: ticket },
    ],
    [
      'says which field is wrong',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), email: 'nobody', name: '7', password: 'weak' }),
        expected: refused(400, accountMessages.nameLetters, {
          code: 'BAD_USER_INPUT',
          fields: {
            name: accountMessages.nameLetters,
            email: accountMessages.emailInvalid,
            password: accountMessages.passwordWeak,
          },
        }),
      },
    ],
    [
      'OP-004 needs the resume of a job seeker',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), role: 'jobseeker' }),
        expected: refused(400, 'Please upload a valid PDF resume.'),
      },
    ],
    [
      'ROLE-03 REST-19 refuses the role admin',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), role: 'admin' }),
        expected: refused(400, accountMessages.roleUnknown),
      },
    ],
    [
      'ROLE-03 REST-19 refuses the role superadmin',
      {
        name: 'signup',
        input: (twin) => ({ ...form(twin), role: 'superadmin' }),
        expected: refused(400, accountMessages.roleUnknown),
      },
    ],
    [
      'ERR-10 is refused when it comes again too early',
      {
        name: 'signup',
        before: [signUp],
        input: form,
        expected: refused(429, 'Please wait 30s before requesting another OTP.', { retryIn: 30, retryAfter: '30' }),
      },
    ],
    [
      'ERR-10 is refused after the third mail',
      {
        name: 'signup',
        before: [signUp, 30, signUp, 30, signUp, 40],
        input: form,
        expected: refused(423, 'Please wait 20s before requesting another OTP.', {
          remainingBlockSeconds: 20,
          retryAfter: '20',
        }),
      },
    ],
  ]);
});

describe('REST-04 DATA-05 /verify-otp', () => {
  walk([
    [
      'opens the account and signs in',
      { name: 'verifySignup', before: [signUp], input: signupCode(rightCode), expected: signedIn('hr', 'Asha Rao') },
    ],
    [
      'REG-37 counts a wrong code',
      {
        name: 'verifySignup',
        before: [signUp],
        input: signupCode(badCode),
        expected: refused(401, 'Incorrect OTP. Attempts left: 2', { verifyAttemptsLeft: 2, otpExpiresIn: 300 }),
      },
    ],
    [
      'blocks at the third',
      {
        name: 'verifySignup',
        before: [signUp, ...times(2, tryBadSignupCode)],
        input: signupCode(badCode),
        expected: refused(423, 'Too many wrong attempts. Please wait 60 seconds.', {
          blockDuration: 60,
          verifyAttemptsLeft: 0,
        }),
      },
    ],
    [
      'refuses even the right code during the block',
      {
        name: 'verifySignup',
        before: [signUp, ...times(3, tryBadSignupCode), 7],
        input: signupCode(rightCode),
        expected: refused(423, 'Too many attempts. Please wait 53s.', { remainingBlockSeconds: 53 }),
      },
    ],
    [
      'says that a code is too old',
      {
        name: 'verifySignup',
        before: [signUp, 301],
        input: signupCode(rightCode),
        expected: refused(401, 'OTP expired', { otpExpiresIn: null }),
      },
    ],
    [
      'REG-31 counts what is no code',
      {
        name: 'verifySignup',
        before: [signUp],
        input: (twin) => ({ ...ticketOf(twin), otp: '12345' }),
        expected: refused(400, 'Please enter complete OTP.', { verifyAttemptsLeft: 2 }),
      },
    ],
    [
      'CVE-2025-66225 refuses another address',
      { name: 'verifySignup', before: [signUp], input: otherEmail(signupCode(rightCode)), expected: { status: 401 } },
    ],
  ]);
});

describe('REST-05 REST-18 OP-020 DATA-06 REG-45 REG-48 /resend-signup-otp', () => {
  walk([
    [
      'answers a new ticket and all counters',
      {
        name: 'resendSignupCode',
        before: [signUp, 30],
        input: ticketOf,
        expected: {
          status: 200,
          message: 'OTP resent successfully!',
          tempToken: 'given',
          retryIn: 30,
          otpExpiresIn: 300,
          attemptsLeft: 1,
          verifyAttemptsLeft: 3,
        },
      },
    ],
    [
      'is refused too early',
      {
        name: 'resendSignupCode',
        before: [signUp, 10],
        input: ticketOf,
        expected: refused(429, 'Please wait 20s before requesting another OTP.', {
          retryIn: 20,
          otpExpiresIn: 290,
          attemptsLeft: 2,
        }),
      },
    ],
    [
      'ERR-10 is refused after the third mail',
      {
        name: 'resendSignupCode',
        before: [signUp, 30, resend, 30, resend, 30],
        input: ticketOf,
        expected: refused(423, 'Please wait 30s before requesting another OTP.', {
          attemptsLeft: 0,
          remainingBlockSeconds: 30,
        }),
      },
    ],
    [
      'is refused with a ticket of no one',
      {
        name: 'resendSignupCode',
        before: [signUp, 30],
        input: ({ email }) => ({ email, tempToken: 'made up' }),
        expected: refused(400, accountMessages.signupGone),
      },
    ],
    [
      'CVE-2025-66225 refuses another address',
      {
        name: 'resendSignupCode',
        before: [signUp, 30],
        input: otherEmail(ticketOf),
        expected: refused(400, accountMessages.signupGone),
      },
    ],
  ]);
});

describe.each([
  ['REST-06 DATA-07 /request-login-otp', 'requestLoginCode', 'OTP sent to your email.'],
  ['REST-09 DATA-07 /resend-login-otp', 'resendLoginCode', 'OTP resent successfully!'],
] as const)('%s', (_path, name, message) => {
  const ticket = {
    status: 200,
    message,
    otpExpiresIn: 300,
    retryIn: 30,
    otpAttemptsLeft: 2,
    otpVerifyAttemptsLeft: 3,
    attemptsLeft: 5,
    passwordAttemptsLeft: 5,
    remainingBlockSeconds: null,
  };
  walk([
    ['LOGIN-13 mails a code and answers every counter', { name, who: 'JOBSEEKER', input: emailOnly, expected: ticket }],
    ['answers the same for an address that no one has', { name, input: emailOnly, expected: ticket }],
    [
      'needs an address',
      {
        name,
        input: () => ({ email: '' }),
        expected: refused(400, 'Email required.', { fields: { email: 'Email required.' } }),
      },
    ],
    [
      'needs one that can be one',
      { name, input: () => ({ email: 'a b@c.in' }), expected: refused(400, 'Invalid Email format.') },
    ],
    [
      'is refused too early',
      {
        name,
        who: 'HR',
        before: [requestCode, 12],
        input: emailOnly,
        expected: refused(429, 'Please wait 18s before requesting another OTP.', { retryIn: 18 }),
      },
    ],
    [
      'ERR-10 LOGIN-14 is refused after the third mail',
      {
        name,
        who: 'HR',
        before: [requestCode, 30, requestCode, 30, requestCode, 30],
        input: emailOnly,
        expected: refused(423, 'Please wait 30s before requesting another OTP.', {
          otpAttemptsLeft: 0,
          remainingBlockSeconds: 30,
        }),
      },
    ],
    [
      'is refused to a network that asks for too many',
      {
        name,
        before: [requestForManyOthers],
        input: emailOnly,
        expected: refused(429, accountMessages.tooManyFromAddress, { retryAfterSeconds: 600, retryIn: 600 }),
      },
    ],
  ]);
});

describe('REST-07 DATA-07 DATA-08 /login-verify', () => {
  walk([
    [
      'LOGIN-13 signs in',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: rightCode,
        expected: signedIn('hr', 'Person hr'),
      },
    ],
    [
      'LOGIN-14 counts a wrong code',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: badCode,
        expected: refused(401, 'Incorrect OTP. Attempts left: 2', {
          otpVerifyAttemptsLeft: 2,
          retryIn: 30,
          retryAfter: null,
        }),
      },
    ],
    [
      'ERR-09 blocks at the third',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode, ...times(2, tryBadLoginCode)],
        input: badCode,
        expected: refused(423, 'Please wait 60s before trying OTP again.', {
          remainingBlockSeconds: 60,
          retryAfter: '60',
        }),
      },
    ],
    [
      'ERR-09 refuses even the right code during the block',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode, ...times(3, tryBadLoginCode), 1],
        input: rightCode,
        expected: refused(423, 'Please wait 59s before trying OTP again.'),
      },
    ],
    [
      'says that a code is too old',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode, 301],
        input: rightCode,
        expected: refused(401, 'OTP expired'),
      },
    ],
    [
      'LOGIN-10 counts what is no code',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: ({ email }) => ({ email, otp: '' }),
        expected: refused(400, 'Please enter the complete 6-digit OTP.', { otpVerifyAttemptsLeft: 2 }),
      },
    ],
    [
      'answers the same for an address that no one has',
      {
        name: 'loginWithCode',
        before: [requestCode],
        input: badCode,
        expected: refused(401, 'Incorrect OTP. Attempts left: 2'),
      },
    ],
    [
      'CVE-2025-66225 refuses another address',
      {
        name: 'loginWithCode',
        who: 'HR',
        before: [requestCode],
        input: otherEmail(rightCode),
        expected: { status: 401 },
      },
    ],
  ]);
});

describe('REST-08 DATA-07 DATA-08 /login-password', () => {
  walk([
    [
      'LOGIN-13 signs in',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        input: passwordOf(password),
        expected: signedIn('jobseeker', 'Person jobseeker'),
      },
    ],
    [
      'LOGIN-14 counts a wrong password',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        input: passwordOf('Wrong@123'),
        expected: refused(401, 'Incorrect email or password. Attempts left: 4', { passwordAttemptsLeft: 4 }),
      },
    ],
    [
      'ERR-08 blocks at the fifth',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        before: times(4, tryBadPassword),
        input: passwordOf('Wrong@123'),
        expected: refused(423, 'Account is temporarily blocked for 60s.', { passwordAttemptsLeft: 0 }),
      },
    ],
    [
      'ERR-08 refuses even the right one during the block',
      {
        name: 'loginWithPassword',
        who: 'JOBSEEKER',
        before: [...times(5, tryBadPassword), 20],
        input: passwordOf(password),
        expected: refused(423, 'Account is temporarily blocked for 40s.', {
          remainingBlockSeconds: 40,
          retryAfter: '40',
        }),
      },
    ],
    [
      'needs both',
      { name: 'loginWithPassword', input: passwordOf(''), expected: refused(400, 'Email and password required.') },
    ],
    [
      'answers the same for an address that no one has',
      {
        name: 'loginWithPassword',
        input: passwordOf(password),
        expected: refused(401, 'Incorrect email or password. Attempts left: 4'),
      },
    ],
    [
      'asks an admin for a code too',
      {
        name: 'loginWithPassword',
        who: 'ADMIN',
        input: passwordOf(password),
        expected: { status: 200, token: null, codeRequired: true, data: null, cookies: ['device', 'passwordStep'] },
      },
    ],
  ]);
});

describe('REST-10 FORGOT-05 /forgot-password', () => {
  const name = 'forgotPassword';
  walk([
    [
      'mails a link',
      { name, who: 'HR', input: emailOnly, expected: { status: 200, message: accountMessages.linkSent } },
    ],
    [
      'answers the same for an address that no one has',
      { name, input: emailOnly, expected: { status: 200, message: accountMessages.linkSent } },
    ],
    ['needs an address', { name, input: () => ({ email: '' }), expected: refused(400, 'Email required.') }],
    [
      'is refused too early',
      {
        name,
        who: 'HR',
        before: [call(name, emailOnly)],
        input: emailOnly,
        expected: refused(429, 'Please wait 30s before requesting another link.', { retryIn: 30 }),
      },
    ],
    [
      'C-7 answers the same after the third mail, whose link is still good',
      {
        name,
        who: 'HR',
        before: [call(name, emailOnly), 30, call(name, emailOnly), 30, call(name, emailOnly), 30],
        input: emailOnly,
        expected: { status: 200, message: accountMessages.linkSent },
      },
    ],
  ]);
});

test('two answers that differ in one field are seen to differ', async () => {
  const { rest, graphql } = await bothAnswers({
    name: 'loginWithCode',
    before: [requestCode],
    input: badCode,
    expected: {},
  });
  expect({ ...rest, verifyAttemptsLeft: 1 }).not.toEqual(graphql);
});

test('REST-20 OP-061 OP-063 OP-066 OP-067 profile, contact, jobs and applying go over GraphQL, not REST', () => {
  const paths = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining(['POST /signup', 'GET /jobseeker/profile', 'GET /api/jobseeker/notifications']),
  );
  expect(
    paths.filter((path) => /job(?!seeker)|contact|announcement|appl(y|ication)|^(?!GET).*profile/i.test(path)),
  ).toEqual([]);
});
