import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Company } from '../companies/company.entity.ts';
import { loadCompany } from '../companies/company.service.ts';
import type { RequestContext } from '../core/context.ts';
import { StoredFile } from '../files/file.entity.ts';
import { loadFile } from '../files/file.service.ts';
import { HrProfile, JobseekerProfile } from './profile.entity.ts';
import { HrProfileInput, JobseekerProfileInput } from './profile.inputs.ts';
import {
  jobsWaitForVerification,
  readMyRecruiterProfile,
  readMySeekerProfile,
  updateMyRecruiterProfile,
  updateMySeekerProfile,
} from './profile.service.ts';

@Resolver(() => HrProfile)
export class ProfileResolver {
  @Query(() => JobseekerProfile, { description: "The signed-in seeker's profile." })
  jobseekerProfile(@Ctx() context: RequestContext): Promise<JobseekerProfile> {
    return readMySeekerProfile(context, {});
  }

  @Mutation(() => JobseekerProfile, { description: "Changes the signed-in seeker's profile." })
  updateJobseekerProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => JobseekerProfileInput, { description: 'What changes.' }) input: JobseekerProfileInput,
  ): Promise<JobseekerProfile> {
    return updateMySeekerProfile(context, { input });
  }

  @Query(() => HrProfile, { description: "The signed-in recruiter's profile." })
  hrProfile(@Ctx() context: RequestContext): Promise<HrProfile> {
    return readMyRecruiterProfile(context, {});
  }

  @Mutation(() => HrProfile, { description: "Changes the signed-in recruiter's profile." })
  updateHrProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => HrProfileInput, { description: 'What changes.' }) input: HrProfileInput,
  ): Promise<HrProfile> {
    return updateMyRecruiterProfile(context, { input });
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: 'The same company with its rating and reviews; null while the recruiter does not belong to it.',
  })
  async companyDetails(
    @Root() { companyId, membership }: HrProfile,
    @Ctx() context: RequestContext,
  ): Promise<Company | null> {
    return companyId && membership === 'MEMBER' ? loadCompany(context, companyId) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether jobs that they post wait, unseen by others, until their company is verified: the portal demands it.',
  })
  jobsWaitForVerification(@Root() profile: HrProfile, @Ctx() context: RequestContext): Promise<boolean> {
    return jobsWaitForVerification(context, profile);
  }
}

@Resolver(() => JobseekerProfile)
export class JobseekerProfileResolver {
  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The resume that goes with the next applications.',
  })
  async resume(@Root() { resumeFileId }: JobseekerProfile, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return resumeFileId ? loadFile(context, resumeFileId) : null;
  }
}
