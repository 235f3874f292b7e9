import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { type Page, pageArg, pageSizeArg } from '../../core/page.ts';
import { TalentFilter, TalentProfile, TalentProfilePage, TalentStandingEnum } from './talent.entity.ts';
import type { TalentStanding } from './talent.labels.ts';
import { talentPageSize } from './talent.rules.ts';
import { readMyTalentProfile, searchTalent, setTalentVisibility, standingOf } from './talent.service.ts';

@Resolver(() => TalentProfile)
export class TalentResolver {
  @Query(() => TalentProfile, {
    nullable: true,
    description: 'What recruiters find of the signed-in seeker; null while they are not to be found.',
  })
  myTalentProfile(@Ctx() context: RequestContext): Promise<TalentProfile | null> {
    return readMyTalentProfile(context, {});
  }

  @Mutation(() => TalentProfile, {
    nullable: true,
    description: 'Lets recruiters find the signed-in seeker, without name and contact, or hides them at once.',
  })
  setTalentVisibility(
    @Ctx() context: RequestContext,
    @Arg('isVisible', () => Boolean, { description: 'Whether recruiters can find them.' }) isVisible: boolean,
  ): Promise<TalentProfile | null> {
    return setTalentVisibility(context, { isVisible });
  }

  @Query(() => TalentProfilePage, {
    description:
      'Seekers who want to be found, for recruiters of verified companies; ' +
      'FORBIDDEN with the reason COMPANY_NOT_VERIFIED for all others.',
  })
  talentProfiles(
    @Ctx() context: RequestContext,
    @Arg('filter', () => TalentFilter, { nullable: true, description: 'Who is looked for.' })
    filter: TalentFilter | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(talentPageSize)) pageSize: number | null,
  ): Promise<Page<TalentProfile>> {
    return searchTalent(context, { filter, page, pageSize });
  }

  @FieldResolver(() => TalentStandingEnum, {
    nullable: true,
    description: "Whether they were invited to one of the recruiter's jobs already, or applied for it.",
  })
  standing(
    @Root() profile: TalentProfile,
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { nullable: true, description: 'The job.' }) jobId: string | null,
  ): Promise<TalentStanding | null> {
    return standingOf(context, profile, jobId);
  }
}
