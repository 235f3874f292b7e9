import type { Role } from '../core/actor.ts';
import type { NotificationType } from './notification.labels.ts';
import type { PreferenceChoice } from './preference.rules.ts';

/** Runs SQL by itself or in the caller's transaction. */
interface Executor {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Types whose mails the person switched off; whatever was never chosen is mailed. */
export async function findStoppedTypes(executor: Executor, userId: string): Promise<Set<NotificationType>> {
  const rows = (await executor.query('select type from notification_preferences where user_id = $1 and not is_mailed', [
    userId,
  ])) as { type: NotificationType }[];
  return new Set(rows.map(({ type }) => type));
}

/** In one order for everybody, so that two windows of one person never wait for each other in a circle. */
export async function storePreferences(
  executor: Executor,
  userId: string,
  choices: readonly PreferenceChoice[],
): Promise<void> {
  await executor.query(
    `insert into notification_preferences (user_id, type, is_mailed)
     select $1, type, "isMailed" from jsonb_to_recordset($2) as choice (type text, "isMailed" boolean) order by type
     on conflict on constraint notification_preferences_pkey do update set is_mailed = excluded.is_mailed`,
    [userId, JSON.stringify(choices)],
  );
}

/** The role of an open account; null without one. */
export async function findRole(executor: Executor, userId: string): Promise<Role | null> {
  const [row] = (await executor.query('select role from users where id = $1 and disabled_at is null', [userId])) as {
    role: Role;
  }[];
  return row?.role ?? null;
}
