import { LessThan } from 'typeorm';
import type { Services } from '../../../core/context.ts';
import { Session } from '../sessions/session.entity.ts';
import { AccessToken } from '../tokens/access-token.entity.ts';
import { removeOldCounters } from './attempt.queries.ts';
import { counterDays } from './attempt.rules.ts';
import { OneTimeCode } from './code.entity.ts';
import { KnownDevice } from './device.entity.ts';

/** Old codes, counters, sessions, tokens and devices say nothing any more. */
export async function removeExpiredCredentials({ database, clock }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const { manager } = database;
  await manager.delete(OneTimeCode, { expiresAt: LessThan(daysAgo(2)) });
  await database.prepared(
    removeOldCounters({ usual: daysAgo(counterDays.usual), streak: daysAgo(counterDays.streak) }),
  );
  await manager.delete(Session, { expiresAt: LessThan(daysAgo(30)) });
  await manager.delete(AccessToken, { expiresAt: LessThan(daysAgo(30)) });
  await manager.delete(KnownDevice, { lastSeenAt: LessThan(daysAgo(400)) });
}
