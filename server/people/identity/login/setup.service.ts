import { type EntityManager, IsNull } from 'typeorm';
import { auditArrival } from '../../../core/audit.ts';
import type { Services } from '../../../core/context.ts';
import { badInput, forbidden } from '../../../core/errors.ts';
import { insertMissing } from '../../../core/insert-missing.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import type { Secrets } from '../../../core/secrets.ts';
import { defineCommand, runAsServer } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { superadminMail } from './account.mails.ts';
import { accountMessages, setupSchema } from './account.rules.ts';
import { issueResetToken } from './code.service.ts';
import { resetPath } from './password.service.ts';

const linkSeconds = 3600;
const linkPurpose = 'setup';
const setupLock = 4_137_120_004;

/**
 * For a portal without a superadmin; undefined for any other. The token is in the fragment, which a browser never
 * sends, and holds its expiry, encrypted: nothing of it is stored (decision 0072).
 */
export async function newSetupPath({ database, clock, secrets }: Services): Promise<string | undefined> {
  if (await hasSuperadmin(database.manager)) return undefined;
  const until = clock.now().getTime() + linkSeconds * 1000;
  return `/setup#token=${Buffer.from(secrets.encrypt(String(until), linkPurpose), 'base64').toString('base64url')}`;
}

const hasSuperadmin = (manager: EntityManager): Promise<boolean> =>
  manager.existsBy(User, { role: 'SUPERADMIN', disabledAt: IsNull() });

/** For signed-out people. Links end when there is a superadmin; of two at once the second finds one. */
export const setUpPortal = defineCommand({
  name: 'setUpPortal',
  allow: 'ANYONE',
  load: async ({ actor }) => {
    if (actor) throw forbidden();
  },
  input: setupSchema,
  run: async (scope, { token, name, email, password }) => {
    const { tx, services, now } = scope;
    if (!isGood(services.secrets, token, now)) throw badInput({ token: accountMessages.setupGone() });
    await tx.query('select pg_advisory_xact_lock($1)', [setupLock]);
    if (await hasSuperadmin(tx)) throw badInput({ token: accountMessages.setupGone() });
    const passwordHash = await hashPassword(password);
    const account = { email, name, role: 'SUPERADMIN', passwordHash, createdAt: now, updatedAt: now } as const;
    const [id] = await insertMissing(tx, User, account);
    if (!id) throw badInput({ email: accountMessages.setupEmailTaken() });
    await auditArrival(scope, 'setUpPortal', { id, role: 'SUPERADMIN' });
    services.log.warn({ userId: id }, 'The first superadmin was named with the setup link');
    return { message: accountMessages.setupDone() };
  },
});

function isGood(secrets: Secrets, token: string, now: Date): boolean {
  try {
    return now.getTime() < Number(secrets.decrypt(token, linkPurpose));
  } catch {
    return false;
  }
}

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
