import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Application } from '../../hiring/applications/application.entity.ts';
import type { RequestContext } from '../../core/context.ts';
import { afterArg, pageSizeArg } from '../../core/page.ts';
import { listMyResumeViews, loadResumeViews, revokeResume } from './resume-log.service.ts';
import { ResumeView, ResumeViewSlice } from './resume-log.types.ts';
import { resumeViewPageSize } from './privacy.rules.ts';

@Resolver(() => Application)
export class ResumeLogResolver {
  @Query(() => ResumeViewSlice, { description: 'Who opened or downloaded the own resume, and when; newest first.' })
  myResumeViews(
    @Ctx() context: RequestContext,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(resumeViewPageSize)) pageSize: number | null,
  ): Promise<ResumeViewSlice> {
    return listMyResumeViews(context, { after, pageSize });
  }

  @Mutation(() => Application, {
    description: 'Takes the resume back from one own application; the recruiter cannot open it there any more.',
  })
  revokeResume(
    @Ctx() context: RequestContext,
    @Arg('applicationId', () => ID, { description: 'The application.' }) applicationId: string,
  ): Promise<Application> {
    return revokeResume(context, { applicationId });
  }

  @FieldResolver(() => [ResumeView], {
    description: 'The latest ten times that the resume was opened for it; for its seeker, none for anybody else.',
  })
  resumeViews(@Root() { id }: Application, @Ctx() context: RequestContext): Promise<ResumeView[]> {
    return loadResumeViews(context, id);
  }
}
