import { Secrets } from '../core/secrets.ts';
import { startMailCatcher, type MailCatcher } from '../../test/mail-catcher.ts';
import { until } from '../../test/until.ts';
import { type CrashServer, startCrashServer } from '../../test/crash-server.ts';

/** The process that delivers mails is killed between the mail server's 250 and the note that the mail is delivered. */

const appSecret = 'a secret of this test only, which nobody else has';
const mails = 100;
const kills = 4;

let catcher: MailCatcher;
let crashing: CrashServer;
beforeAll(async () => {
  catcher = await startMailCatcher();
  crashing = await startCrashServer({ SMTP_URL: catcher.url, APP_SECRET: appSecret });
});
afterAll(async () => {
  await crashing.close();
  await catcher.stop();
});

async function push(count: number): Promise<void> {
  const secrets = new Secrets(appSecret);
  const rows = Array.from({ length: count }, (_, index) => {
    const to = `person${index}@example.in`;
    return {
      to,
      sealed: secrets.encrypt(JSON.stringify({ to, subject: `Mail ${index}`, heading: 'News', paragraphs: [] })),
    };
  });
  await crashing.database.query(
    `insert into outbox (kind, topic, payload) select 'MAIL', 'mail', value from jsonb_array_elements($1)`,
    [JSON.stringify(rows)],
  );
  // Their jobs are sent by the next start.
  await crashing.killAndRestart();
}

test('C-16 of 100 mails none is lost, and what a kill doubles is the same mail under the same Message-ID', async () => {
  await push(mails);
  for (let kill = 1; kill <= kills; kill += 1) {
    // The fifteenth note from now is lost with the process; the other connection may have a mail under way too.
    const isReached = Promise.withResolvers<void>();
    crashing.line.interceptMessage(15, /^[PB][^]*mail-settle/, () => isReached.resolve());
    await isReached.promise;
    await crashing.killAndRestart();
  }
  await until(
    async () =>
      (await crashing.database.query(`select 1 from outbox where kind = 'MAIL' and delivered_at is null`)).rowCount ===
      0,
    'what the killed had under way is sent by the last one',
  );
  const idsOf = new Map<string, string[]>();
  for (const {
    recipients: [to = ''],
    messageId,
  } of catcher.caught)
    idsOf.set(to, [...(idsOf.get(to) ?? []), messageId]);
  expect(idsOf.size).toBe(mails);
  for (const ids of idsOf.values()) expect(new Set(ids).size).toBe(1);
  expect(new Set(catcher.caught.map(({ messageId }) => messageId)).size).toBe(mails);
  const doubled = catcher.caught.length - mails;
  expect(doubled).toBeGreaterThanOrEqual(kills);
  expect(doubled).toBeLessThanOrEqual(2 * kills);
});
