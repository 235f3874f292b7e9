import type { Services } from '../../../core/context.ts';
import { insertMissing } from '../../../core/insert-missing.ts';
import { runAsServer } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { resetPath } from './password.service.ts';
import { issueResetToken } from './code.service.ts';
import { superadminMail } from './account.mails.ts';

/**
 * Without a password; a link to choose one is mailed (OP-104). An account that exists stays as it is: the password of a
 * seeker or recruiter must not open the portal.
 */
export async function ensureSuperadmin(services: Services): Promise<void> {
  const email = services.config.superadminEmail;
  if (!email) return;
  await runAsServer(services, async ({ tx, effects, now }) => {
    const account = { email, name: 'Superadmin', role: 'SUPERADMIN', createdAt: now, updatedAt: now } as const;
    const [id] = await insertMissing(tx, User, account);
    if (id) {
      effects.mails.push(superadminMail({ id, email }, resetPath(email, await issueResetToken(tx, email, now))));
      return;
    }
    if (await tx.existsBy(User, { email, role: 'SUPERADMIN' })) return;
    services.log.warn(
      'SUPERADMIN_EMAIL names an account with another role. It was left as it is; name an address that has no account.',
    );
  });
}
