import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import { mailPageSize } from './mail-log.rules.ts';
import { adminMails, adminTasks, retryMail, runTask, sendMailNow } from './mail-log.service.ts';
import { MailRecord, MailSlice, TaskRecord } from './mail-log.types.ts';

@Resolver()
export class MailLogResolver {
  @Query(() => MailSlice, {
    description: 'Mails of the last 30 days, newest first, for SUPERADMIN; never their content.',
  })
  adminMails(
    @Ctx() context: RequestContext,
    @Arg('recipient', () => String, { nullable: true, description: 'Only those for this address.' })
    recipient: string | null,
    @Arg('isTroubled', () => Boolean, { nullable: true, description: 'Only those that wait or failed.' })
    isTroubled: boolean | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(mailPageSize)) pageSize: number | null,
  ): Promise<Slice<MailRecord>> {
    return adminMails(context, { recipient, isTroubled, after, pageSize });
  }

  @Query(() => [TaskRecord], { description: 'The recurring tasks of the server, for SUPERADMIN, by name.' })
  adminTasks(@Ctx() context: RequestContext): Promise<TaskRecord[]> {
    return adminTasks(context, {});
  }

  @Mutation(() => MailRecord, {
    description:
      'Sends a mail that failed again, for SUPERADMIN. CONFLICT for one that waits, was sent, or held a code.',
  })
  retryMail(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
  ): Promise<MailRecord> {
    return retryMail(context, { id });
  }

  @Mutation(() => MailRecord, {
    description:
      'Sends a mail that waits after a failed try now, for SUPERADMIN. CONFLICT for one that does not wait any more, ' +
      'with the reason DONE_ALREADY if it was sent.',
  })
  sendMailNow(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
  ): Promise<MailRecord> {
    return sendMailNow(context, { id });
  }

  @Mutation(() => Boolean, { description: 'Runs a task now, for SUPERADMIN.' })
  runTask(
    @Ctx() context: RequestContext,
    @Arg('name', () => ID, { description: 'Name of the task.' }) name: string,
  ): Promise<boolean> {
    return runTask(context, { name });
  }
}
