import type { Services } from '../core/context.ts';
import { keepFirstSecretCheck, letOutgoingGo, readInstallation } from '../core/installation.queries.ts';
import { countWaitingMails } from '../core/mail.queries.ts';
import { isParked } from '../core/outgoing.ts';
import { countWaitingDeliveries } from '../hiring/webhooks/webhook.queries.ts';

/** What the operator should know of this database before it is used; once a start, as a warning in the log. */
export async function adviseOperator(services: Services): Promise<void> {
  await compareSecret(services);
  if (services.config.outgoing === 'on') await services.database.prepared(letOutgoingGo());
  else if (await isParked(services)) await tellWhatWaits(services);
}

/**
 * The first server that starts on a database leaves a check value of its APP_SECRET there. With another one it starts
 * all the same: the portal is worth more than what cannot be read (decision 0069).
 */
async function compareSecret({ database, secrets, log }: Services): Promise<void> {
  const check = secrets.check();
  const read = async () => (await database.prepared(readInstallation()))[0]?.secretCheck;
  if ((await read()) === null) await database.prepared(keepFirstSecretCheck(check));
  if ((await read()) === check) return;
  log.warn(
    'APP_SECRET is not the one that this database was used with: mails that wait and signing secrets of webhooks ' +
      'cannot be read, and links in mails that were sent do not work. Set the earlier one; if it is lost, ' +
      'run npm run accept-secret.',
  );
}

const most = 1_000_000;

async function tellWhatWaits({ config, database, clock, log }: Services): Promise<void> {
  const [mails] = await database.prepared(countWaitingMails({ now: clock.now(), upTo: most }));
  const [deliveries] = await database.prepared(countWaitingDeliveries());
  const [installation] = await database.prepared(readInstallation());
  const [mailCount, webhookCount] = [mails?.count ?? 0, deliveries?.count ?? 0];
  const reason =
    config.outgoing === 'parked'
      ? 'as OUTGOING says'
      : `as this database was restored at ${installation?.parkedAt?.toISOString()}`;
  log.warn(
    { mails: mailCount, webhooks: webhookCount },
    `Nothing is sent, ${reason}: ${mailCount} mails and ${webhookCount} webhooks wait. ` +
      'Start once with OUTGOING=on to let them go.',
  );
}
