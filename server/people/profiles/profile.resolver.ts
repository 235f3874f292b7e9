import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { loadFile } from '../../platform/files/file.service.ts';
import { JobseekerProfile, JobseekerProfileInput } from './profile.entity.ts';
import { readMySeekerProfile, updateMySeekerProfile } from './profile.service.ts';

@Resolver(() => JobseekerProfile)
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

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The resume that goes with the next applications.',
  })
  async resume(@Root() { resumeFileId }: JobseekerProfile, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return resumeFileId ? loadFile(context, resumeFileId) : null;
  }
}
