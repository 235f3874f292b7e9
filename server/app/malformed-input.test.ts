import { getNamedType } from 'graphql';
import { newAddress, rootFields } from '../../test/authorisation-calls.ts';
import { makeWorld, type World, worldPassword } from '../../test/authorisation-world.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { postJson } from '../../test/sign-up.ts';
import { matrix } from '../../test/authorisation-matrix.ts';
import { createSchema } from './graphql-schema.ts';
/** What broke other job portals (anchors: real advisories), tried here. */
let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server.services);
});
afterAll(() => server.close());

const openJobs = async (): Promise<number> =>
  (
    await server.services.database.query<{ count: number }>(
      `select count(*)::int as count from jobs where status = 'ACTIVE'`,
    )
  )[0]?.count ?? -1;

describe('input of another shape', () => {
  const shapes = [{}, [], { $ne: null }, [{ raw: '1=1' }], { toString: 'x' }, [['a']], 7, true, null] as const;
  const accountRows = matrix
    .slice(
      0,
      matrix.findIndex(({ operation }) => operation === 'Query.portalTotals'),
    )
    .map(({ operation }) => operation);
  const bodies: Record<string, string[]> = {
    '/verify-otp': ['email', 'otp', 'tempToken'],
    '/resend-signup-otp': ['email', 'tempToken'],
    '/request-login-otp': ['email'],
    '/resend-login-otp': ['email'],
    '/login-verify': ['email', 'otp'],
    '/login-password': ['email', 'password'],
    '/forgot-password': ['email'],
    '/signup': ['name', 'email', 'password', 'role'],
  };

  test('CVE-2025-60542 every REST path of the accounts that reads a body is in the list below', () => {
    expect(
      accountRows
        .filter((operation) => operation.startsWith('POST '))
        .map((operation) => operation.slice(5))
        .toSorted(),
    ).toEqual([...Object.keys(bodies), '/logout'].toSorted());
  });

  test.each(Object.entries(bodies))(
    'CVE-2025-60542 POST %s refuses objects and lists for every text',
    async (path, fields) => {
      for (const field of fields) {
        for (const shape of shapes) {
          const right = {
            name: 'Asha Rao',
            email: newAddress(),
            password: worldPassword,
            role: 'hr',
            otp: '123456',
            tempToken: 'x'.repeat(43),
          };
          const { status, body } = await postJson(server, path, {
            ...Object.fromEntries(fields.map((name) => [name, right[name as 'name']])),
            [field]: shape,
          });
          expect([path, field, shape, status >= 400 && status < 500, body.token]).toEqual([
            path,
            field,
            shape,
            true,
            undefined,
          ]);
          server.clock.advance({ minutes: 1 });
        }
      }
    },
  );

  const operations = accountRows
    .filter((operation) => operation.startsWith('Mutation.'))
    .filter((operation) => rootFields(createSchema()).get(operation)?.args.length);
  test.each(operations)('CVE-2025-60542 %s refuses objects and lists for every text', async (operation) => {
    const field = rootFields(createSchema()).get(operation);
    if (!field) throw new Error(`The schema has no ${operation}.`);
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const selection = getNamedType(field.type).name === 'Boolean' ? '' : '{ __typename }';
    const document = `mutation (${declared}) { ${field.name}(${given}) ${selection} }`;
    for (const { name } of field.args) {
      for (const shape of [
        ...shapes.filter((each) => typeof each === 'object' && each !== null),
        { $ne: worldPassword },
      ]) {
        const right = Object.fromEntries(field.args.map((argument) => [argument.name, 'x']));
        const { status, errors } = await server.graphql(
          document,
          { ...right, [name]: shape },
          world.people['seeker A'].token,
        );
        expect([operation, name, status, errors[0]?.extensions.code]).toEqual([operation, name, 400, 'BAD_USER_INPUT']);
        expect(JSON.stringify(errors)).not.toContain(worldPassword);
      }
    }
  });

  test.each([
    ["__import__('os').system('id')"],
    ['process.exit(1)'],
    ['[1,2]'],
    [{ a: { b: {} } }],
    [[['x']]],
    [7],
    ['*'],
    ['all'],
    ['%'],
  ])('CVE-2025-68868 CVE-2025-48868 a list of ids that holds %j runs nothing and changes nothing', async (ids) => {
    const { token } = world.people['recruiter A'];
    const input = {
      title: 'T',
      company: 'C',
      description: 'D',
      location: 'L',
      salaryMin: 1,
      salaryMax: 2,
      skills: ['S'],
      attachmentIds: ids,
    };
    const before = await openJobs();
    const { status, errors } = await server.graphql(
      'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
      { input },
      token,
    );
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await openJobs()).toBe(before);
  });
});

describe('bodies that are no JSON', () => {
  const post = (path: string, type: string, body: string | Buffer) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });

  test.each([
    'application/json\t;x',
    'application/json\ta',
    'application/\tjson',
    'application/json ;\tx=y',
    '\tapplication/json',
  ])('CVE-2026-25223 a tab in the type (%j) lets nothing past the checks', async (type) => {
    for (const path of ['/login-password', '/graphql']) {
      const { status } = await post(path, type, '{"email":{"a":1},"password":["x"]}');
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });

  test.each([
    'utf-16',
    'utf-16le',
    'utf-32',
    'utf-7',
    'iso-2022-kr',
    'hz-gb-2312',
    'x-mac-cyrillic',
    'ibm037',
    '\u0000',
    'a'.repeat(5000),
    'utf-8; charset=utf-16',
  ])('CVE-2026-23897 a body in %.20j is refused at once', async (charset) => {
    const started = performance.now();
    const header = charset.replaceAll('\u0000', '%00');
    const { status } = await post(
      '/graphql',
      `application/json; charset=${header}`,
      Buffer.from('{"query":"{__typename}"}', 'utf16le'),
    );
    expect(status >= 400 && status < 500).toBe(true);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
