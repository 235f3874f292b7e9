import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRun, scanRun } from './secret-scan.ts';
import { secretsInCookies, secretsInJson, secretsInMail } from './secret-finder.ts';

const bearer = 'Zk3_aV9-bQ1xZk3_aV9-bQ1xZk3_aV9-bQ1xZk3_aV9';
const secrets = ['482913', 'Right@123', bearer, '+919876543210', 'a'].map((value) => JSON.stringify(value)).join('\n');
const line = (fields: object) => JSON.stringify({ level: 30, time: '2026-11-18T05:30:00.000Z', ...fields });

async function runFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-scan-'));
  await writeFile(join(folder, 'secrets-1.jsonl'), secrets);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const folder = await runFolder(files);
  const { problems } = await scanRun(folder);
  await rm(folder, { recursive: true });
  return problems;
}

describe("C-17 the scan of a run's output", () => {
  test.each([
    ['a code in a log line', 'log-1.jsonl', line({ msg: 'The code is 482913.' })],
    ['a password in a log line', 'log-1.jsonl', line({ body: { password: 'Right@123' } })],
    ['a token in a list', 'log-1.jsonl', line({ list: [`token=${bearer};`] })],
    ['a token as the name of a field', 'log-1.jsonl', line({ [bearer]: true })],
    [
      'a code in a task',
      'shown-1.jsonl',
      JSON.stringify({ where: 'task tables', text: JSON.stringify(['{"subject":"482913 is your code"}']) }),
    ],
    [
      'a token in an error answer',
      'shown-1.jsonl',
      JSON.stringify({ where: 'error answer', text: JSON.stringify({ error: bearer }) }),
    ],
    [
      'a code in a label of the figures',
      'shown-1.jsonl',
      JSON.stringify({ where: 'metrics', text: 'x{code="482913"} 1' }),
    ],
    [
      'a password in the address of a request (asvs-14.2.1)',
      'shown-1.jsonl',
      JSON.stringify({ where: 'address of a request', text: JSON.stringify(['/jobs/search?q=Right@123']) }),
    ],
  ])(
    'asvs-16.2.5 no secret stands in what the servers of the run logged or showed: finds %s',
    async (_what, name, text) => {
      const [problem, ...others] = await problemsOf({ [name]: text });
      expect([problem, others]).toEqual([expect.stringMatching(/ at \S+: (48…13|Ri…23|Zk…V9), \d+ characters$/), []]);
    },
  );

  test('finds a phone number, and an email address even if nobody planted it', async () => {
    expect(await problemsOf({ 'log-1.jsonl': line({ msg: 'Call +919876543210.' }) })).toEqual([
      expect.stringMatching(/^log line .* at \.msg: \+9…10/),
    ]);
    expect(await problemsOf({ 'log-1.jsonl': line({ msg: 'x', to: 'asha@example.in' }) })).toEqual([
      'log line "x": an e-mail address in clear',
    ]);
  });

  test('takes no other number for a code', async () => {
    const files = {
      'log-1.jsonl': [
        line({ ms: 482913, id: '3f-482913-aa', note: 'abc482913 1482913 0.482913 a' }),
        line({ msg: 'all is well' }),
      ].join('\n'),
      'shown-1.jsonl': JSON.stringify({ where: 'metrics', text: 'bytes 482913' }),
    };
    expect(await problemsOf(files)).toEqual([]);
  });

  test.each([
    ['a line that is no JSON', 'Started'],
    ['a local time', JSON.stringify({ time: '2026-11-18T05:30:00+05:30' })],
  ])(
    'asvs-16.2.2 asvs-16.2.4 every log line of the run is one JSON object with a time in UTC: finds %s',
    async (_what, text) => {
      expect(await problemsOf({ 'log-1.jsonl': text })).toEqual([expect.stringMatching(/^log: not one JSON object/)]);
    },
  );

  test('fails the run', async () => {
    await expect(checkRun(await runFolder({ 'log-1.jsonl': line({ msg: 'Right@123' }) }))).rejects.toThrow(/^C-17/);
  });
});

describe('secrets are recognised by their field', () => {
  test('in bodies, documents, mails and cookies', () => {
    expect(
      secretsInJson({
        query: 'mutation { loginWithCode(email: "a@b.in", otp: "123456") { token } }',
        variables: { input: { password: 'Aa1!aaaa' } },
      }),
    ).toEqual(['123456', 'Aa1!aaaa']);
    expect(secretsInJson({ error: 'x', fields: { otp: 'Please enter complete OTP.' }, tempToken: 't' })).toEqual(['t']);
    expect(secretsInMail('"subject":"123456 is your code","text":"/reset-password?email=a#token=abc-_1"')).toEqual([
      '123456',
      'abc-_1',
    ]);
    expect(secretsInCookies('token=abc; Path=/; HttpOnly', true)).toEqual(['abc']);
    expect(secretsInCookies('token=abc; userDetails=%7B%7D; deviceId=d', false)).toEqual(['abc', 'd']);
  });
});
