import { type Attempt, attemptsAt, call, fingerprint, inputsFor } from '../../test/authorisation-attempts.ts';
import type { CallAnswer, Caller } from '../../test/authorisation-calls.ts';
import { matrix } from '../../test/authorisation-matrix.ts';
import type { MatrixRow } from '../../test/authorisation-rows.ts';
import { nameOf, outcomeOf } from '../../test/authorisation-outcomes.ts';
import { openOperations, scopeOf, sufficientFor } from '../../test/authorisation-tokens.ts';
import { makeWorld, type World } from '../../test/authorisation-world.ts';
import { makeAccessToken } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import type { TokenScope } from '../core/token-scope.labels.ts';
import { tokenScopes } from '../people/identity/tokens/access-token.rules.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const rows = matrix.map((row) => [nameOf(row), row] as const);
const isForAll = (row: MatrixRow) => ['ANY', 'PUBLIC'].includes(scopeOf(row) ?? '');
const holders = ['seeker A', 'recruiter A'] as const;
type Holder = (typeof holders)[number];

/** What a login of a holder of tokens is answered. */
const allowedAt = (of: World, row: MatrixRow): (Attempt & { principal: Holder })[] =>
  holders.flatMap((holder) => {
    const allowed = attemptsAt(of, row).find(
      ({ principal, target }) => principal === holder && outcomeOf(row, principal, target) === 'answer',
    );
    return allowed ? [{ ...allowed, principal: holder }] : [];
  });

/** The same world in which the person shows a token instead of a login. */
async function withToken(of: World, principal: Holder, scopes: readonly TokenScope[]): Promise<World> {
  const token = await makeAccessToken(server.services, of.people[principal], scopes);
  return { ...of, people: { ...of.people, [principal]: { ...of.people[principal], token } } };
}

/** A field within the answer may need another scope; the rest stands. */
function isAnswered({ outcome, body }: CallAnswer): boolean {
  if (outcome === 'answer') return true;
  const { errors } = JSON.parse(body) as { errors?: { path?: unknown[] }[] };
  return errors?.every(({ path }) => (path?.length ?? 0) > 1) ?? false;
}

/** It reads the application, by the rule of applications. */
const alsoNeeded = (row: MatrixRow): TokenScope[] =>
  row.operation === 'Query.takenInterviewSlots' && row.object ? ['APPLICATIONS_READ'] : [];

async function answersOf(of: World, row: MatrixRow, scopes: readonly TokenScope[]): Promise<string[]> {
  const answers: string[] = [];
  for (const { principal, id } of allowedAt(of, row)) {
    const inputs = await inputsFor(row, { server, world: of, principal });
    const shown = await withToken(of, principal, scopes);
    const answer = await call(row, { server, world: shown, principal }, id, inputs);
    answers.push(isAnswered(answer) ? 'answer' : answer.outcome);
  }
  return answers;
}

test('C-10 what is open to tokens is named in the matrix', () => {
  expect(openOperations.filter((name) => !matrix.some(({ operation }) => operation === name))).toEqual([]);
});

/** By role alone: the world is not there yet when tests are named. */
function allowedAtAll(row: MatrixRow): boolean {
  return holders.some((principal) => outcomeOf({ ...row, object: undefined }, principal) === 'answer');
}

describe('who has every other scope', () => {
  const refused = rows.filter(([, row]) => !isForAll(row) && allowedAtAll(row));
  /** All inputs are there before the first call: only calls could change a row. */
  const attempts = new Map<MatrixRow, { caller: Caller; id: string | undefined; inputs: object }[]>();
  let before: object[];
  beforeAll(async () => {
    const world = await makeWorld(server.services);
    const prepared: [MatrixRow, Attempt & { principal: Holder }, object][] = [];
    for (const [, row] of refused)
      for (const attempt of allowedAt(world, row))
        prepared.push([row, attempt, await inputsFor(row, { server, world, principal: attempt.principal })]);
    await server.mails();
    // Some inputs move the clock, and the use of a token is written down when an earlier one was long ago.
    for (const [row, { principal, id }, inputs] of prepared) {
      const sufficient = sufficientFor(scopeOf(row) as Exclude<ReturnType<typeof scopeOf>, 'ANY'>);
      const others = tokenScopes.filter((scope) => !sufficient.includes(scope));
      const caller = { server, world: await withToken(world, principal, others), principal };
      attempts.set(row, [...(attempts.get(row) ?? []), { caller, id, inputs }]);
    }
    before = await fingerprint(server);
  });

  test.each(refused)('C-10 %s: refused for the token, not for the person', async (_name, row) => {
    for (const { caller, id, inputs } of attempts.get(row) ?? []) {
      const { outcome, body } = await call(row, caller, id, inputs);
      expect([outcome, body]).toEqual(['FORBIDDEN', expect.stringContaining('access token')]);
    }
  });

  test('C-10 nothing that was refused changed a row', async () => {
    expect(await fingerprint(server)).toEqual(before);
  });
});

describe('who has the scope', () => {
  // In the world of what is refused somebody leaves, and their jobs are closed.
  let world: World;
  beforeAll(async () => void (world = await makeWorld(server.services)));

  test.each(rows.filter(([, row]) => scopeOf(row) && scopeOf(row) !== 'ANY'))(
    'C-10 %s: answered to a token of that scope alone',
    async (_name, row) => {
      for (const scope of sufficientFor(scopeOf(row) as TokenScope | 'PUBLIC')) {
        // So that no limit of an earlier row is met.
        server.clock.advance({ minutes: 11 });
        let answers = await answersOf(world, row, [scope, ...alsoNeeded(row)]);
        if (answers.some((answer) => answer !== 'answer')) {
          // An earlier row has used up the target.
          world = await makeWorld(server.services);
          answers = await answersOf(world, row, [scope, ...alsoNeeded(row)]);
        }
        expect(answers.filter((answer) => answer !== 'answer')).toEqual([]);
        expect(answers.length > 0 || /nobody claimed|withdrawn/.test(nameOf(row))).toBe(true);
      }
    },
  );
});
