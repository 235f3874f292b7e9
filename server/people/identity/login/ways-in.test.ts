import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { makePerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, startSignup } from '../../../../test/sign-up.ts';
import { restRoutes } from '../../../app/contents.ts';
import { roles } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import {
  addressLimits,
  attemptPolicies,
  codeRules,
  guessPolicy,
  linkPolicy,
  longestLoginStreak,
  overallLimit,
  resetLinkSeconds,
  strayPolicy,
} from './attempt.rules.ts';
import { proofRules } from './proof-of-work.rules.ts';
import { passwordLimits } from './password.rules.ts';
import { freshSeconds, sessionSeconds, staffIdleSeconds } from '../sessions/session.rules.ts';
import { accountLimits, passwordStepSeconds } from './account.rules.ts';

const page = readFileSync('docs/accounts.md', 'utf8');
const text = page.replaceAll(/\s+/g, ' ');
const section = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const namedIn = (title: string, pattern: RegExp): string[] =>
  [...section(title).matchAll(pattern)].map(([, name = '']) => name).toSorted();

const schemaText = readFileSync('schema.graphql', 'utf8');
const schema = buildSchema(schemaText);
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const read = (name: string): string => readFileSync(join('server', name), 'utf8');

describe('asvs-6.1.3 the ways in that the documentation lists', () => {
  test('are the operations of GraphQL that answer a session, all of them', () => {
    const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const answering = operations.filter(({ type }) => {
      const named = getNamedType(type);
      return isObjectType(named) && 'token' in named.getFields();
    });
    // Its token acts for somebody who is signed in, and opens no session.
    const sessions = answering.map(({ name }) => name).filter((name) => name !== 'createAccessToken');
    expect(sessions.toSorted()).toEqual(namedIn('Ways in', /^\| [\w-]+ \| `(\w+)` \|/gm));
  });

  test('are the paths of REST that answer a session, all of them', () => {
    const answering = restRoutes
      .filter(({ answer }) => String(answer).includes('signedInAnswer'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(answering.toSorted()).toEqual(namedIn('Ways in', /`([A-Z]+ \/[\w-]+)`/g));
  });

  test('are the only ones: nothing else opens a session', () => {
    const opening = sources.filter(
      (name) =>
        /\bopenSession(After)?\(/.test(read(name)) || /insert\(Session\b|insert into sessions/i.test(read(name)),
    );
    expect(opening.toSorted()).toEqual(
      [
        'login/login.service.ts',
        'sessions/session.queries.ts',
        'sessions/session.service.ts',
        'signup/signup.service.ts',
      ].map((name) => `people/identity/${name}`),
    );
  });
});

test('asvs-6.1.1 the limits of the documentation are those of the code', () => {
  const { send, verify, password } = attemptPolicies;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const minutes = (seconds: number) => `${seconds / 60} minutes`;
  for (const sentence of [
    `| mails with a code | ${send.attempts[0]}, at least ${codeRules.resendSeconds} seconds apart |`,
    `${linkPolicy.attempts[0]} links are mailed at least ${linkPolicy.spacingSeconds} seconds ` +
      `apart, the next after ${minutes(linkPolicy.blockSeconds[0])} ` +
      `and then one every ${minutes(linkPolicy.blockSeconds[1])}`,
    `| entries of a code | ${verify.attempts[0]}, and ${verify.attempts[3]} after the third ` +
      `block: ${sumOf(verify.attempts)} within 24 hours, in all browsers together |`,
    `share ${sumOf(strayPolicy.attempts)} tries in 24 hours`,
    `${guessPolicy.attempts[0] - sumOf(strayPolicy.attempts)} of the ${guessPolicy.attempts[0]} stay for browsers`,
    `together | ${password.attempts[0]} |`,
    `A code is good for ${minutes(codeRules.validSeconds)}.`,
    `last ${verify.blockSeconds[0]} seconds, ${minutes(verify.blockSeconds[1] ?? 0)}, ` +
      `${minutes(verify.blockSeconds[2] ?? 0)} and then ${(verify.blockSeconds[3] ?? 0) / 3600} hours`,
    `After ${longestLoginStreak} wrong codes`,
    `after ${longestLoginStreak} wrong passwords`,
    `| sign-ups from one network | ${addressLimits.signups.limit} | ${minutes(addressLimits.signups.seconds)} |`,
    `from one network | ${addressLimits.codeMails.limit} | ${minutes(addressLimits.codeMails.seconds)} |`,
    `at which one network failed | ${addressLimits.failures.limit} | ${addressLimits.failures.seconds / 3600} hour |`,
    `of everybody together | ${overallLimit.limit.toLocaleString('en-IN')} | ${overallLimit.seconds / 3600} hour |`,
    `once, within ${minutes(proofRules.validSeconds)}, for the same kind of guess`,
    `once, within ${minutes(resetLinkSeconds)}`,
    `${passwordLimits.minimum} to ${passwordLimits.maximum} characters`,
  ])
    expect(text).toContain(sentence);
});

test('asvs-7.1.1 asvs-7.1.2 the times and numbers of sessions in the documentation are those of the code', () => {
  for (const sentence of [
    `A session lasts ${sessionSeconds / 86_400} days`,
    `ends after ${staffIdleSeconds / 60} minutes without use`,
    `at most ${accountLimits.sessionsPerPerson} sessions`,
    `waits ${passwordStepSeconds / 60} minutes for its code`,
    `more than ${freshSeconds / 60} minutes ago`,
  ])
    expect(text).toContain(sentence);
});

test('the departures from ASVS are written down', () => {
  expect(namedIn('Where the portal departs', /^\| (\d+\.\d+\.\d+) \|/gm)).toEqual(['5.2.2', '6.2.5', '6.3.3', '6.3.6']);
});

describe('on a running server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('asvs-6.4.2 there is no password hint and no secret question, in the schema or in the database', async () => {
    const columns = await server.services.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = [
      ...columns.map(({ name }) => name),
      ...Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type) || 'getFields' in type
          ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
          : [],
      ),
    ];
    expect(names.length).toBeGreaterThan(300);
    const suspicious = names.filter((name) => /hint|question|secret|maiden|pet_?name|recovery/i.test(name));
    // Webhooks are signed with a secret and an installation has one, which is about no person.
    expect(suspicious.filter((name) => !/webhook|^installation/i.test(name)).toSorted()).toEqual([
      'Faq.question',
      'FaqInput.question',
      'faqs.question',
    ]);
  });

  test.each(roles)('asvs-6.2.2 a %s can change the password', async (role) => {
    const { email, token } = await makePerson(server.services, role, { passwordHash: await hashPassword('Right@123') });
    const { data } = await server.graphql(
      'mutation { changePassword(oldPassword: "Right@123", newPassword: "Better@123") { message } }',
      {},
      token,
    );
    expect(data).toEqual({ changePassword: { message: 'Password changed successfully!' } });
    const login = async (password: string) =>
      (await server.graphql(`mutation { loginWithPassword(email: "${email}", password: "${password}") { message } }`))
        .status;
    expect([await login('Right@123'), await login('Better@123')]).toEqual([401, 200]);
  });

  test('CONST-03 a mailed code has six digits, leading zeros too', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { otp } = await startSignup(server, `code.${Math.random().toString(36).slice(2)}@example.in`);
      expect(otp).toMatch(/^\d{6}$/);
    }
    expect(codeRules.digits).toBe(6);
  });

  test('CONST-04 there are 3 requests of a code, 3 entries and 5 passwords', async () => {
    const { email } = await makePerson(server.services, 'HR');
    const request = async () =>
      await server.graphql<{ requestLoginCode: Record<string, number> }>(
        `mutation { requestLoginCode(email: "${email}") { otpAttemptsLeft otpVerifyAttemptsLeft ` +
          'passwordAttemptsLeft } }',
      );
    expect((await request()).data?.requestLoginCode).toEqual({
      otpAttemptsLeft: 2,
      otpVerifyAttemptsLeft: 3,
      passwordAttemptsLeft: 5,
    });
    for (const left of [1, 0]) {
      server.clock.advance({ seconds: 30 });
      expect((await request()).data?.requestLoginCode.otpAttemptsLeft).toBe(left);
    }
    server.clock.advance({ seconds: 30 });
    expect((await request()).status).toBe(423);
    expect(await mailedCode(server, email)).toMatch(/^\d{6}$/);
  });
});
