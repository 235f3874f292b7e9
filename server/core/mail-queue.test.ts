import type { Refusal } from '../../test/mail-catcher.ts';
import { type MailingServer, startMailingServer } from '../../test/mailing-server.ts';
import { startTestServer } from '../../test/server.ts';
import { postJson, postSignup } from '../../test/sign-up.ts';
import { until } from '../../test/until.ts';
import type { OutgoingMail } from './mail.ts';
import { runAsServer } from './use-case.ts';

let server: MailingServer;
beforeEach(async () => void (server = await startMailingServer()));
afterEach(() => server.close());

const push = (...mails: OutgoingMail[]) => runAsServer(server.services, async ({ effects }) => void effects.mails.push(...mails));
const mailTo = (to: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({ to, subject: 'News', heading: 'News', paragraphs: ['Something happened.'], ...more });
const codeTo = (to: string, code: string) => mailTo(to, { subject: `${code} is your code`, code, usefulSeconds: 300 });

const row = async (query: string, values: unknown[] = []) => (await server.services.database.query<{ count: number }>(query, values))[0]?.count ?? 0;
const attempts = () => row(`select coalesce(sum(attempts), 0)::int as count from outbox where kind = 'MAIL'`);
const waiting = () => row(`select count(*)::int as count from outbox where kind = 'MAIL' and delivered_at is null`);
const outcome = async (name: string) => Number(new RegExp(`kaamyab_mails_total{outcome="${name}"} (\\d+)`).exec(await server.services.metrics.registry.metrics())?.[1] ?? 0);
const subjectsTo = (to: string) => server.catcher.caught.filter(({ recipients }) => recipients[0] === to).map(({ parsed }) => parsed.subject);

const due = () => row(`select count(*)::int as count from outbox where kind = 'MAIL' and delivered_at is null and coalesce(next_attempt_at, $1) <= $1`, [server.clock.now()]);

/** Some seconds pass at once, and what is due by then is tried, or some of it while the mail server is away. */
async function pass(seconds: number): Promise<void> {
  const before = [await attempts(), await waiting()];
  server.clock.advance({ seconds });
  server.services.outbox.wake();
  await until(async () => (await attempts()) > (before[0] ?? 0) || (await waiting()) < (before[1] ?? 0) || (await due()) === 0, 'the mail server was asked again');
}
async function passMinutes(minutes: number, stepSeconds = 15): Promise<void> {
  for (let passed = 0; passed < minutes * 60; passed += stepSeconds) await pass(stepSeconds);
}

const signUp = async (email: string) => (await postSignup(server, { email, role: 'hr' }, null)).body.tempToken ?? '';

const outages: [string, Refusal | null][] = [
  ['does not listen', null],
  ['turns connections away (421)', { at: 'connection', responseCode: 421 }],
  ['takes no mail for now (451)', { at: 'sender', responseCode: 451 }],
  ['defers every recipient (450)', { at: 'recipient', responseCode: 450 }],
];

test.each(outages)('C-16 while the mail server %s for ten minutes no sign-up is lost, no mail doubled, and all is delivered within 30 s', async (_name, refusal) => {
  const [early, late] = [['a1@out.in', 'a2@out.in', 'a3@out.in'], ['b1@out.in', 'b2@out.in', 'b3@out.in']];
  const others = Array.from({ length: 25 }, (_, index) => `c${index}@out.in`);
  if (refusal) server.catcher.refusal = refusal;
  else await server.catcher.stop();

  const tickets = await Promise.all(early.map(signUp));
  await push(...others.map((to) => mailTo(to)));
  await passMinutes(6);
  await Promise.all(late.map(signUp));
  await passMinutes(4);
  expect(await row('select count(*)::int as count from signups')).toBe(6);
  expect(server.catcher.caught).toEqual([]);

  server.catcher.refusal = null;
  if (!refusal) await server.catcher.restart();
  await passMinutes(0.5, 5);
  await until(async () => (await waiting()) === 0, 'all is delivered without any more time passing');
  expect(server.catcher.caught.flatMap(({ recipients }) => recipients).toSorted()).toEqual([...late, ...others].toSorted());
  expect(new Set(server.catcher.caught.map(({ messageId }) => messageId)).size).toBe(late.length + others.length);
  // The codes of the first three had expired: they are not sent any more, and another one works.
  expect(await outcome('expired')).toBe(3);
  const [email, tempToken] = [early[0] ?? '', tickets[0] ?? ''];
  expect((await postJson(server, '/verify-otp', { email, tempToken, otp: '000000' })).body.error).toBe('OTP expired');
  const resent = await postJson(server, '/resend-signup-otp', { email, tempToken });
  const otp = await until(() => /^\d{6}/.exec(subjectsTo(email)[0] ?? '')?.[0], 'another code arrives');
  expect((await postJson(server, '/verify-otp', { email, tempToken: resent.body.tempToken, otp })).status).toBe(200);
}, 60_000);

test('while the mail server is away one mail at a time asks for it', async () => {
  await server.catcher.stop();
  await push(...Array.from({ length: 40 }, (_, index) => mailTo(`d${index}@out.in`)));
  const underWay = () => row('select count(*)::int as count from outbox where next_attempt_at is not null and attempts = 0');
  await until(async () => (await attempts()) > 0 && (await underWay()) === 0, 'the first were tried');
  const before = await attempts();
  await passMinutes(1, 5);
  expect((await attempts()) - before).toBeLessThanOrEqual(12);
});

test('what waits is sealed, and its content is wiped when it is delivered', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 450 };
  await push(codeTo('e@out.in', '042137'));
  await until(async () => (await attempts()) === 1, 'the delivery has failed once');
  const kept = await server.services.database.query<{ text: string }>('select payload::text as text from outbox');
  expect(kept[0]?.text).toContain('sealed');
  expect(kept[0]?.text).not.toContain('042137');
  server.catcher.refusal = null;
  await pass(5);
  await until(async () => (await waiting()) === 0, 'the mail is delivered');
  expect(await server.services.database.query(`select payload from outbox`)).toEqual([{ payload: { to: 'e@out.in' } }]);
});

test('a mail that is refused for good is given up, and its content wiped', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 550 };
  await push(mailTo('nobody@out.in'));
  await until(async () => (await waiting()) === 0, 'the delivery is over');
  expect(await row(`select count(*)::int as count from outbox where payload ? 'sealed'`)).toBe(0);
  expect([await outcome('refused'), await outcome('delivered'), server.catcher.caught.length]).toEqual([1, 0, 0]);
});

test('a mail that is deferred is tried again after 5 to 20 seconds, a code after 15 at most', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 450 };
  const waitsOf = async (mail: OutgoingMail): Promise<number[]> => {
    const waits: number[] = [];
    await push(mail);
    while (waits.length < 5) {
      const failed = `select next_attempt_at as at from outbox where payload->>'to' = $1 and attempts = $2`;
      const at = await until(async () => (await server.services.database.query<{ at: Date }>(failed, [mail.to, waits.length + 1]))[0]?.at, 'another attempt has failed');
      waits.push((at.getTime() - server.clock.now().getTime()) / 1000);
      server.clock.set(at);
      server.services.outbox.wake();
    }
    return waits;
  };
  expect(await waitsOf(mailTo('news@out.in'))).toEqual([5, 10, 20, 20, 20]);
  expect(await waitsOf(codeTo('code@out.in', '111111'))).toEqual([5, 10, 15, 15, 15]);
});

test('a person gets mails in their order, and a code does not wait for other mails', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 450 };
  await push(mailTo('f@out.in', { subject: 'First' }), mailTo('f@out.in', { subject: 'Second' }), codeTo('g@out.in', '222222'));
  await until(async () => (await attempts()) === 2, 'the first mail of each was tried, the second of the one was not');
  server.catcher.refusal = null;
  await push(codeTo('f@out.in', '333333'));
  await until(() => server.catcher.caught.length === 1, 'the new code arrives at once');
  expect([subjectsTo('f@out.in'), await attempts()]).toEqual([['333333 is your code'], 2]);
  await pass(5);
  await until(async () => (await waiting()) === 0, 'the rest arrives');
  expect(subjectsTo('f@out.in')).toEqual(['333333 is your code', 'First', 'Second']);
});

test('two servers on one database send each mail once', async () => {
  const second = await startTestServer({ config: { smtpUrl: server.catcher.url, appSecret: server.services.config.appSecret }, databaseUrl: server.databaseUrl, clock: server.clock });
  try {
    await push(...Array.from({ length: 100 }, (_, index) => mailTo(`h${index % 30}@out.in`, { subject: `Mail ${index}` })));
    for (let woken = 0; woken < 10; woken += 1) second.services.outbox.wake();
    await until(async () => (await waiting()) === 0, 'all are delivered');
    expect(server.catcher.caught).toHaveLength(100);
    expect(new Set(server.catcher.caught.map(({ messageId }) => messageId)).size).toBe(100);
    for (let person = 0; person < 30; person += 1) {
      const numbers = subjectsTo(`h${person}@out.in`).map((subject) => Number(subject?.slice(5)));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  } finally {
    await second.close();
  }
});

test('a mail that nobody took for three days is given up', async () => {
  server.catcher.refusal = { at: 'recipient', responseCode: 450 };
  await push(mailTo('full@out.in'));
  await until(async () => (await attempts()) === 1, 'it was tried');
  server.clock.set(new Date(Date.now() + 4 * 86_400_000));
  server.services.outbox.wake();
  await until(async () => (await waiting()) === 0, 'it is given up');
  expect(await outcome('abandoned')).toBe(1);
});
