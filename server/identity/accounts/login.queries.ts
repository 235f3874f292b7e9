import type { Database } from '../../core/database.ts';
import { type CountedGuess, countedGuess, countingGuess } from '../credentials/attempt.service.ts';
import { User } from '../../users/user.entity.ts';

// One round trip: the account, whether it knows the browser, and the guess, counted before anything is compared
// (decision 0009).
const sql = `
  with account as (
    select id, name, email::text as email, role, password_hash as "passwordHash", email_verified_at as "emailVerifiedAt", disabled_at as "disabledAt",
      created_at as "createdAt", updated_at as "updatedAt", exists (select from known_devices where user_id = users.id and device_hash = $15) as is_known
    from users where email = $14
  ), attempter as (select coalesce((select is_known from account), false) as is_known),
  ${countingGuess('attempter')}
  select account.*, attempter.is_known as "isKnownDevice", counts.* from attempter left join account on true cross join ${countedGuess} counts`;

type LoginRow = CountedGuess &
  Pick<
    User,
    'name' | 'email' | 'role' | 'passwordHash' | 'emailVerifiedAt' | 'disabledAt' | 'createdAt' | 'updatedAt'
  > & { id: string | null; isKnownDevice: boolean };

/**
 * The account that logs in, by the address in lower case, disabled accounts too; whether the person signed in from this
 * browser before; and the result of counting `guess` (`guessValues`).
 */
export async function countLogin(
  database: Database,
  guess: unknown[],
  email: string,
  deviceHash: Buffer | null,
): Promise<{ user: User | null; isKnownDevice: boolean; counted: CountedGuess }> {
  const [row] = await database.prepared<LoginRow>('count-login', sql, [...guess, email, deviceHash]);
  if (!row) throw new Error('The guess was not counted.');
  const {
    id,
    name,
    email: address,
    role,
    passwordHash,
    emailVerifiedAt,
    disabledAt,
    createdAt,
    updatedAt,
    isKnownDevice,
    ...counted
  } = row;
  const user =
    id === null
      ? null
      : Object.assign(new User(), {
          id,
          name,
          email: address,
          role,
          passwordHash,
          emailVerifiedAt,
          disabledAt,
          createdAt,
          updatedAt,
        });
  return { user, isKnownDevice, counted };
}
