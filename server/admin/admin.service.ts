import { z } from 'zod';
import { roles } from '../core/actor.ts';
import type { Services } from '../core/context.ts';
import { defineQuery } from '../core/use-case.ts';
import { countPortal } from './admin.queries.ts';
import type { PortalTotals } from './admin.types.ts';

const keptSeconds = { least: 10, most: 60 } as const;
/** Counting takes at most a twentieth of the time, however large the portal grows (3 million applications: 1.2 s). */
const restPerWork = 20;

interface Kept {
  totals: Promise<PortalTotals>;
  /** In ms since 1970; null while it is being counted. */
  until: number | null;
}

const keptBy = new WeakMap<Services, Kept>();

/**
 * The live figures of the whole portal. However many admins watch, one process counts once in 10 seconds, on a large
 * portal less often.
 */
export const portalTotals = defineQuery({
  name: 'portalTotals',
  allow: ['ADMIN', 'SUPERADMIN'],
  input: z.object({}),
  run: ({ services, now }): Promise<PortalTotals> => {
    const kept = keptBy.get(services);
    if (kept && (kept.until === null || now.getTime() < kept.until)) return kept.totals;
    return countAndKeep(services);
  },
});

function countAndKeep(services: Services): Promise<PortalTotals> {
  const started = services.clock.now();
  const kept: Kept = { totals: countTotals(services, started), until: null };
  keptBy.set(services, kept);
  void keepOrForget(services, kept, started);
  return kept.totals;
}

async function keepOrForget(services: Services, kept: Kept, started: Date): Promise<void> {
  try {
    await kept.totals;
    const ended = services.clock.now().getTime();
    const rest = restPerWork * (ended - started.getTime());
    kept.until = ended + Math.min(Math.max(rest, keptSeconds.least * 1000), keptSeconds.most * 1000);
  } catch {
    // The caller gets the error; the next caller counts again.
    keptBy.delete(services);
  }
}

async function countTotals({ database }: Services, countedAt: Date): Promise<PortalTotals> {
  const { usersByRole, contactMessages, supportConversations, ...totals } = await countPortal(database);
  return {
    ...totals,
    usersByRole: roles.map((role) => ({ role, total: usersByRole[role] ?? 0 })),
    messagesWaiting: contactMessages + supportConversations,
    countedAt,
  };
}
