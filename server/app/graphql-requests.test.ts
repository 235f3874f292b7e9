import { getIntrospectionQuery } from 'graphql';
import { startTestServer, type TestServer } from '../../test/server.ts';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('a request that does not say which operation to run is the caller’s mistake, without inner detail', () => {
  const unclear = [
    ['{ __typename }', 'Nowhere', 'There is no operation of that name.'],
    ['query A { __typename }', 'B', 'There is no operation of that name.'],
    ['query A { __typename }', '', 'There is no operation of that name.'],
    ['query A { __typename } query B { __typename }', undefined, 'Name the operation to run.'],
  ] as const;
  test.each(unclear)('POST %s of %s', async (query, operationName, message) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });
  test.each(unclear)('GET %s of %s', async (query, operationName, message) => {
    const asked = new URLSearchParams(operationName === undefined ? { query } : { query, operationName });
    const answer = await fetch(`${server.url}/graphql?${asked}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
    ]);
  });
});

const jobFields = `id title location description salaryText typeText experienceText workModeText postedText status
  company { id name rating reviewCount }`;
const fourteen = (part: (index: number) => string): string =>
  Array.from({ length: 14 }, (_, index) => part(index)).join(' ');

describe('the GraphQL limits', () => {
  test.each([
    ['depth', `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} } '.repeat(10)} } } }`],
    [
      'depth of our own fields',
      `{ myApplications { job { ${'myApplication { job { '.repeat(6)} id ${'} } '.repeat(6)} } } }`,
    ],
    ['aliases', `{ ${Array.from({ length: 101 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    ['directives', `{ __typename ${'@include(if: true) '.repeat(100)} }`],
    ['tokens', `{ ${'__typename '.repeat(5000)} }`],
    ['cost', `{ ${fourteen((index) => `a${index}: jobs(pageSize: 100) { items { ${jobFields} } }`)} }`],
    [
      'fragments',
      [
        '{ ...f0 }',
        fourteen((index) => `fragment f${index} on Query { __schema { types { ...t${index} } } }`),
        fourteen(
          (index) =>
            `fragment t${index} on __Type { ofType { ofType { ofType { name } } } ofType { ...t${index + 1} } }`,
        ),
        'fragment t14 on __Type { name }',
      ].join(' '),
    ],
  ])('refuse too much of %s within 100 ms', async (_what, query) => {
    const times: number[] = [];
    // The best of ten: what the refusal costs, not what else the machine does.
    for (let round = 0; round < 10; round += 1) {
      const started = performance.now();
      const answer = await server.graphql(query, {}, undefined, { expectsInvalid: true });
      times.push(performance.now() - started);
      expect(answer.status).toBe(400);
      expect(answer.data).toBeNull();
    }
    expect(Math.min(...times)).toBeLessThan(100);
  });
  test('let introspection pass: the API is public', async () => {
    const { data } = await server.graphql<{ __schema: { queryType: { name: string } } }>(getIntrospectionQuery());
    expect(data?.__schema.queryType.name).toBe('Query');
  });
});

describe('a document that was asked before', () => {
  const many = `query($rows: Int = 100, $isWhole: Boolean = true) {
    ${fourteen((index) => `a${index}: jobs(pageSize: $rows) { items { id ...Whole @include(if: $isWhole) } }`)}
  }
  fragment Whole on Job { ${jobFields} }`;
  const statusOf = async (variables: Record<string, unknown>): Promise<number> =>
    (await server.graphql(many, variables, undefined, { expectsInvalid: true })).status;

  test('costs what it asks for this time: more rows, no number where one is preset, what is skipped', async () => {
    expect(await statusOf({ rows: 1 })).toBe(200);
    expect(await statusOf({ rows: 100 })).toBe(400);
    expect(await statusOf({ rows: null })).toBe(200);
    expect(await statusOf({})).toBe(400);
    expect(await statusOf({ rows: 90, isWhole: false })).toBe(200);
    expect(await statusOf({ rows: 90 })).toBe(400);
  });
  test('is refused for a value of the wrong type, as if it came for the first time', async () => {
    const find = (filter: object) =>
      server.graphql('query($filter: JobFilter) { jobs(filter: $filter, page: 1) { total } }', { filter }, undefined, {
        expectsInvalid: true,
      });
    const first = await find({ location: 5 });
    expect((await find({ location: 'Pune' })).status).toBe(200);
    const { status, errors } = await find({ location: 5 });
    expect({ status, errors }).toEqual({ status: first.status, errors: first.errors });
    expect(first).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});
