import type { Services } from './context.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

interface WaitingMail extends Record<string, unknown> {
  sealed: string | null;
}

/**
 * Delivers one mail of the outbox. Throws if the other side does not take it, so that the task queue tries again.
 * A mail that was delivered is never sent again; only a crash between the two steps can double it, under the same Message-ID.
 */
export async function deliverMail({ database, secrets, metrics }: Services, transport: MailTransport, outboxId: string): Promise<void> {
  const [waiting] = await database.query<WaitingMail>(`select payload->>'sealed' as sealed from outbox where id = $1 and delivered_at is null`, [outboxId]);
  if (!waiting?.sealed) return;
  const mail = JSON.parse(secrets.open(waiting.sealed)) as OutgoingMail;
  if (!mail.isDecoy) {
    try {
      await transport.send(`mail-${outboxId}`, mail);
    } catch (error) {
      metrics.countMail('failed');
      throw error;
    }
    metrics.countMail('delivered');
  }
  // The content is not needed any more; the address stays for the record until the row is swept.
  await database.query(`update outbox set delivered_at = now(), payload = payload - 'sealed' where id = $1`, [outboxId]);
}
