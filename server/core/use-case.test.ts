import * as z from 'zod/mini';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { Actor, Role } from './actor.rules.ts';
import type { RequestContext } from './context.ts';
import { conflict, notFound } from './errors.ts';
import { defineCommand, defineSteps } from './use-case.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await makePerson(server.services, 'HR');
});
afterAll(() => server.close());

const requestOf = (actor: Actor | null): RequestContext => ({
  services: server.services,
  actor,
  requestId: '1',
  ipAddress: '127.0.0.1',
  userAgent: '',
  cookies: {},
  cookieJar: { set: () => undefined, clear: () => undefined, clearStorage: () => undefined },
  log: server.services.log,
});
const actorOf = (role: Role): Actor => ({
  ...person,
  role,
  sessionId: '',
  scopes: null,
  deletesAt: null,
  sessionExpiresAt: new Date(),
  authenticatedAt: new Date(),
});
const countFaqs = async (): Promise<number> =>
  (await server.services.database.query<{ n: number }>('select count(*)::int as n from faqs'))[0]?.n ?? -1;
const countOutbox = async (): Promise<number> =>
  (await server.services.database.query<{ n: number }>('select count(*)::int as n from outbox'))[0]?.n ?? -1;

const addFaq = defineCommand({
  name: 'addFaq',
  allow: ['HR'],
  input: z.object({
    input: z.object({
      position: z.number().check(z.minimum(1, 'Position must be 1 or more')),
      id: z.optional(z.string()),
    }),
  }),
  load: async (_scope, { input }) => {
    if (input.id === 'foreign') throw notFound();
  },
  conflicts: { faqs_position_key: () => 'This position is taken.' },
  run: async ({ tx, effects }, { input }) => {
    await tx.query('set constraints all immediate');
    effects.events.push({ topic: 'faqAdded', userIds: [person.id], subjectId: person.id });
    await tx.query('insert into faqs (position, question, answer) values ($1, $2, $3)', [
      input.position,
      'Why?',
      'Because.',
    ]);
    if (input.id === 'breaks') throw conflict('Broken on purpose.');
    return input.position;
  },
});

test('refusals come in order: signed out, wrong role, not there, then input', async () => {
  const bad = { input: { position: 0, id: 'foreign' } };
  await expect(addFaq(requestOf(null), bad)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(addFaq(requestOf(actorOf('JOBSEEKER')), bad)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(addFaq(requestOf(actorOf('HR')), bad)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(addFaq(requestOf(actorOf('HR')), { input: { position: 0 } })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { position: 'Position must be 1 or more' } },
  });
});

test('a use case that fails leaves neither its rows nor its outbox', async () => {
  const [faqs, outbox] = [await countFaqs(), await countOutbox()];
  await expect(addFaq(requestOf(actorOf('HR')), { input: { position: 7, id: 'breaks' } })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect([await countFaqs(), await countOutbox()]).toEqual([faqs, outbox]);
});

test('a violated constraint becomes the error that the use case names for it', async () => {
  await addFaq(requestOf(actorOf('HR')), { input: { position: 3 } });
  await expect(addFaq(requestOf(actorOf('HR')), { input: { position: 3 } })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This position is taken.',
  });
});

test('an event leaves with the commit and reaches its listener', async () => {
  const received = new Promise<string>((resolve) =>
    server.services.events.on('faqAdded', person.id, ({ subjectId }) => resolve(subjectId)),
  );
  await addFaq(requestOf(actorOf('HR')), { input: { position: 4 } });
  expect(await received).toBe(person.id);
});

test('two transactions that lock each other out both succeed, because the loser is run again', async () => {
  await server.services.database.query(
    `insert into faqs (position, question, answer) values (100, 'a', 'a'), (101, 'b', 'b')`,
  );
  let met: () => void = () => undefined;
  const bothStarted = new Promise<void>((resolve) => (met = resolve));
  let started = 0;
  const lockBoth = defineCommand({
    name: 'lockBoth',
    allow: ['HR'],
    input: z.object({ order: z.array(z.number()) }),
    run: async ({ tx }, { order }) => {
      await tx.query('select 1 from faqs where position = $1 for update', [order[0]]);
      if ((started += 1) === 2) met();
      await bothStarted;
      await tx.query('select 1 from faqs where position = $1 for update', [order[1]]);
      return true;
    },
  });
  const request = requestOf(actorOf('HR'));
  expect(
    await Promise.all([lockBoth(request, { order: [100, 101] }), lockBoth(request, { order: [101, 100] })]),
  ).toEqual([true, true]);
  // Run again, the loser may take its first row before the winner wakes, and then lock it out once more.
  expect(started).toBeGreaterThanOrEqual(3);
});

test('steps stand even if a later one fails', async () => {
  const before = await countFaqs();
  const twoSteps = defineSteps({
    name: 'twoSteps',
    allow: 'ANYONE',
    input: z.object({}),
    run: async ({ inTransaction }) => {
      await inTransaction(async ({ tx }) =>
        tx.query(`insert into faqs (position, question, answer) values (200, 'c', 'c')`),
      );
      throw conflict('The second step failed.');
    },
  });
  await expect(twoSteps(requestOf(null), {})).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await countFaqs()).toBe(before + 1);
});
