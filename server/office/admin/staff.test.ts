import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { removeOldInvitations } from './staff.service.ts';

const password = 'Banyan#2741';
let server: TestServer;
let superadmin: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 100 });
  await run('delete from users');
  await run('delete from staff_invitations');
  superadmin = await makePerson(server.services, 'SUPERADMIN', { name: 'Leela Menon' });
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const refusalOf = ({ errors }: { errors: { message: string; extensions: { code: string; fields?: object } }[] }) =>
  errors[0] && { code: errors[0].extensions.code, fields: errors[0].extensions.fields };
const roleOf = async (email: string) => (await run('select role from users where email = $1', [email]))[0]?.role;

const invite = (email: string, { role = 'ADMIN', token = superadmin.token } = {}) =>
  server.graphql<{ inviteAdmin: { id: string; expiresAt: string } }>(
    'mutation ($input: InviteAdminInput!) { inviteAdmin(input: $input) { id expiresAt } }',
    { input: { name: 'Asha Rao', email, role } },
    token,
  );
const withdraw = (id: string | undefined) =>
  server.graphql('mutation ($id: ID!) { withdrawAdminInvitation(id: $id) }', { id }, superadmin.token);
const remove = (id: string, token = superadmin.token) =>
  server.graphql('mutation ($id: ID!) { removeAdmin(id: $id) }', { id }, token);
const accept = (email: string, token: string | undefined, bearer?: string, chosen = password) =>
  server.graphql(
    'mutation ($input: AcceptAdminInvitationInput!) { acceptAdminInvitation(input: $input) { message } }',
    { input: { email, token, password: chosen } },
    bearer,
  );
const mailedTokens = async (email: string) =>
  (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]);
const gone = { code: 'BAD_USER_INPUT', fields: { token: expect.stringContaining('This invitation has expired') } };

test('who is invited chooses a password with the mailed link, once, and logs in as an admin', async () => {
  const email = 'asha@example.in';
  expect((await invite('Asha@Example.in')).errors).toEqual([]);
  const [mail] = await server.mails(email);
  expect(mail?.text).toContain('Leela Menon invites you');
  expect(mail?.text).toContain(`${server.url}/invitation?email=asha%40example.in#token=`);
  const [token] = await mailedTokens(email);
  expect(refusalOf(await accept('other@example.in', token))).toEqual(gone);
  expect(refusalOf(await accept(email, token, undefined, 'weak'))).toMatchObject({
    fields: { password: expect.any(String) },
  });
  const both = await Promise.all([accept(email, token), accept(email, token)]);
  expect(both.map(refusalOf).filter(Boolean)).toEqual([gone]);
  expect(await roleOf(email)).toBe('ADMIN');
  const lines = await run(
    `select actor_id = subject_id as "isOwn", actor_role as role, after from audit_log
     where operation = 'acceptAdminInvitation' and subject_id = (select id from users where email = $1)`,
    [email],
  );
  expect(lines).toEqual([{ isOwn: true, role: 'ADMIN', after: { role: 'ADMIN' } }]);
  const login = await server.graphql<{ loginWithPassword: { codeRequired: boolean } }>(
    `mutation ($email: String!, $password: String!) {
      loginWithPassword(email: $email, password: $password) { codeRequired }
    }`,
    { email, password },
  );
  expect(login.data?.loginWithPassword).toEqual({ codeRequired: true });
  expect(await run('select from staff_invitations')).toEqual([]);
});

test('an invitation ends after 72 hours, when it is withdrawn, and when another one is sent', async () => {
  const email = 'asha@example.in';
  await invite(email);
  const [late] = await mailedTokens(email);
  server.clock.advance({ hours: 72, seconds: 1 });
  expect(refusalOf(await accept(email, late))).toEqual(gone);

  await invite(email);
  const { data } = await invite(email);
  const [latest, earlier] = await mailedTokens(email);
  expect(refusalOf(await accept(email, earlier))).toEqual(gone);
  expect(await run('select from staff_invitations')).toHaveLength(1);
  expect((await withdraw(data?.inviteAdmin.id)).errors).toEqual([]);
  expect(refusalOf(await accept(email, latest))).toEqual(gone);
  expect(refusalOf(await withdraw(data?.inviteAdmin.id))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await roleOf(email)).toBeUndefined();
});

test('an address with an account is not invited, nor taken over when it signed up meanwhile', async () => {
  const recruiter = await makePerson(server.services, 'HR');
  expect(refusalOf(await invite(recruiter.email.toUpperCase()))).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { email: 'This email belongs to a job seeker or a recruiter. Invite the person with another one.' },
  });
  expect(refusalOf(await invite(superadmin.email))).toMatchObject({
    fields: { email: 'This person runs the portal already.' },
  });
  await invite('asha@example.in');
  await makePerson(server.services, 'JOBSEEKER', { email: 'asha@example.in' });
  const [token] = await mailedTokens('asha@example.in');
  expect(refusalOf(await accept('asha@example.in', token))).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await roleOf('asha@example.in')).toBe('JOBSEEKER');
});

test('only a superadmin makes one: an admin neither invites nor takes an invitation while logged in', async () => {
  const admin = await makePerson(server.services, 'ADMIN');
  expect(refusalOf(await invite('x@example.in', { role: 'SUPERADMIN', token: admin.token }))).toMatchObject({
    code: 'FORBIDDEN',
  });
  await invite('x@example.in', { role: 'SUPERADMIN' });
  const [token] = await mailedTokens('x@example.in');
  expect(refusalOf(await accept('x@example.in', token, admin.token))).toMatchObject({ code: 'FORBIDDEN' });
  expect(refusalOf(await accept(admin.email, token))).toEqual(gone);
  expect(refusalOf(await invite('y@example.in', { role: 'HR' }))).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { role: 'Choose admin or superadmin.' },
  });
  expect(await roleOf(admin.email)).toBe('ADMIN');
});

test('who is removed is logged out at once, mailed, and takes part in nothing of admins any more', async () => {
  const admin = await makePerson(server.services, 'ADMIN', { name: 'Asha Rao' });
  const seeker = await makePerson(server.services, 'JOBSEEKER');
  await run('insert into support_conversations (user_id, assigned_to) values ($1, $2)', [seeker.id, admin.id]);
  expect((await remove(admin.id)).errors).toEqual([]);
  expect(refusalOf(await server.graphql('{ portalTotals { activeJobs } }', {}, admin.token))).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(await roleOf(admin.email)).toBe('JOBSEEKER');
  expect((await server.mails(admin.email)).map(({ subject }) => subject)).toEqual([
    'You are no longer an admin of Kaamyab',
  ]);
  expect(await run('select assigned_to from support_conversations')).toEqual([{ assigned_to: null }]);
  expect(refusalOf(await remove(admin.id))).toMatchObject({ code: 'NOT_FOUND' });
  expect(refusalOf(await remove(seeker.id))).toMatchObject({ code: 'NOT_FOUND' });
  const [line] = await run('select operation, before, after from audit_log where subject_id = $1', [admin.id]);
  expect(line).toMatchObject({ operation: 'removeAdmin', before: { role: 'ADMIN' }, after: { role: 'JOBSEEKER' } });
});

test('there is always a superadmin: no one removes themselves, of two who remove each other one stays', async () => {
  expect(refusalOf(await remove(superadmin.id))).toMatchObject({ code: 'NOT_FOUND' });
  const other = await makePerson(server.services, 'SUPERADMIN');
  await Promise.all([remove(other.id), remove(superadmin.id, other.token)]);
  expect(await run(`select from users where role = 'SUPERADMIN'`)).toHaveLength(1);
});

test('the list shows who runs the portal and who is invited; an old invitation goes after a month', async () => {
  await makePerson(server.services, 'ADMIN', { name: 'Bina Admin' });
  await makePerson(server.services, 'JOBSEEKER');
  await invite('asha@example.in');
  const list = async () =>
    (
      await server.graphql<{ staff: { members: object[]; invitations: object[] } }>(
        '{ staff { members { name role mayRemove } invitations { name email role } } }',
        {},
        superadmin.token,
      )
    ).data?.staff;
  expect(await list()).toEqual({
    members: [
      { name: 'Leela Menon', role: 'SUPERADMIN', mayRemove: false },
      { name: 'Bina Admin', role: 'ADMIN', mayRemove: true },
    ],
    invitations: [{ name: 'Asha Rao', email: 'asha@example.in', role: 'ADMIN' }],
  });
  server.clock.advance({ hours: 24 * 33 + 1 });
  await removeOldInvitations(server.services);
  expect(await run('select from staff_invitations')).toEqual([]);
});
