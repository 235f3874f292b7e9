import type { Services } from '../core/context.ts';
import { runAsServer } from '../core/use-case.ts';
import { issueResetToken } from '../credentials/code.service.ts';
import { resetPath } from '../accounts/password.service.ts';
import { superadminMail } from './superadmin.mails.ts';

/** Makes the account of SUPERADMIN_EMAIL, without a password, and mails it the way to one (OP-104). Does nothing where the address has an account. */
export async function ensureSuperadmin(services: Services): Promise<void> {
  const email = services.config.superadminEmail;
  if (!email) return;
  await runAsServer(services, async ({ tx, effects, now }) => {
    const made = (await tx.query(
      `insert into users (email, name, role, created_at, updated_at) values ($1, 'Superadmin', 'SUPERADMIN', $2, $2) on conflict (email) do nothing returning id`,
      [email, now],
    )) as unknown[];
    if (made.length > 0) effects.mails.push(superadminMail(email, resetPath(email, await issueResetToken(tx, email, now))));
  });
}
