import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { makeJob, makeRecruiter } from '../../test/factories.ts';
import { startTestServer, testClientRoot, type TestServer } from '../../test/server.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { until } from '../../test/until.ts';

const pagesOfServer = `export const renderPage = async () =>
  ({ html: '<h1>__CSP_NONCE__ __CSP_SCRIPT_NONCE__</h1>', cache: {} });`;

let database: TestDatabase;
let line: TcpProxy;
let server: TestServer;
let root: string;
let jobId: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kaamyab-client-'));
  await cp(testClientRoot, join(root, 'client'), { recursive: true });
  await mkdir(join(root, 'pages'));
  await writeFile(join(root, 'pages/server-entry.js'), pagesOfServer);
  database = await createTestDatabase();
  line = await startTcpProxy(database.url);
  server = await startTestServer({ databaseUrl: line.url, clientRoot: join(root, 'client') });
  jobId = await makeJob(server.services, await makeRecruiter(server.services), {
    title: 'Nurse __CSP_NONCE__ __CSP_SCRIPT_NONCE__',
  });
});
afterAll(async () => {
  await server.close();
  await line.close();
  await database.drop();
  await rm(root, { recursive: true });
});

/** Without an Accept of its own, as Node's fetch always has one. */
async function ask(
  path: string,
  accept?: string,
  method = 'GET',
): Promise<{ status: number; type: string; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url + path, { method, headers: accept === undefined ? {} : { accept } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body: await text(answer) };
}

describe('a page', () => {
  test.each([
    undefined,
    '',
    '*/*',
    'text/html',
    'text/*;q=0.5',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  ])('answers GET and HEAD with Accept: %s', async (accept) => {
    for (const [path, status] of [
      ['/', 200],
      ['/login', 200],
      [`/jobs/details/${jobId}`, 200],
      ['/jobs/details/unknown', 404],
      ['/nowhere', 404],
    ] as const) {
      const [got, head] = [await ask(path, accept), await ask(path, accept, 'HEAD')];
      expect([path, got.status, got.type]).toEqual([path, status, 'text/html; charset=utf-8']);
      expect(got.body).toContain(status === 200 ? '<title>' : '<meta name="robots" content="noindex">');
      expect(head).toEqual({ ...got, body: '' });
    }
  });

  test('shows its link in a messenger: the head of a job comes to clients that take anything', async () => {
    expect((await ask(`/jobs/details/${jobId}`, '*/*')).body).toContain('<meta property="og:title" content="Nurse ');
  });

  test.each([
    ['/api/nowhere', '*/*'],
    ['/api/jobseeker/notifications/mark-all-read', undefined],
    ['/login-password', undefined],
    ['/files/unknown', '*/*'],
    ['/nowhere', 'application/json'],
    ['/about', 'application/json, text/plain, */*'],
    ['/missing.png', 'image/*'],
  ])('is not what an address of the API or a program that wants JSON gets (%s, Accept: %s)', async (path, accept) => {
    const { status, type, body } = await ask(path, accept);
    expect([status, type, JSON.parse(body)]).toEqual([
      404,
      'application/json; charset=utf-8',
      { error: 'Not found.', code: 'NOT_FOUND' },
    ]);
  });

  test('that comes with its content asks for its code after the first paint, any other at once', async () => {
    const tag = '<script type="module" crossorigin src="/assets/index.js"></script>';
    const [rendered, empty] = [(await ask('/about', 'text/html')).body, (await ask('/account', 'text/html')).body];
    expect([rendered.includes(tag), empty.includes(tag)]).toEqual([false, true]);
    expect(rendered).toMatch(
      /<script type="module" nonce="\w{32}">[^<]*"\/assets\/index.js"[^<]*requestAnimationFrame[^<]*<\/script><\/body>/,
    );
  });

  test('may share its address with the REST face, and a person who opens such an address gets one', async () => {
    expect(await ask('/forgot-password', '*/*')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(await ask('/login-password', 'text/html')).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
  });

  test('asvs-3.4.3 keeps its nonces to itself: what a person wrote never becomes one', async () => {
    const { body } = await ask(`/jobs/details/${jobId}`, 'text/html');
    const nonce = /<meta name="csp-nonce" content="(\w{32})"/.exec(body)?.[1] ?? '';
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).toMatch(/<script nonce="\w{32}">/);
    expect(body).toContain('<title>Nurse __CSP_NONCE__ __CSP_SCRIPT_NONCE__, ');
    expect(body).toContain('<h1>__CSP_NONCE__ __CSP_SCRIPT_NONCE__</h1>');
    expect(body.match(new RegExp(nonce, 'g'))).toHaveLength(2);
  });
});

test('robots.txt closes what is for programs, and each page outside the site', async () => {
  const { body } = await ask('/robots.txt');
  expect(body.match(/(?<=^Disallow: ).*/gm)).toEqual([
    '/graphql',
    '/api/',
    '/files/',
    '/apply-for-jobs',
    '/applied-jobs',
    '/profile',
    '/schedule',
    '/hire',
    '/admin',
    '/superadmin',
    '/account',
    '/verify-email-otp',
  ]);
});

test('C-15 without the database job pages, the feed and the sitemap are 503 with Retry-After, then back', async () => {
  line.cut();
  for (const path of [`/jobs/details/${jobId}`, '/jobs/feed.xml', '/sitemap.xml']) {
    const { status, headers } = await fetch(server.url + path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
  line.restore();
  await until(
    async () => (await fetch(`${server.url}/jobs/details/${jobId}`)).status === 200,
    'the job is there again',
  );
  expect(await (await fetch(`${server.url}/jobs/feed.xml`)).text()).toMatch(/<job>.*<\/job>\n<\/source>\n$/s);
});
