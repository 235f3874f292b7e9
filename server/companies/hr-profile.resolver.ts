import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../core/context.ts';
import { HrProfile } from '../people/profiles/profile.entity.ts';
import { Company } from './company.entity.ts';
import { loadCompany } from './company.service.ts';
import { HrProfileInput } from './hr-profile.inputs.ts';
import type { OwnHrProfile } from './hr-profile.queries.ts';
import { jobsWaitForVerification, readMyRecruiterProfile, updateMyRecruiterProfile } from './hr-profile.service.ts';
import type { Membership } from './membership.labels.ts';
import { MembershipEnum } from './membership.types.ts';

@Resolver(() => HrProfile)
export class HrProfileResolver {
  @Query(() => HrProfile, { description: "The signed-in recruiter's profile." })
  hrProfile(@Ctx() context: RequestContext): Promise<OwnHrProfile> {
    return readMyRecruiterProfile(context, {});
  }

  @Mutation(() => HrProfile, { description: "Changes the signed-in recruiter's profile." })
  updateHrProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => HrProfileInput, { description: 'What changes.' }) input: HrProfileInput,
  ): Promise<OwnHrProfile> {
    return updateMyRecruiterProfile(context, { input });
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the company.' })
  company(@Root() { company }: OwnHrProfile): string | null {
    return company;
  }

  @FieldResolver(() => MembershipEnum, {
    nullable: true,
    description: 'How they stand to it; null without a company. Until they are let in, jobs for it wait unseen.',
  })
  membership(@Root() { membership }: OwnHrProfile): Membership | null {
    return membership;
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: 'The same company with its rating and reviews; null while the recruiter does not belong to it.',
  })
  async companyDetails(
    @Root() { companyId, membership }: OwnHrProfile,
    @Ctx() context: RequestContext,
  ): Promise<Company | null> {
    return companyId && membership === 'MEMBER' ? loadCompany(context, companyId) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether jobs that they post wait, unseen by others, until their company is verified: the portal demands it.',
  })
  jobsWaitForVerification(@Root() profile: OwnHrProfile, @Ctx() context: RequestContext): Promise<boolean> {
    return jobsWaitForVerification(context, profile);
  }
}
