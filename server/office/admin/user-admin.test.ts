import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { mailedCode, startSignup } from '../../../test/sign-up.ts';
import { hashPassword } from '../../core/password-hash.ts';

const password = 'World@12345';
let passwordHash: string;
let server: TestServer;
let admin: TestPerson;
let superadmin: TestPerson;
beforeAll(async () => {
  [server, passwordHash] = await Promise.all([startTestServer(), hashPassword(password)]);
});
afterAll(() => server.close());
beforeEach(async () => {
  // No limit by address of an earlier test is met.
  server.clock.advance({ hours: 2 });
  admin = await makePerson(server.services, 'ADMIN');
  superadmin = await makePerson(server.services, 'SUPERADMIN');
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

const actions = {
  disable: 'disableUser(id: $id, reason: "Asks applicants for money.")',
  enable: 'enableUser(id: $id)',
  unlock: 'unlockUser(id: $id)',
  logOut: 'endUserSessions(id: $id)',
} as const;
const act = (action: keyof typeof actions, id: string, token = admin.token) =>
  server.graphql<Record<string, Details>>(
    `mutation ($id: ID!) { ${actions[action]} { ${detailFields} } }`,
    { id },
    token,
  );

interface Details {
  openSessions: number;
  failedAttempts: number;
  lockedUntil: string | null;
  disabledReason: string | null;
}
const detailFields = `
  name email role emailVerifiedAt disabledAt disabledReason companyName openSessions lastSeenAt failedAttempts
  lockedUntil applications jobs openJobs mayChange`;
const details = async (id: string, token = admin.token) =>
  (
    await server.graphql<{ adminUser: Details }>(
      `query ($id: ID!) { adminUser(id: $id) { ${detailFields} } }`,
      { id },
      token,
    )
  ).data?.adminUser;

async function find(more: object, token = admin.token) {
  const { data, errors } = await server.graphql<{
    adminUsers: { items: { name: string }[]; endCursor: string | null };
  }>(
    `query ($search: String, $role: Role, $state: UserState, $after: String, $pageSize: Int = 20) {
      adminUsers(search: $search, role: $role, state: $state, after: $after, pageSize: $pageSize) {
        items { id name email role emailVerifiedAt disabledAt disabledReason createdAt companyName } endCursor
      }
    }`,
    more,
    token,
  );
  expect(errors).toEqual([]);
  return { names: data?.adminUsers.items.map(({ name }) => name), endCursor: data?.adminUsers.endCursor };
}
const login = (email: string, typed = password) =>
  server.graphql(
    `mutation ($email: String!, $password: String!) {
      loginWithPassword(email: $email, password: $password) { token }
    }`,
    { email, password: typed },
  );

test('people are found by name, address and company, in any case, newest first and in parts', async () => {
  const made: string[] = [];
  for (const name of ['Kaveri Rao', 'Bina Kaveri']) {
    server.clock.advance({ seconds: 1 });
    await makePerson(server.services, 'JOBSEEKER', { name });
    made.unshift(name);
  }
  server.clock.advance({ seconds: 1 });
  await makeRecruiter(server.services, { name: 'Ravi', email: 'ravi@kaveri-mail.in', companyName: 'Kaveri Steel' });
  server.clock.advance({ seconds: 1 });
  const left = await makeRecruiter(server.services, { name: 'Left', companyName: 'Kaveri Foods' });
  await run('update company_members set left_at = now() where user_id = $1', [left.id]);

  expect((await find({ search: 'kAVERI' })).names).toEqual(['Ravi', ...made]);
  expect((await find({ search: 'kaveri steel' })).names).toEqual(['Ravi']);
  expect((await find({ search: '@KAVERI-MAIL' })).names).toEqual(['Ravi']);
  expect((await find({ search: 'kaveri', role: 'JOBSEEKER' })).names).toEqual(made);
  expect((await find({ search: '%' })).names).toEqual([]);
  // One and two letters begin a word.
  expect((await find({ search: 'kA' })).names).toEqual(['Ravi', ...made]);
  expect((await find({ search: 'av' })).names).toEqual([]);
  const first = await find({ search: 'kaveri', pageSize: 2 });
  expect(first.names).toEqual(['Ravi', 'Bina Kaveri']);
  expect(await find({ search: 'kaveri', pageSize: 2, after: first.endCursor })).toEqual({
    names: ['Kaveri Rao'],
    endCursor: null,
  });
  await run(`update users set disabled_at = now() where name = 'Bina Kaveri'`);
  expect((await find({ search: 'kaveri', state: 'DISABLED' })).names).toEqual(['Bina Kaveri']);
  expect((await find({ search: 'kaveri', state: 'ACTIVE' })).names).toEqual(['Ravi', 'Kaveri Rao']);
});

test('the details count what somebody has, and show none of it', async () => {
  const seeker = await makeSeeker(server.services, { profile: { whatsapp: '9876501234' } });
  const recruiter = await makeRecruiter(server.services, { companyName: 'Tapti Foods' });
  const open = await makeJob(server.services, recruiter);
  const closed = await makeJob(server.services, recruiter, { is_wanted: false });
  await makeJob(server.services, recruiter, { is_wanted: false, archived_at: new Date() });
  const apply = (jobId: string, status: string) =>
    makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, status });
  await apply(open, 'NEW');
  await apply(closed, 'WITHDRAWN');
  expect(await details(seeker.id)).toMatchObject({ applications: 1, jobs: 0, openSessions: 1, mayChange: true });
  expect(await details(recruiter.id)).toMatchObject({
    applications: 0,
    jobs: 2,
    openJobs: 1,
    companyName: 'Tapti Foods',
    disabledAt: null,
    failedAttempts: 0,
    lockedUntil: null,
  });
  expect(await details(admin.id)).toMatchObject({ mayChange: false });
  expect(await details(superadmin.id, superadmin.token)).toMatchObject({ mayChange: false });
});

test('asvs-7.4.2 who is disabled is logged out at once and everywhere, cannot come in, and is mailed why', async () => {
  const person = await makePerson(server.services, 'HR', { passwordHash });
  expect((await act('disable', person.id)).data?.disableUser).toMatchObject({
    openSessions: 0,
    disabledReason: 'Asks applicants for money.',
  });
  expect(codesOf(await server.graphql('{ sessions { id } }', {}, person.token))).toEqual(['UNAUTHENTICATED']);
  expect(codesOf(await login(person.email))).toEqual(['UNAUTHENTICATED']);
  await server.graphql('mutation ($email: String!) { requestLoginCode(email: $email) { message } }', person);
  await server.graphql('mutation ($email: String!) { forgotPassword(email: $email) { message } }', person);
  const mails = await server.mails(person.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Kaamyab account was disabled']);
  expect(mails[0]?.text).toContain('Asks applicants for money.');
  expect((await act('enable', person.id)).data?.enableUser).toMatchObject({ disabledReason: null });
  await act('enable', person.id);
  expect(await server.mails(person.email)).toHaveLength(2);
  expect((await login(person.email)).errors).toEqual([]);
});

test('wrong passwords and codes that block somebody are shown, and forgotten when an admin unlocks', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER', { passwordHash });
  for (let n = 0; n < 5; n += 1) await login(person.email, 'Wrong@12345');
  expect(codesOf(await login(person.email))).toEqual(['BLOCKED']);
  await server.graphql('mutation ($email: String!) { requestLoginCode(email: $email) { message } }', person);
  const enter = (otp: string) =>
    server.graphql('mutation ($email: String!, $otp: String!) { loginWithCode(email: $email, otp: $otp) { token } }', {
      email: person.email,
      otp,
    });
  const code = await mailedCode(server, person.email);
  for (let n = 0; n < 3; n += 1) await enter(code === '000000' ? '000001' : '000000');
  expect(codesOf(await enter(code))).toEqual(['BLOCKED']);

  const locked = await details(person.id);
  expect(locked?.failedAttempts).toBe(8);
  expect(Date.parse(locked?.lockedUntil ?? '')).toBeGreaterThan(server.clock.now().getTime());
  expect((await act('unlock', person.id)).data?.unlockUser).toMatchObject({ failedAttempts: 0, lockedUntil: null });
  expect((await login(person.email)).errors).toEqual([]);
});

test('asvs-7.4.5 an admin ends all sessions of somebody, who may log in again', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER', { passwordHash });
  expect((await act('logOut', person.id)).data?.endUserSessions).toMatchObject({ openSessions: 0 });
  expect(codesOf(await server.graphql('{ sessions { id } }', {}, person.token))).toEqual(['UNAUTHENTICATED']);
  expect((await login(person.email)).errors).toEqual([]);
});

test('an admin acts on no admin and no superadmin, a superadmin on admins only, nobody on themselves', async () => {
  const [otherAdmin, otherSuperadmin] = [
    await makePerson(server.services, 'ADMIN'),
    await makePerson(server.services, 'SUPERADMIN'),
  ];
  for (const action of ['disable', 'enable', 'unlock', 'logOut'] as const) {
    for (const { id } of [admin, otherAdmin, superadmin])
      expect([action, codesOf(await act(action, id))]).toEqual([action, ['NOT_FOUND']]);
    for (const { id } of [superadmin, otherSuperadmin])
      expect([action, codesOf(await act(action, id, superadmin.token))]).toEqual([action, ['NOT_FOUND']]);
    expect((await act(action, otherAdmin.id, superadmin.token)).errors).toEqual([]);
  }
});

test('the log of these changes holds neither names nor addresses nor secrets', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER', { name: 'Zainab Zaidi', passwordHash });
  for (const action of ['disable', 'enable', 'unlock', 'logOut'] as const) await act(action, person.id);
  const lines = await run('select operation, before, after from audit_log where subject_id = $1 order by at, id', [
    person.id,
  ]);
  expect(lines.map(({ operation }) => operation)).toEqual([
    'disableUser',
    'enableUser',
    'unlockUser',
    'endUserSessions',
  ]);
  expect(lines[0]).toMatchObject({
    before: { disabledAt: null, openSessions: 1 },
    after: { disabledReason: 'Asks applicants for money.', openSessions: 0 },
  });
  const text = JSON.stringify(lines);
  for (const word of [person.name, person.email, passwordHash, person.token]) expect(text).not.toContain(word);
});

const enter = (email: string, otp: string) =>
  server.graphql('mutation ($email: String!, $otp: String!) { loginWithCode(email: $email, otp: $otp) { token } }', {
    email,
    otp,
  });
const sendLoginCode = (email: string) =>
  server.graphql<{ sendLoginCode: object }>(
    'mutation ($email: String!) { sendLoginCode(email: $email) { message } }',
    { email },
    admin.token,
  );

test('a login code that an admin sends opens the account, is not in the answer, and counts as asked for', async () => {
  const person = await makePerson(server.services, 'HR');
  const { data, errors } = await sendLoginCode(person.email);
  expect({ data, errors }).toEqual({ data: { sendLoginCode: { message: 'A new code is on its way.' } }, errors: [] });
  expect(codesOf(await sendLoginCode(person.email))).toEqual(['RATE_LIMITED']);
  expect((await enter(person.email, await mailedCode(server, person.email))).errors).toEqual([]);
  for (let n = 0; n < 3; n += 1) {
    server.clock.advance({ seconds: 31 });
    await sendLoginCode(person.email);
  }
  expect(codesOf(await sendLoginCode(person.email))).toEqual(['BLOCKED']);
  expect(await run(`select operation from audit_log where subject_id = $1`, [person.id])).toHaveLength(4);
  await run('update users set disabled_at = now() where id = $1', [person.id]);
  server.clock.advance({ hours: 25 });
  admin = await makePerson(server.services, 'ADMIN');
  expect(codesOf(await sendLoginCode(person.email))).toEqual(['CONFLICT']);
});

test('a code for a sign-up goes on where the person signed up; who did not sign up gets none', async () => {
  const send = (email: string) =>
    server.graphql('mutation ($email: String!) { sendSignupCode(email: $email) { message } }', { email }, admin.token);
  expect(codesOf(await send('nobody@example.in'))).toEqual(['NOT_FOUND']);
  const { email, tempToken } = await startSignup(server, 'waits@example.in');
  server.clock.advance({ seconds: 31 });
  expect((await send(email)).errors).toEqual([]);
  const { errors } = await server.graphql(
    'mutation ($email: String!, $otp: String!, $tempToken: String!) {' +
      ' verifySignup(email: $email, otp: $otp, tempToken: $tempToken) { token } }',
    { email, tempToken, otp: await mailedCode(server, email) },
  );
  expect(errors).toEqual([]);
});
