import type { Services } from './context.ts';
import type { Logger } from './logger.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

interface WaitingMail extends Record<string, unknown> {
  sealed: string | null;
}

/** Throws when it is worth another try; an address that is refused for good (SMTP 5xx) is not. */
async function sendOnce(transport: MailTransport, outboxId: string, mail: OutgoingMail, log: Logger): Promise<'delivered' | 'refused'> {
  try {
    await transport.send(`mail-${outboxId}`, mail);
    return 'delivered';
  } catch (error) {
    const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
    if (code < 500) throw error;
    log.warn({ outboxId, code }, 'A mail was refused for good');
    return 'refused';
  }
}

/**
 * Delivers one mail of the outbox. Throws if the other side does not take it, so that the task queue tries again.
 * A mail that was delivered is never sent again; only a crash between the two steps can double it, under the same Message-ID.
 */
export async function deliverMail({ database, secrets, metrics, log }: Services, transport: MailTransport, outboxId: string): Promise<void> {
  const [waiting] = await database.query<WaitingMail>(`select payload->>'sealed' as sealed from outbox where id = $1 and delivered_at is null`, [outboxId]);
  if (!waiting?.sealed) return;
  const mail = JSON.parse(secrets.open(waiting.sealed)) as OutgoingMail;
  if (!mail.isDecoy) {
    metrics.countMail(await sendOnce(transport, outboxId, mail, log));
  }
  // The content is not needed any more; the address stays for the record until the row is swept.
  await database.query(`update outbox set delivered_at = now(), payload = payload - 'sealed' where id = $1`, [outboxId]);
}
