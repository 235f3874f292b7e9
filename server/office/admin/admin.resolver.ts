import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import { portalTotals } from './admin.service.ts';
import { PortalTotals } from './admin.types.ts';
import { auditPageSize } from './audit.rules.ts';
import { auditLog } from './audit.service.ts';
import { type AuditEntry, AuditFilter, AuditSlice } from './audit.types.ts';

@Resolver()
export class AdminResolver {
  @Query(() => PortalTotals, {
    description:
      'The live figures of the portal, for ADMIN and SUPERADMIN. Cached for 10 seconds by each server process, ' +
      'for up to a minute where counting takes long.',
  })
  portalTotals(@Ctx() context: RequestContext): Promise<PortalTotals> {
    return portalTotals(context, {});
  }

  @Query(() => AuditSlice, {
    description: 'What admins and superadmins changed, newest first, for SUPERADMIN. As a table: GET /audit.csv.',
  })
  auditLog(
    @Ctx() context: RequestContext,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'What narrows it.' }) filter: AuditFilter | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(auditPageSize)) pageSize: number | null,
  ): Promise<Slice<AuditEntry>> {
    return auditLog(context, { filter, after, pageSize });
  }
}
