import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../core/context.ts';
import { portalTotals } from './admin.service.ts';
import { PortalTotals } from './admin.types.ts';

@Resolver()
export class AdminResolver {
  @Query(() => PortalTotals, {
    description:
      'The live figures of the portal, for ADMIN and SUPERADMIN. Kept for 10 seconds by each server process, ' +
      'for up to a minute where counting takes long.',
  })
  portalTotals(@Ctx() context: RequestContext): Promise<PortalTotals> {
    return portalTotals(context, {});
  }
}
