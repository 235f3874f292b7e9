import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import type { AnalyticsPeriod } from './analytics.labels.ts';
import { readHiringFigures, readHrAnalytics } from './analytics.service.ts';
import { portalTrends } from './portal-trends.service.ts';
import { AnalyticsPeriodEnum, HiringFigures, HrAnalytics, PortalTrends } from './analytics.types.ts';

@Resolver(() => HrAnalytics)
export class AnalyticsResolver {
  @Query(() => HrAnalytics, { description: "Totals over the recruiter's own jobs, and how hiring goes." })
  hrAnalytics(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { nullable: true, description: 'Of this job alone.' }) jobId: string | null,
    @Arg('period', () => AnalyticsPeriodEnum, {
      nullable: true,
      defaultValue: 'LAST_30_DAYS',
      description: 'What `hiring` looks at; totals are of all time.',
    })
    period: AnalyticsPeriod | null,
  ): Promise<HrAnalytics> {
    return readHrAnalytics(context, { jobId, period });
  }

  @FieldResolver(() => HiringFigures, { description: 'What became of the applications of the period.' })
  hiring(@Root() analytics: HrAnalytics, @Ctx() context: RequestContext): Promise<HiringFigures> {
    return readHiringFigures(context, analytics);
  }

  @Query(() => PortalTrends, {
    description:
      'How the portal grew, for ADMIN and SUPERADMIN. Cached for 10 seconds by each server process, longer where ' +
      'counting takes long.',
  })
  portalTrends(
    @Ctx() context: RequestContext,
    @Arg('period', () => AnalyticsPeriodEnum, { nullable: true, description: 'Which; the last 30 days if left out.' })
    period: AnalyticsPeriod | null,
  ): Promise<PortalTrends> {
    return portalTrends(context, { period });
  }
}
