import type { Services } from '../../core/context.ts';
import { runAsServer } from '../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { resetPath } from './password.service.ts';
import { issueResetToken } from '../credentials/code.service.ts';
import { superadminMail } from './superadmin.mails.ts';

/**
 * Makes the account of SUPERADMIN_EMAIL, without a password, and mails it the way to one (OP-104). An account that is there stays as it is:
 * whoever holds a seeker's or recruiter's password must not find themselves in charge of the portal.
 */
export async function ensureSuperadmin(services: Services): Promise<void> {
  const email = services.config.superadminEmail;
  if (!email) return;
  await runAsServer(services, async ({ tx, effects, now }) => {
    const made = (await tx.query(
      `insert into users (email, name, role, created_at, updated_at) values ($1, 'Superadmin', 'SUPERADMIN', $2, $2) on conflict (email) do nothing returning id`,
      [email, now],
    )) as unknown[];
    if (made.length > 0) {
      effects.mails.push(superadminMail(email, resetPath(email, await issueResetToken(tx, email, now))));
      return;
    }
    if (await tx.existsBy(User, { email, role: 'SUPERADMIN' })) return;
    services.log.warn(
      'SUPERADMIN_EMAIL names an account with another role. It was left as it is; name an address that has no account.',
    );
  });
}
