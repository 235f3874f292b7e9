import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../platform/settings/settings.service.ts';
import { DevelopmentMailbox } from '../core/mail.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { createHttpServer } from './http-server.ts';

type HttpServer = Awaited<ReturnType<typeof createHttpServer>>;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const template =
  '<html lang="en-IN"><head><title>x</title><meta name="description" content="x"></head>' +
  '<body><div id="root"></div></body></html>';

/** The server in front of a client whose half for the server is `entry`. */
async function withClient(entry: string, look: (app: HttpServer) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'kaamyab-pages-'));
  for (const folder of ['client', 'pages']) await mkdir(join(root, folder));
  await writeFile(join(root, 'client/index.html'), template);
  await writeFile(join(root, 'pages/server-entry.js'), entry);
  const mailbox = new DevelopmentMailbox(server.services.database, {
    publicUrl: server.url,
    settings: () => readSettings(server.services.database.prepared),
  });
  const app = await createHttpServer(server.services, {
    mailbox,
    clientRoot: join(root, 'client'),
    isStopping: () => false,
  });
  await look(app);
  await app.close();
  await rm(root, { recursive: true });
}

test('a broken half of the client on the server leaves every page to the browser, and says so in the log', () =>
  withClient('throw new Error("Half a deployment");', async (app) => {
    for (const url of ['/', '/about', '/hire']) {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([url, statusCode, body.includes('<div id="root"></div>')]).toEqual([url, 200, true]);
    }
    const logged = server.logged().filter(({ msg }) => msg === 'A page was left to the browser');
    expect(logged).toHaveLength(2);
    expect(logged[0]).toMatchObject({ err: { message: 'Half a deployment' } });
  }));

test('a page says in which language it was rendered; one that was not is in that of the sources', () =>
  withClient(
    'export const renderPage = async () => ({ html: "<p>काम</p>", lang: "hi-IN", cache: {} });',
    async (app) => {
      const langOf = async (url: string) =>
        /<html lang="(?<lang>[^"]*)">/.exec((await app.inject({ url, headers: { accept: 'text/html' } })).body)?.groups
          ?.lang;
      expect([await langOf('/about'), await langOf('/account')]).toEqual(['hi-IN', 'en-IN']);
    },
  ));
