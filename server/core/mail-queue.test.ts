import type { Refusal } from '../../test/mail-catcher.ts';
import { startMailingServer } from '../../test/mailing-server.ts';
import { startTestServer } from '../../test/server.ts';
import { postJson } from '../../test/sign-up.ts';
import { until } from '../../test/until.ts';
import { codeTo, mailTo, Post } from '../../test/waiting-mails.ts';
import type { OutgoingMail } from './mail.ts';

/** With the minutes in which everything is delivered afterwards. */
const outages: [string, Refusal | null, number][] = [
  ['does not listen', null, 0.5],
  ['turns connections away (421)', { at: 'connection', responseCode: 421 }, 0.5],
  ['takes no mail for now (451)', { at: 'sender', responseCode: 451 }, 0.5],
  ['defers every recipient (450)', { at: 'recipient', responseCode: 450 }, 5],
];

describe('C-16 while the mail server', () => {
  const [early, late] = [
    ['a1@out.in', 'a2@out.in', 'a3@out.in'],
    ['b1@out.in', 'b2@out.in', 'b3@out.in'],
  ];
  const others = Array.from({ length: 25 }, (_, index) => `c${index}@out.in`);

  /** Ten minutes without mails, and what came of them. */
  async function passOutage(post: Post, refusal: Refusal | null, minutes: number) {
    const { catcher } = post.server;
    if (refusal) catcher.refusal = refusal;
    else await catcher.stop();
    const tickets = await Promise.all(early.map(post.signUp));
    await post.push(...others.map((to) => mailTo(to)));
    await post.passMinutes(6);
    await Promise.all(late.map(post.signUp));
    await post.passMinutes(4);
    const before = {
      signups: await post.row('select count(*)::int as count from signups'),
      caught: [...catcher.caught],
    };

    catcher.refusal = null;
    if (!refusal) await catcher.restart();
    await post.passDelivering(0.5, 5);
    await until(async () => (await post.codesWaiting()) === 0, 'the codes are delivered without any more time passing');
    await post.passDelivering(minutes - 0.5, 30);
    await until(async () => (await post.waiting()) === 0, 'and then all is');
    return {
      before,
      caught: [...catcher.caught],
      expired: await post.outcome('expired'),
      codes: await enterCodes(post, tickets[0] ?? ''),
    };
  }

  /** The codes of the first three had expired: they are not sent any more, and another one works. */
  async function enterCodes(post: Post, tempToken: string) {
    const [email = ''] = early;
    const old = await postJson(post.server, '/verify-otp', { email, tempToken, otp: '000000' });
    const resent = await postJson(post.server, '/resend-signup-otp', { email, tempToken });
    const otp = await until(() => /^\d{6}/.exec(post.subjectsTo(email)[0] ?? '')?.[0], 'another code arrives');
    return {
      old: old.body.error,
      another: (await postJson(post.server, '/verify-otp', { email, tempToken: resent.body.tempToken, otp })).status,
    };
  }

  // They mostly wait: all four pass side by side, each on a server of its own.
  const passed = new Map<string, PromiseSettledResult<Awaited<ReturnType<typeof passOutage>>>>();
  beforeAll(async () => {
    await Promise.all(
      outages.map(async ([name, refusal, minutes]) => {
        const server = await startMailingServer();
        const [result] = await Promise.allSettled([passOutage(new Post(server), refusal, minutes)]);
        passed.set(name, result);
        await server.close();
      }),
    );
  });

  test.each(outages)(
    '%s for ten minutes no sign-up is lost, no mail doubled, codes are delivered within 30 s and all in time',
    (name) => {
      const outage = passed.get(name);
      if (outage?.status !== 'fulfilled') throw outage?.reason;
      const { before, caught, expired, codes } = outage.value;
      expect(before).toEqual({ signups: 6, caught: [] });
      expect(caught.flatMap(({ recipients }) => recipients).toSorted()).toEqual([...late, ...others].toSorted());
      expect(new Set(caught.map(({ messageId }) => messageId)).size).toBe(late.length + others.length);
      expect(expired).toBe(3);
      expect(codes).toEqual({ old: 'OTP expired', another: 200 });
    },
  );
});

describe('one server', () => {
  let post: Post;
  beforeEach(async () => void (post = new Post(await startMailingServer())));
  afterEach(() => post.server.close());

  test('while the mail server is away one mail at a time asks for it', async () => {
    await post.server.catcher.stop();
    await post.push(...Array.from({ length: 40 }, (_, index) => mailTo(`d${index}@out.in`)));
    await until(async () => (await post.attempts()) > 0, 'the first was tried');
    await post.passMinutes(1, 5);
    // Each of the three workers may have found it away by itself.
    expect(await post.attempts()).toBeLessThanOrEqual(3 + 12);
  });

  test('what waits is encrypted, and its content is wiped when it is delivered', async () => {
    post.server.catcher.refusal = { at: 'recipient', responseCode: 450 };
    await post.push(codeTo('e@out.in', '042137'));
    await until(async () => (await post.attempts()) === 1, 'the delivery has failed once');
    const waiting = await post.server.services.database.query<{ text: string }>(
      'select payload::text as text from outbox',
    );
    expect(waiting[0]?.text).toContain('sealed');
    expect(waiting[0]?.text).not.toContain('042137');
    post.server.catcher.refusal = null;
    await post.pass(5);
    await until(async () => (await post.waiting()) === 0, 'the mail is delivered');
    expect(await post.server.services.database.query(`select payload from outbox`)).toEqual([
      { payload: { to: 'e@out.in', subject: '… is your code' } },
    ]);
  });

  test('a mail refused for good is given up; a code is wiped from it, any other content stays encrypted', async () => {
    post.server.catcher.refusal = { at: 'recipient', responseCode: 550 };
    await post.push(codeTo('nobody@out.in', '042137'));
    await until(async () => (await post.waiting()) === 0, 'the delivery is over');
    expect(await post.row(`select count(*)::int as count from outbox where payload ? 'sealed'`)).toBe(0);
    await post.push(mailTo('nobody@out.in'));
    await until(async () => (await post.waiting()) === 0, 'the delivery is over');
    expect(await post.row(`select count(*)::int as count from outbox where payload ? 'sealed'`)).toBe(1);
    expect([await post.outcome('refused'), await post.outcome('delivered'), post.server.catcher.caught.length]).toEqual(
      [2, 0, 0],
    );
  });

  test('a deferred mail is tried again after 5 s, then later each time: 5 min at most, codes 15 s', async () => {
    post.server.catcher.refusal = { at: 'recipient', responseCode: 450 };
    const waitsOf = async (mail: OutgoingMail): Promise<number[]> => {
      const waits: number[] = [];
      await post.push(mail);
      while (waits.length < 8) {
        const failed = `select next_attempt_at as at from outbox where payload->>'to' = $1 and attempts = $2`;
        const at = await until(
          async () =>
            (await post.server.services.database.query<{ at: Date }>(failed, [mail.to, waits.length + 1]))[0]?.at,
          'another attempt has failed',
        );
        waits.push((at.getTime() - post.server.clock.now().getTime()) / 1000);
        post.server.clock.set(at);
        post.server.services.outbox.wake();
      }
      return waits;
    };
    expect(await waitsOf(mailTo('news@out.in'))).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
    expect(await waitsOf(codeTo('code@out.in', '111111'))).toEqual([5, 10, 15, 15, 15, 15, 15, 15]);
  });

  test('codes go before mails that wait longer, and held ones when they are due', async () => {
    const { catcher, clock } = post.server;
    catcher.refusal = { at: 'sender', responseCode: 451 };
    await post.push(...Array.from({ length: 30 }, (_, index) => mailTo(`f${index}@out.in`)));
    await until(async () => (await post.attempts()) > 0, 'the mail server was found to be away');
    const hold = { id: crypto.randomUUID(), until: new Date(clock.now().getTime() + 60_000) };
    await post.push(mailTo('f@out.in', { subject: 'Held', hold }), codeTo('f@out.in', '333333'));
    catcher.refusal = null;
    await post.pass(30);
    await until(async () => (await post.waiting()) === 1, 'all others arrive');
    expect(post.subjectsTo('f@out.in')).toEqual(['333333 is your code']);
    expect(catcher.caught.findIndex(({ recipients }) => recipients[0] === 'f@out.in')).toBeLessThan(10);
    await post.pass(30);
    await until(async () => (await post.waiting()) === 0, 'the held one arrives');
  });

  test('two servers on one database send each mail once', async () => {
    const second = await startTestServer({
      config: { smtpUrl: post.server.catcher.url, appSecret: post.server.services.config.appSecret },
      databaseUrl: post.server.databaseUrl,
      clock: post.server.clock,
    });
    try {
      await post.push(
        ...Array.from({ length: 100 }, (_, index) => mailTo(`h${index % 30}@out.in`, { subject: `Mail ${index}` })),
      );
      for (let woken = 0; woken < 10; woken += 1) second.services.outbox.wake();
      await until(async () => (await post.waiting()) === 0, 'all are delivered');
      expect(post.server.catcher.caught).toHaveLength(100);
      expect(new Set(post.server.catcher.caught.map(({ messageId }) => messageId)).size).toBe(100);
    } finally {
      await second.close();
    }
  });

  test('a mail that was not taken for three days is given up', async () => {
    post.server.catcher.refusal = { at: 'recipient', responseCode: 450 };
    await post.push(mailTo('full@out.in'));
    await until(async () => (await post.attempts()) === 1, 'it was tried');
    post.server.clock.set(new Date(Date.now() + 4 * 86_400_000));
    post.server.services.outbox.wake();
    await until(async () => (await post.waiting()) === 0, 'it is given up');
    expect(await post.outcome('abandoned')).toBe(1);
  });
});
