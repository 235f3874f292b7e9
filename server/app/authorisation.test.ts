import { isNonNullType } from 'graphql';
import { type Attempt, attemptsAt, call, fields, fingerprint, inputsFor } from '../../test/authorisation-attempts.ts';
import type { CallAnswer } from '../../test/authorisation-calls.ts';
import { badInputsOf } from '../../test/authorisation-bad-inputs.ts';
import { makeWorld, type World } from '../../test/authorisation-world.ts';
import { type LoggedLine, startTestServer, type TestServer } from '../../test/server.ts';
import { readSettings } from '../platform/settings/settings.service.ts';
import { DevelopmentMailbox } from '../core/mail.ts';
import { preparations } from '../../test/authorisation-put-back.ts';
import { matrix } from '../../test/authorisation-matrix.ts';
import type { MatrixRow } from '../../test/authorisation-rows.ts';
import { type Outcome, principals, type Target } from '../../test/authorisation-principals.ts';
import { nameOf, outcomeOf } from '../../test/authorisation-outcomes.ts';
import { createHttpServer } from './http-server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const refusals = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 } as const;
const isRead = ({ operation }: MatrixRow) => /^(Query\.|GET |OPTIONS )/.test(operation);
/** Its refusal leaves the rest of the answer standing (docs/decisions/0003). */
const isNullable = ({ operation }: MatrixRow) => fields.has(operation) && !isNonNullType(fields.get(operation)?.type);
const rows = matrix.map((row) => [nameOf(row), row] as const);

const sayingOf = (row: MatrixRow, { principal, target }: Attempt, answer: Pick<CallAnswer, 'outcome' | 'body'>) =>
  [
    [principal, target].filter(Boolean).join(', '),
    `${answer.outcome} instead of ${outcomeOf(row, principal, target)}`,
    answer.body.slice(0, 300),
  ].join(': ');

/** What is wrong with a refusal: it must be logged in exactly one line that shows who, what and how it ended. */
function logProblems(lines: LoggedLine[], expected: { outcome: string; actorId: string | null }): string[] {
  const events = lines.filter(({ event }) => event === 'authorisation' || event === 'authentication');
  const [event] = events;
  const isRight =
    event?.event === 'authorisation' &&
    event.outcome === expected.outcome &&
    event.actorId === expected.actorId &&
    typeof event.requestId === 'string' &&
    typeof event.ipAddress === 'string' &&
    String(event.time).endsWith('Z');
  return events.length === 1 && isRight ? [] : [`${events.length} lines: ${JSON.stringify(events)}`];
}

/**
 * The client's pages and the addresses that lead to them hold nothing of their own: what they show comes through the
 * operations, in the visitor's name.
 */
test('C-10 asvs-8.1.1 the matrix names every operation and every route of the server, and nothing else', async () => {
  const mailbox = new DevelopmentMailbox(server.services.database, {
    publicUrl: server.url,
    settings: () => readSettings(server.services.database.prepared),
  });
  const app = await createHttpServer(server.services, { mailbox, clientRoot: '/nowhere', isStopping: () => false });
  await app.ready();
  const routes = routesIn(app.printRoutes({ commonPrefix: false }));
  await app.close();
  const pages = ['GET /*', 'GET /job/:id', 'GET /unsubscribe/:link'];
  expect([...new Set(matrix.map(({ operation }) => operation))].toSorted()).toEqual(
    [...fields.keys(), ...routes.filter((route) => !pages.includes(route))].toSorted(),
  );
});

/** Reads Fastify's drawing of its route tree. */
function routesIn(drawing: string): string[] {
  const path: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    path.splice(
      indent.length / 4,
      Infinity,
      part === '*' && !path.at(indent.length / 4 - 1)?.endsWith('/') ? '/*' : part,
    );
    return methods
      .split(', ')
      .filter((method) => method && method !== 'HEAD')
      .map((method) => `${method} ${path.join('')}`);
  });
}

/** Whoever is refused by role is refused for any id: one that is there and one that is none show it. */
const isTried = (refusal: Outcome, target: Target | undefined): boolean =>
  refusal === 'NOT_FOUND' || !target || ["somebody else's", 'malformed'].includes(target);

describe('who is refused', () => {
  // One world for all rows: that refusals leave it as it was is part of what is shown.
  let world: World;
  let before: object[];
  beforeAll(async () => {
    world = await makeWorld(server.services);
    before = await fingerprint(server);
  });

  test.each(
    rows.filter(([, row]) => principals.some((principal) => outcomeOf(row, principal, 'unknown') !== 'answer')),
  )('C-10 asvs-8.2.1 asvs-8.2.2 asvs-16.3.2 %s: as declared, with one log line each', async (_name, row) => {
    const problems: string[] = [];
    const notFound: Record<string, string[]> = {};
    for (const attempt of attemptsAt(world, row)) {
      const { principal, target, id } = attempt;
      const expected = outcomeOf(row, principal, target);
      if (expected === 'answer' || !isTried(expected, target)) continue;
      const caller = { server, world, principal };
      const inputs = badInputsOf[nameOf(row)] ?? (await inputsFor(row, caller));
      const logged = server.logged().length;
      const answer = await call(row, caller, id, inputs);
      if (answer.outcome !== expected || answer.status !== (isNullable(row) ? 200 : refusals[expected]))
        problems.push(sayingOf(row, attempt, answer));
      if (expected === 'NOT_FOUND') (notFound[principal] ??= []).push(answer.body);
      const actorId = principal === 'visitor' ? null : world.people[principal].id;
      problems.push(
        ...logProblems(server.logged().slice(logged), { outcome: expected, actorId }).map(
          (problem) => `${principal}, ${target}: ${problem}`,
        ),
      );
    }
    expect(problems).toEqual([]);
    // Somebody else's, unknown, malformed and deleted: the answer does not show which.
    for (const bodies of Object.values(notFound)) expect(new Set(bodies).size).toBe(1);
  });

  /** Which call it was shows `-t 'closeJob:|changed a row'`, operation by operation. */
  test('C-10 asvs-8.2.1 asvs-8.2.2 nothing that was refused changed a row', async () => {
    expect(await fingerprint(server)).toEqual(before);
  });
});

describe('who is answered', () => {
  /** Rows that write share it until one does not find there what it needs: its target is used up, its people left. */
  let used: World | undefined;

  async function problemsOf(world: World, row: MatrixRow): Promise<string[]> {
    const wanted = attemptsAt(world, row).filter(
      ({ principal, target }) => outcomeOf(row, principal, target) === 'answer',
    );
    const problems: string[] = [];
    for (const attempt of wanted) {
      const caller = { server, world, principal: attempt.principal };
      await preparations[row.operation]?.(caller);
      const answer = await call(row, caller, attempt.id, await inputsFor(row, caller));
      if (answer.outcome !== 'answer') problems.push(sayingOf(row, attempt, answer));
    }
    return problems;
  }

  describe('without a change', () => {
    // One world for all that only read, and for what is refused.
    let world: World;
    beforeAll(async () => {
      server.clock.advance({ minutes: 11 });
      world = await makeWorld(server.services);
    });

    test.each(rows.filter(([, row]) => isRead(row)))('C-10 asvs-8.2.1 %s: as declared', async (_name, row) => {
      expect(await problemsOf(world, row)).toEqual([]);
    });

    test.each(rows.filter(([name]) => badInputsOf[name]))(
      'asvs-8.3.1 %s: bad input is the last thing that is refused',
      async (name, row) => {
        const allowed = attemptsAt(world, row).filter(
          ({ principal, target }) => outcomeOf(row, principal, target) === 'answer',
        );
        const answers = await Promise.all(
          allowed.map(({ principal, id }) => call(row, { server, world, principal }, id, badInputsOf[name])),
        );
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => 'BAD_USER_INPUT'));
      },
    );
  });

  test.each(rows.filter(([, row]) => !isRead(row)))('C-10 asvs-8.2.1 %s: as declared', async (_name, row) => {
    // So that no limit by address of an earlier row is met.
    server.clock.advance({ minutes: 11 });
    let problems = used ? await problemsOf(used, row) : ['There is no world.'];
    if (problems.length > 0) {
      used = await makeWorld(server.services);
      problems = await problemsOf(used, row);
    }
    expect(problems).toEqual([]);
    // Nobody there is a superadmin any more.
    if (row.operation === 'Mutation.setUpPortal') used = undefined;
  });
});
