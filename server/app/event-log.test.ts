import { connect } from 'node:net';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import { type LoggedLine, startTestServer, type TestServer } from '../../test/server.ts';
import { mailedCode, postJson, samplePassword, startSignup, wrongCode } from '../../test/sign-up.ts';
import type { Role } from '../core/actor.rules.ts';
import { hashPassword } from '../core/password-hash.ts';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(samplePassword);
});
afterAll(() => server.close());

const account = (role: Role = 'HR') => makePerson(server.services, role, { passwordHash });
const post = (path: string, body: object) => postJson(server, path, body);
const mutate = (text: string, { token }: { token?: string } = {}) => server.graphql(`mutation { ${text} }`, {}, token);

/** The lines of an event that an action led to. */
async function linesOf(event: string, action: () => Promise<unknown>): Promise<LoggedLine[]> {
  const before = server.logged().length;
  await action();
  return server
    .logged()
    .slice(before)
    .filter((line) => line.event === event);
}

async function askCode({ email }: TestPerson): Promise<string> {
  await post('/request-login-otp', { email });
  return mailedCode(server, email);
}

async function askLink({ email }: TestPerson): Promise<string> {
  await post('/forgot-password', { email });
  return (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
}

async function askNewAddress(person: TestPerson): Promise<string> {
  const email = `moved.${person.email}`;
  await mutate(`requestEmailChange(email: "${email}") { message }`, person);
  return mailedCode(server, email);
}

type Case = [
  what: string,
  expected: [purpose: string, step: string, outcome: string],
  act: () => Promise<() => Promise<unknown>>,
];

const cases: Case[] = [
  [
    'a right password',
    ['LOGIN', 'password', 'right'],
    async () => {
      const { email } = await account();
      return () => post('/login-password', { email, password: samplePassword });
    },
  ],
  [
    'the right password of an admin',
    ['LOGIN', 'password', 'right'],
    async () => {
      const { email } = await account('ADMIN');
      return () => mutate(`loginWithPassword(email: "${email}", password: "${samplePassword}") { codeRequired }`);
    },
  ],
  [
    'a wrong password',
    ['LOGIN', 'password', 'wrong'],
    async () => {
      const { email } = await account();
      return () => post('/login-password', { email, password: 'Wrong@123' });
    },
  ],
  [
    'a password for an address without account',
    ['LOGIN', 'password', 'wrong'],
    async () => () => post('/login-password', { email: 'nobody@example.in', password: samplePassword }),
  ],
  [
    'a password during a block',
    ['LOGIN', 'password', 'refused'],
    async () => {
      const { email } = await account();
      for (let count = 0; count < 5; count += 1) await post('/login-password', { email, password: 'Wrong@123' });
      return () => mutate(`loginWithPassword(email: "${email}", password: "${samplePassword}") { token }`);
    },
  ],
  [
    'a right login code',
    ['LOGIN', 'verify', 'right'],
    async () => {
      const person = await account();
      const otp = await askCode(person);
      return () => post('/login-verify', { email: person.email, otp });
    },
  ],
  [
    'a wrong login code',
    ['LOGIN', 'verify', 'wrong'],
    async () => {
      const person = await account();
      const otp = wrongCode(await askCode(person));
      return () => mutate(`loginWithCode(email: "${person.email}", otp: "${otp}") { token }`);
    },
  ],
  [
    'a code asked for too soon',
    ['LOGIN', 'send', 'refused'],
    async () => {
      const person = await account();
      await askCode(person);
      return () => post('/resend-login-otp', { email: person.email });
    },
  ],
  [
    'a right sign-up code',
    ['SIGNUP', 'verify', 'right'],
    async () => {
      const signup = await startSignup(server, `log.${Date.now()}@example.in`);
      return () => post('/verify-otp', signup);
    },
  ],
  [
    'a wrong sign-up code',
    ['SIGNUP', 'verify', 'wrong'],
    async () => {
      const signup = await startSignup(server, `log.${Date.now()}@example.in`);
      return () => post('/verify-otp', { ...signup, otp: wrongCode(signup.otp) });
    },
  ],
  [
    'a good link',
    ['PASSWORD_RESET', 'verify', 'right'],
    async () => {
      const person = await account();
      const token = await askLink(person);
      return () =>
        mutate(`resetPassword(email: "${person.email}", token: "${token}", newPassword: "Newer@123") { message }`);
    },
  ],
  [
    'a dead link',
    ['PASSWORD_RESET', 'verify', 'wrong'],
    async () => {
      const { email } = await account();
      return () =>
        mutate(`resetPassword(email: "${email}", token: "${'x'.repeat(43)}", newPassword: "Newer@123") { message }`);
    },
  ],
  [
    'a right old password',
    ['PASSWORD_CHANGE', 'password', 'right'],
    async () => {
      const person = await account();
      return () =>
        mutate(`changePassword(oldPassword: "${samplePassword}", newPassword: "Newer@123") { message }`, person);
    },
  ],
  [
    'a wrong old password',
    ['PASSWORD_CHANGE', 'password', 'wrong'],
    async () => {
      const person = await account();
      return () => mutate('changePassword(oldPassword: "Wrong@123", newPassword: "Newer@123") { message }', person);
    },
  ],
  [
    'the right code of a new address',
    ['EMAIL_CHANGE', 'verify', 'right'],
    async () => {
      const person = await account();
      const otp = await askNewAddress(person);
      return () => mutate(`verifyEmailChange(otp: "${otp}") { id }`, person);
    },
  ],
  [
    'a wrong code of a new address',
    ['EMAIL_CHANGE', 'verify', 'wrong'],
    async () => {
      const person = await account();
      const otp = wrongCode(await askNewAddress(person));
      return () => mutate(`verifyEmailChange(otp: "${otp}") { id }`, person);
    },
  ],
];

describe('C-18 every authentication is exactly one line', () => {
  test.each(cases)('asvs-16.3.1 asvs-16.2.1 one line for %s', async (_what, [purpose, step, outcome], prepare) => {
    server.clock.advance({ minutes: 11 });
    const act = await prepare();
    const lines = await linesOf('authentication', act);
    expect(lines).toEqual([
      expect.objectContaining({
        purpose,
        step,
        outcome,
        subject: expect.stringMatching(/^[\da-f]{16}$/),
        ipAddress: '127.0.0.1',
        requestId: expect.any(String),
      }),
    ]);
    expect(lines[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(JSON.stringify(lines)).not.toContain('@');
  });

  test('asvs-16.3.1 the line of an attempt and that of its request carry the same id', async () => {
    const { email } = await account();
    const before = server.logged().length;
    await post('/login-password', { email, password: 'Wrong@123' });
    const [attempt, answered] = server.logged().slice(before);
    expect([attempt?.event, answered?.route, answered?.status, answered?.requestId]).toEqual([
      'authentication',
      '/login-password',
      401,
      attempt?.requestId,
    ]);
  });
});

test('asvs-16.3.3 a write from another site is one line', async () => {
  const lines = await linesOf('authorisation', () =>
    fetch(`${server.url}/login-password`, { method: 'POST', headers: { origin: 'https://evil.example' } }),
  );
  expect(lines).toEqual([
    expect.objectContaining({
      outcome: 'CROSS_SITE',
      route: '/login-password',
      method: 'POST',
      ipAddress: '127.0.0.1',
      requestId: expect.any(String),
    }),
  ]);
});

describe('asvs-16.4.1 C-18 what a caller sends makes no line of its own', () => {
  const forged = '\r\n{"level":30,"event":"authentication","outcome":"right"}\u001B[2K\u001B[31m';

  test.each([
    ['an address', () => post('/login-password', { email: `a${forged}@example.in`, password: samplePassword })],
    ['a code', () => post('/login-verify', { email: 'a@example.in', otp: `123456${forged}` })],
    ['a name of a field', () => post('/login-password', { [forged]: 'x' })],
    ['an id', () => server.graphql('query ($id: ID!) { job(id: $id) { id } }', { id: forged })],
    [
      'the name of an operation',
      () => server.graphql(`query ${forged} { me { id } }`, {}, undefined, { expectsInvalid: true }),
    ],
  ])('in %s', async (_what, act) => {
    const before = server.logged().length;
    await act();
    const lines = server.logged().slice(before);
    expect(lines.filter(({ outcome }) => outcome === 'right')).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('[31m');
  });

  test('in the name of a file, or in a browser’s name', async () => {
    const body = [
      '--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nresume\r\n',
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a${forged}.pdf"\r\n\r\nx\r\n--x--\r\n`,
    ].join('');
    const request = [
      'POST /files HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nUser-Agent: a\u001B[31mb\r\n',
      'Content-Type: multipart/form-data; boundary=x\r\n',
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ].join('');
    const lines = await linesOf('authentication', () => sendRaw(request));
    expect(lines).toEqual([]);
    // Every line of this server so far is one JSON object, or this would have thrown.
    expect(server.logged().length).toBeGreaterThan(0);
  });
});

function sendRaw(text: string): Promise<void> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket
      .on('error', reject)
      .on('close', () => resolve())
      .resume();
  });
}
