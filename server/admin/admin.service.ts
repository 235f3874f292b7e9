import * as z from 'zod/mini';
import { roles } from '../core/actor.rules.ts';
import type { Services } from '../core/context.ts';
import { defineQuery } from '../core/use-case.ts';
import { countPortal } from './admin.queries.ts';
import type { PortalTotals } from './admin.types.ts';

const cachedSeconds = { least: 10, most: 60 } as const;
/** Counting takes at most a twentieth of the time, however large the portal grows (3 million applications: 1.2 s). */
const restPerWork = 20;

interface CachedTotals {
  totals: Promise<PortalTotals>;
  /** In ms since 1970; without end while it is being counted. */
  until: number;
}

const cachedBy = new WeakMap<Services, CachedTotals>();

/** However many admins watch, one process counts once in 10 seconds, on a large portal less often. */
export const portalTotals = defineQuery({
  name: 'portalTotals',
  allow: ['ADMIN', 'SUPERADMIN'],
  input: z.object({}),
  run: ({ services, now }): Promise<PortalTotals> => {
    const cached = cachedBy.get(services);
    return cached && now.getTime() < cached.until ? cached.totals : countAndCache(services);
  },
});

function countAndCache(services: Services): Promise<PortalTotals> {
  const started = services.clock.now();
  const totals = countTotals(services, started);
  const cached: CachedTotals = { totals, until: Infinity };
  cachedBy.set(services, cached);
  const setEnd = () => {
    const ended = services.clock.now().getTime();
    const rest = restPerWork * (ended - started.getTime());
    cached.until = ended + Math.min(Math.max(rest, cachedSeconds.least * 1000), cachedSeconds.most * 1000);
  };
  // The caller gets the error; the next caller counts again.
  totals.then(setEnd, () => cachedBy.delete(services));
  return totals;
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
