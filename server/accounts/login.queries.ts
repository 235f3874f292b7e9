import type { Database } from '../core/database.ts';
import { User } from './account.entity.ts';

/** Whoever logs in, by the address in lower case, disabled accounts too; and whether the person signed in from this browser before. */
export async function findLogin(database: Database, email: string, deviceHash: Buffer | null): Promise<{ user: User | null; isKnownDevice: boolean }> {
  const [row] = await database.prepared<{ isKnownDevice: boolean }>(
    'login-by-email',
    `select id, name, email::text as email, role, password_hash as "passwordHash", email_verified_at as "emailVerifiedAt", disabled_at as "disabledAt",
       created_at as "createdAt", updated_at as "updatedAt", exists (select from known_devices where user_id = users.id and device_hash = $2) as "isKnownDevice"
     from users where email = $1`,
    [email, deviceHash],
  );
  if (!row) return { user: null, isKnownDevice: false };
  const { isKnownDevice, ...columns } = row;
  return { user: Object.assign(new User(), columns), isKnownDevice };
}
