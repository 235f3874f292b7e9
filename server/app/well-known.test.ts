import { makePerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ config: { supportEmail: 'help@kaamyab.example' } })));
afterAll(() => server.close());

test('who has found a hole reads whom to tell, and until when that holds', async () => {
  const answer = await fetch(`${server.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = new Map((await answer.text()).split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  expect(lines.get('Contact')).toBe('mailto:help@kaamyab.example');
  const days = (new Date(lines.get('Expires') ?? '').getTime() - server.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(366);
});

test('password managers are led to where a password is changed', async () => {
  const { status, headers } = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/ChangePassword']);
});

test('a refusal of who is not logged in says how to log in, over REST and GraphQL', async () => {
  for (const path of ['/jobseeker/profile', '/graphql?query={hrJobs{total}}']) {
    const { status, headers } = await fetch(server.url + path);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Kaamyab"']);
  }
});

test('who has to wait reads for how long under one name, beside the counters', async () => {
  const { email } = await makePerson(server.services, 'JOBSEEKER');
  await server.graphql('mutation ($email: String!) { requestLoginCode(email: $email) { message } }', { email });
  const { errors, headers } = await server.graphql(
    'mutation ($email: String!) { resendLoginCode(email: $email) { message } }',
    { email },
  );
  const extensions = errors[0]?.extensions;
  expect(extensions?.code).toBe('RATE_LIMITED');
  expect(extensions?.retryAfterSeconds).toBe(extensions?.retryIn);
  expect(headers.get('retry-after')).toBe(String(extensions?.retryAfterSeconds));
});

test('the schema says where the form of its own scalars is written down', async () => {
  const { data } = await server.graphql<{ date: object; instant: object }>(
    '{ date: __type(name: "Date") { specifiedByURL } instant: __type(name: "DateTime") { specifiedByURL } }',
  );
  const specified = { specifiedByURL: expect.stringMatching(/^https:\/\/scalars\.graphql\.org\//) as string };
  expect(data).toEqual({ date: specified, instant: specified });
});
