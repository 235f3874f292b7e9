import { z } from 'zod';
import { roles } from '../core/actor.ts';
import type { Services } from '../core/context.ts';
import { defineQuery } from '../core/use-case.ts';
import { countPortal } from './admin.queries.ts';
import type { PortalTotals } from './admin.types.ts';

const cachedSeconds = { least: 10, most: 60 } as const;
/** Counting takes at most a twentieth of the time, however large the portal grows (3 million applications: 1.2 s). */
const restPerWork = 20;

interface CachedTotals {
  totals: Promise<PortalTotals>;
  /** In ms since 1970; null while it is being counted. */
  until: number | null;
}

const cachedBy = new WeakMap<Services, CachedTotals>();

/** However many admins watch, one process counts once in 10 seconds, on a large portal less often. */
export const portalTotals = defineQuery({
  name: 'portalTotals',
  allow: ['ADMIN', 'SUPERADMIN'],
  input: z.object({}),
  run: ({ services, now }): Promise<PortalTotals> => {
    const cached = cachedBy.get(services);
    if (cached && (cached.until === null || now.getTime() < cached.until)) return cached.totals;
    return countAndCache(services);
  },
});

function countAndCache(services: Services): Promise<PortalTotals> {
  const started = services.clock.now();
  const cached: CachedTotals = { totals: countTotals(services, started), until: null };
  cachedBy.set(services, cached);
  void setEnd(services, cached, started);
  return cached.totals;
}

async function setEnd(services: Services, cached: CachedTotals, started: Date): Promise<void> {
  try {
    await cached.totals;
    const ended = services.clock.now().getTime();
    const rest = restPerWork * (ended - started.getTime());
    cached.until = ended + Math.min(Math.max(rest, cachedSeconds.least * 1000), cachedSeconds.most * 1000);
  } catch {
    // The caller gets the error; the next caller counts again.
    cachedBy.delete(services);
  }
}

async function countTotals({ database }: Services, countedAt: Date): Promise<PortalTotals> {
  const [counts] = await database.prepared(countPortal());
  if (!counts) throw new Error('Nothing was counted.');
  const { usersByRole, contactMessages, supportConversations, ...totals } = counts;
  return {
    ...totals,
    usersByRole: roles.map((role) => ({ role, total: usersByRole[role] ?? 0 })),
    messagesWaiting: contactMessages + supportConversations,
    countedAt,
  };
}
