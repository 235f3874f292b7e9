import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import type { Services } from '../../core/context.ts';
import { throttledCache } from '../../core/throttled-cache.ts';
import { defineQuery } from '../../core/use-case.ts';
import { countPortal } from './admin.queries.ts';
import type { PortalTotals } from './admin.types.ts';

export const portalTotals = defineQuery({
  name: 'portalTotals',
  allow: ['ADMIN', 'SUPERADMIN'],
  input: z.object({}),
  run: ({ services, now }): Promise<PortalTotals> => cachedTotals(services, now, 'all'),
});

/** 3 million applications: 1.2 s. */
const cachedTotals = throttledCache(countTotals, { least: 10, most: 60 });

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
