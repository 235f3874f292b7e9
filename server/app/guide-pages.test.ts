import { buildSchema } from 'graphql';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let html: string;
beforeAll(async () => {
  server = await startTestServer();
  html = await (await fetch(`${server.url}/api-guide`)).text();
});
afterAll(() => server.close());

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('the API guide is a page of its own: in English, named, with a way back, no script, no inline style', async () => {
  const { status, headers } = await fetch(`${server.url}/api-guide`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toMatch(/<html lang="en">[^]*<title>The API · Kaamyab<\/title>[^]*rel="canonical"[^]*<h1[^>]*>The API</);
  expect(html).toContain('<a href="/">Back to Kaamyab</a>');
  expect(html).not.toMatch(/<script|<style|style=/);
});

test('every heading has its own id, the contents lead to each chapter, and each link within leads somewhere', () => {
  const ids = all(html, /<h[1-6] id="([^"]+)"/g);
  expect(all(html, /<(h[1-6])/g)).toHaveLength(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
  const contents = /<nav[^]*<\/nav>/.exec(html)?.[0] ?? '';
  expect(all(contents, /href="#([^"]+)"/g)).toEqual(all(html, /<h2 id="([^"]+)"/g));
  expect(all(html, /href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
});

test('what the guide links to is there, and files that only the sources have are words without a link', async () => {
  const links = all(html, /<a href="(\/[^"#]*)/g);
  expect(links).toEqual(expect.arrayContaining(['/api-guide/schema.graphql']));
  expect(all(html, /href="([^"]*\.md[^"]*)"/g)).toEqual([]);
  const schema = buildSchema(await (await fetch(`${server.url}/api-guide/schema.graphql`)).text());
  expect(schema.getQueryType()?.getFields()).toHaveProperty('jobs');
});

test('what looks like a tag is shown as text', () => {
  expect(html).toContain('Number(timestamp)) &lt; 300)');
});

test.each(['/api-guide', '/api-guide/schema.graphql'])(
  'whoever has %s already is told that it is the same',
  async (path) => {
    const tag = (await fetch(server.url + path)).headers.get('etag') ?? '';
    const again = await fetch(server.url + path, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(server.url + path, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  },
);

test('search engines find it in the sitemap', async () => {
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/api-guide</loc>');
});
