import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { afterArg, pageSizeArg } from '../../core/page.ts';
import { Application } from '../../hiring/applications/application.entity.ts';
import { Consent, User } from '../../people/users/user.entity.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { deleteAccount, keepAccount } from './account-deletion.service.ts';
import { DataExport, DataExportStateEnum } from './data-export.entity.ts';
import { fileOfExport, listMyConsents, readMyDataExport, requestDataExport } from './data-export.service.ts';
import type { DataExportState } from './privacy.labels.ts';
import { resumeViewPageSize } from './privacy.rules.ts';
import { listMyResumeViews, loadResumeViews, revokeResume } from './resume-log.service.ts';
import { ResumeView, ResumeViewSlice } from './resume-log.types.ts';

@Resolver()
export class PrivacyResolver {
  @Query(() => [Consent], { description: 'What the signed-in person agreed to, and when; newest first.' })
  myConsents(@Ctx() context: RequestContext): Promise<Consent[]> {
    return listMyConsents(context, {});
  }

  @Mutation(() => User, {
    description:
      'Deletes the own account in seven days; until then `keepAccount` takes it back. Open jobs are closed at once.',
  })
  deleteAccount(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password; needed when password or code were last entered more than 15 minutes ago.',
    })
    password: string | null,
  ): Promise<User> {
    return deleteAccount(context, { password });
  }

  @Mutation(() => User, { description: 'Keeps the account that was about to be deleted; its jobs open again.' })
  keepAccount(@Ctx() context: RequestContext): Promise<User> {
    return keepAccount(context, {});
  }
}

@Resolver(() => DataExport)
export class DataExportResolver {
  @Query(() => DataExport, { nullable: true, description: 'The latest export of own data that was asked for.' })
  myDataExport(@Ctx() context: RequestContext): Promise<DataExport | null> {
    return readMyDataExport(context, {});
  }

  @Mutation(() => DataExport, {
    description:
      'Asks for an archive of all that the portal knows of the signed-in person; one at a time, three a day. ' +
      'They are notified when it is ready.',
  })
  requestDataExport(
    @Ctx() context: RequestContext,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<DataExport> {
    return requestDataExport(context, {}, idempotencyKey);
  }

  @FieldResolver(() => DataExportStateEnum, { description: 'How far it is.' })
  state(@Root() asked: DataExport, @Ctx() { services }: RequestContext): DataExportState {
    return asked.stateAt(services.clock.now());
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The archive, for 24 hours; only its person opens it, with a login.',
  })
  file(@Root() asked: DataExport, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return fileOfExport(context, asked);
  }
}

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
