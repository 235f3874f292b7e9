import { makePerson } from '../../../../test/factories.ts';
import { newAddress, startServerBehindProxy, unknownEmail } from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { samplePassword } from '../../../../test/sign-up.ts';
import { hashPassword } from '../../../core/password-hash.ts';

const pairs = 40;
const largestDifferenceMs = 5;
/**
 * A busy machine adds to every answer by chance; more samples separate chance from a difference. Few are enough only
 * for a difference that is far below the largest.
 */
const rounds = { enough: 4, most: 15 };
const clearlyBelowMs = 2;

let server: TestServer;
let known: string[];
let unknown: string[];
beforeAll(async () => {
  server = await startServerBehindProxy();
  const passwordHash = await hashPassword('Right@123');
  known = await Promise.all(
    Array.from({ length: pairs }, async () => (await makePerson(server.services, 'HR', { passwordHash })).email),
  );
  unknown = known.map((email) => unknownEmail().padStart(email.length, 'x'));
});
afterAll(() => server.close());

interface Sample {
  milliseconds: number;
  /** All that an answer shows, but for what is new in each. */
  shown: unknown;
}

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Sample> {
  const started = performance.now();
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': newAddress() },
    body,
  });
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  const random = /(?<="tempToken":"|nonce-|=)[\w-]{32,64}/g;
  const shownHeaders = [...answer.headers]
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(([name, value]) => [name, value.replace(random, '…').replace(/Expires=[^;]+/g, 'Expires=…')]);
  return { milliseconds, shown: [answer.status, text.replace(random, '…'), shownHeaders] };
}

const sendJson = (path: string, body: object): Promise<Sample> =>
  send(path, JSON.stringify(body), { 'content-type': 'application/json' });

function sendSignup(email: string): Promise<Sample> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Asha Rao', email, password: samplePassword, role: 'hr' }))
    form.append(name, value);
  return send('/signup', form);
}

interface Operation {
  act: (email: string) => Promise<Sample>;
  /** What goes before, unmeasured, with seconds that then pass. */
  before?: { act: (email: string) => Promise<Sample>; seconds: number };
}

const askCode = (email: string) => sendJson('/request-login-otp', { email });
const operations: [string, Operation][] = [
  ['/signup', { act: sendSignup }],
  ['/request-login-otp', { act: askCode }],
  [
    '/resend-login-otp',
    { act: (email) => sendJson('/resend-login-otp', { email }), before: { act: askCode, seconds: 30 } },
  ],
  ['/forgot-password', { act: (email) => sendJson('/forgot-password', { email }) }],
  [
    '/login-password with a wrong one',
    { act: (email) => sendJson('/login-password', { email, password: 'Wrong@123' }) },
  ],
  [
    '/login-verify with a wrong code',
    { act: (email) => sendJson('/login-verify', { email, otp: 'wrong!' }), before: { act: askCode, seconds: 1 } },
  ],
  [
    '/login-verify with another code',
    { act: (email) => sendJson('/login-verify', { email, otp: '000000' }), before: { act: askCode, seconds: 1 } },
  ],
];

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * One known and one unknown address after the other, each first as often as the other, so that what the last answer
 * left behind to do meets both. The two of a pair meet the same load: their difference says more than two medians.
 */
async function samplePairs({ act, before }: Operation, differences: number[]): Promise<void> {
  for (const [number, email] of known.entries()) {
    const other = unknown[number] ?? '';
    const order = number % 4 === 0 || number % 4 === 3 ? [email, other] : [other, email];
    if (before) {
      for (const each of order) await before.act(each);
      server.clock.advance({ seconds: before.seconds });
    }
    const samples = new Map<string, Sample>();
    for (const each of order) samples.set(each, await act(each));
    expect(samples.get(email)?.shown).toEqual(samples.get(other)?.shown);
    differences.push((samples.get(email)?.milliseconds ?? 0) - (samples.get(other)?.milliseconds ?? 0));
  }
  server.clock.advance({ days: 2 });
}

test.each(operations)(
  'asvs-6.3.8, C-9 %s answers known and unknown addresses alike, in the same time',
  async (_, operation) => {
    const differences: number[] = [];
    let difference = Infinity;
    for (let round = 1; round <= rounds.most; round += 1) {
      await samplePairs(operation, differences);
      difference = Math.abs(median(differences));
      if (difference <= (round < rounds.enough ? clearlyBelowMs : largestDifferenceMs)) break;
    }
    expect(difference).toBeLessThanOrEqual(largestDifferenceMs);
  },
  300_000,
);
