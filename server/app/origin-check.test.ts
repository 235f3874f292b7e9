import { startTestServer, type TestServer } from '../../test/server.ts';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('writes from other sites', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"mutation { logout }"}',
    });

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1'])(
    'are refused by their Origin (%s)',
    async (origin) => {
      expect((await post({ origin })).status).toBe(403);
    },
  );
  test('are refused by Sec-Fetch-Site when no Origin is sent', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
  test('do not hinder our own pages and programs', async () => {
    for (const headers of [{ origin: server.url }, { origin: server.url.replace('localhost', '127.0.0.1') }, {}])
      expect((await post(headers as Record<string, string>)).status).not.toBe(403);
  });
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])(
    'cannot hide in a %s body',
    async (type) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"query":"{__typename}"}',
      });
      expect(answer.status).toBe(415);
    },
  );
  test('cannot be made by GET', async () => {
    const answer = await fetch(`${server.url}/graphql?query=${encodeURIComponent('mutation { logout }')}`);
    expect([400, 405]).toContain(answer.status);
  });
});
