import type { Database } from '../core/database.ts';
import { User } from './account.entity.ts';

/** Whoever logs in, by the address in lower case; disabled accounts too. */
export async function findUserByEmail(database: Database, email: string): Promise<User | null> {
  const [row] = await database.prepared(
    'user-by-email',
    `select id, name, email::text as email, role, password_hash as "passwordHash", email_verified_at as "emailVerifiedAt", disabled_at as "disabledAt",
       created_at as "createdAt", updated_at as "updatedAt" from users where email = $1`,
    [email],
  );
  return row ? Object.assign(new User(), row) : null;
}
