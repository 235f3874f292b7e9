import * as z from 'zod/mini';
import { makeCompany, makePerson, makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { defineCommand, defineSteps } from '../../core/use-case.ts';

let server: TestServer;
let admin: TestPerson;
let superadmin: TestPerson;
let companyId: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  // A day of its own for each test, longer than sessions of admins last.
  server.clock.advance({ hours: 48 });
  admin = await makePerson(server.services, 'ADMIN', { name: 'Asha Admin' });
  superadmin = await makePerson(server.services, 'SUPERADMIN');
  companyId = await makeCompany(server.services);
});

interface Entry {
  at: string;
  actorName: string;
  actorRole: string;
  operation: string;
  operationText: string;
  subjectType: string;
  subjectName: string;
  ipAddress: string;
  changes: { name: string; before: string | null; after: string | null }[];
}

const verify = (id: string, isVerified = true, token = admin.token) =>
  server.graphql(
    'mutation ($id: ID!, $isVerified: Boolean!) { verifyCompany(id: $id, isVerified: $isVerified) { domains } }',
    { id, isVerified },
    token,
  );

async function log(filter: object = { subjectId: companyId }, more: { after?: string; pageSize?: number } = {}) {
  const { data, errors } = await server.graphql<{ auditLog: { items: Entry[]; endCursor: string | null } }>(
    `query ($filter: AuditFilter, $after: String, $pageSize: Int = 50) {
      auditLog(filter: $filter, after: $after, pageSize: $pageSize) {
        items {
          at actorName actorRole operation operationText subjectType subjectName ipAddress
          changes { name before after }
        }
        endCursor
      }
    }`,
    { filter, ...more },
    superadmin.token,
  );
  expect(errors).toEqual([]);
  if (!data) throw new Error('No log came.');
  return data.auditLog;
}

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const isVerified = async () =>
  (await run('select verified_at is not null as verified from companies where id = $1', [companyId]))[0]?.verified;

test('a change by an admin is in the log: who, what, to what, before and after, from where and when', async () => {
  expect((await verify(companyId)).errors).toEqual([]);
  const [company] = await run('select name from companies where id = $1', [companyId]);
  expect((await log()).items).toEqual([
    {
      at: server.clock.now().toISOString(),
      actorName: 'Asha Admin',
      actorRole: 'ADMIN',
      operation: 'verifyCompany',
      operationText: 'Verified a company or took that back',
      subjectType: 'COMPANY',
      subjectName: company?.name,
      ipAddress: '127.0.0.1',
      changes: [{ name: 'verifiedAt', before: null, after: server.clock.now().toISOString() }],
    },
  ]);
});

test('members and waiting requests of a company are logged by their ids, as they were before and after', async () => {
  const [member, asker] = [await makeRecruiter(server.services), await makePerson(server.services, 'HR')];
  await run('insert into recruiter_profiles (user_id) values ($1)', [asker.id]);
  const [request] = await run(
    'insert into company_join_requests (company_id, user_id, asked_at) values ($1, $2, now()) returning id',
    [member.companyId, asker.id],
  );
  await server.graphql(
    'mutation ($id: ID!) { adminAnswerJoinRequest(id: $id, isAccepted: true) }',
    { id: request?.id },
    admin.token,
  );
  const [membership] = await run('select id from company_members where user_id = $1 and left_at is null', [asker.id]);
  await server.graphql(
    'mutation ($id: ID!) { removeCompanyMember(id: $id) { domains } }',
    { id: membership?.id },
    admin.token,
  );
  const { items } = await log({ subjectId: member.companyId });
  const both = JSON.stringify([member.id, asker.id]);
  const one = JSON.stringify([member.id]);
  const askers = JSON.stringify([asker.id]);
  expect(items.map(({ operation, changes }) => [operation, changes])).toEqual([
    ['removeCompanyMember', [{ name: 'members', before: both, after: one }]],
    [
      'adminAnswerJoinRequest',
      [
        { name: 'members', before: one, after: both },
        { name: 'requests', before: askers, after: '[]' },
      ],
    ],
  ]);
});

test('a change and its line stay or go together', async () => {
  await run('alter table audit_log rename to put_away');
  expect((await verify(companyId)).errors.map(({ extensions }) => extensions.code)).toEqual(['INTERNAL']);
  await run('alter table put_away rename to audit_log');
  expect(await isVerified()).toBe(false);

  // Refused after the work was done: the domain is another company's.
  const confirm = (id: string) =>
    server.graphql(
      'mutation ($id: ID!) { confirmCompanyDomain(id: $id, domain: "kaveri-steel.in") { domains } }',
      { id },
      admin.token,
    );
  await confirm(await makeCompany(server.services));
  expect((await confirm(companyId)).errors.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
  expect((await log()).items).toEqual([]);
});

test('the database refuses to change, remove or empty the log', async () => {
  await verify(companyId);
  const before = await run('select * from audit_log order by id');
  for (const statement of [
    `update audit_log set operation = 'nothing'`,
    'update audit_log set actor_id = actor_id where false',
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
    `set session_replication_role = 'replica'; delete from audit_log`,
  ])
    await expect(run(statement)).rejects.toThrow('The audit log only grows');
  await run('delete from users where id = $1', [(await makePerson(server.services, 'ADMIN')).id]);
  expect(await run('select * from audit_log order by id')).toEqual(before);
});

test('the log is narrowed by person, operation, thing and days in India, and read on in parts', async () => {
  const other = await makeCompany(server.services);
  await verify(companyId);
  server.clock.advance({ hours: 24 });
  admin = await makePerson(server.services, 'ADMIN');
  superadmin = await makePerson(server.services, 'SUPERADMIN');
  await verify(companyId, false, superadmin.token);
  await server.graphql(
    'mutation ($id: ID!) { removeCompanyDomain(id: $id, domain: "a.in") { domains } }',
    { id: other },
    admin.token,
  );
  const [today, yesterday] = [0, 24].map((hours) =>
    new Date(server.clock.now().getTime() + 19_800_000 - hours * 3_600_000).toISOString().slice(0, 10),
  );
  const roles = async (filter: object) =>
    (await log({ from: yesterday, ...filter })).items.map(({ operation, actorRole }) => `${operation} ${actorRole}`);
  expect(await roles({ person: superadmin.email.toUpperCase() })).toEqual(['verifyCompany SUPERADMIN']);
  expect(await roles({ person: 'nobody@example.in' })).toEqual([]);
  expect(await roles({ operation: 'removeCompanyDomain' })).toEqual(['removeCompanyDomain ADMIN']);
  expect(await roles({ subjectType: 'COMPANY', subjectId: other })).toEqual(['removeCompanyDomain ADMIN']);
  expect(await roles({ to: yesterday })).toEqual(['verifyCompany ADMIN']);
  expect(await roles({ from: today })).toHaveLength(2);

  const [first, all] = [await log({ from: yesterday }, { pageSize: 2 }), await log({ from: yesterday })];
  const second = await log({ from: yesterday }, { pageSize: 2, after: first.endCursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect([first.items.length, second.endCursor, all.endCursor]).toEqual([2, null, null]);
});

test('the log is a table for spreadsheets, narrowed the same way', async () => {
  await verify(companyId);
  const ask = (query: string) =>
    fetch(`${server.url}/audit.csv?${query}`, { headers: { authorization: `Bearer ${superadmin.token}` } });
  const lines = (await (await ask(`subjectId=${companyId}&person=`)).text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Time,Name,Email,Role,Operation');
  expect(lines[1]).toContain(
    `Asha Admin,${admin.email},ADMIN,verifyCompany,Verified a company or took that back,Company`,
  );
  expect((await ask('subject=x')).status).toBe(400);
});

test('a command of admins without a rule for the log does not compile', () => {
  expect.hasAssertions();
  const command = { input: z.object({ id: z.string() }), run: async () => true };
  // @ts-expect-error -- It does not say what it writes to the log.
  defineCommand({ ...command, name: 'verifyCompany', allow: ['ADMIN', 'SUPERADMIN'] });
  // @ts-expect-error -- What admins write is one transaction with its line in the log.
  expect(defineSteps({ ...command, name: 'verifyCompany', allow: ['SUPERADMIN'] })).toBeTruthy();
});
