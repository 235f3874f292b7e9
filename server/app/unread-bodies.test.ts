import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTestServer, type TestServer } from '../../test/server.ts';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/**
 * Sends more than is read, and prints the answer. In a process of its own: in ours the server would always be quick
 * enough.
 */
const sender = `
const [url, type, start, end] = process.argv.slice(1);
async function* body() {
  yield Buffer.from(start);
  for (let sent = 0; sent < 12_000_000; sent += 60_000) yield Buffer.alloc(60_000, 97);
  yield Buffer.from(end);
}
const headers = { 'content-type': type };
const send = () => fetch(url, { method: 'POST', headers, body: ReadableStream.from(body()), duplex: 'half' }).then(
  async (answer) => answer.status + ' ' + (await answer.json()).code,
  (error) => error.cause?.code ?? error.message,
);
for (let round = 0; round < 8; round += 1) console.log(await send());
`;
test.each([
  ['/login-password', 'application/json', '{"email":"', '"}'],
  [
    '/files',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    '\r\n--x--\r\n',
  ],
])('who sends too much to %s hears 413, not a broken line', async (path, ...parts) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    sender,
    server.url + path,
    ...parts,
  ]);
  expect(stdout).toBe('413 PAYLOAD_TOO_LARGE\n'.repeat(8));
});
