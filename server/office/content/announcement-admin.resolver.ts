import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { afterArg, pageSizeArg, type Slice } from '../../core/page.ts';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import {
  adminAnnouncement,
  adminAnnouncements,
  createAnnouncement,
  deleteAnnouncement,
  publishAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from './announcement-admin.service.ts';
import { AnnouncementRecord, AnnouncementRecordSlice, AnnouncementStateEnum } from './announcement-admin.types.ts';
import { contentAdminPageSize } from './content-admin.rules.ts';
import { AnnouncementInput } from './content.entity.ts';
import type { AnnouncementState } from './content.labels.ts';

const idArg = { description: 'The announcement.' } as const;

@Resolver()
export class AnnouncementAdminResolver {
  @Query(() => AnnouncementRecordSlice, {
    description: 'Announcements in every state, last written first, for ADMIN and SUPERADMIN.',
  })
  adminAnnouncements(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Part of title or text.' }) search: string | null,
    @Arg('state', () => AnnouncementStateEnum, { nullable: true, description: 'Where they stand; all if left out.' })
    state: AnnouncementState | null,
    @Arg('after', () => String, afterArg) after: string | null,
    @Arg('pageSize', () => Int, pageSizeArg(contentAdminPageSize)) pageSize: number | null,
  ): Promise<Slice<AnnouncementRecord>> {
    return adminAnnouncements(context, { search, state, after, pageSize });
  }

  @Query(() => AnnouncementRecord, {
    nullable: true,
    description: 'One announcement in any state, for ADMIN and SUPERADMIN.',
  })
  adminAnnouncement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<AnnouncementRecord> {
    return adminAnnouncement(context, { id });
  }

  @Mutation(() => AnnouncementRecord, {
    description: 'Writes an announcement, a draft at first. For ADMIN and SUPERADMIN.',
  })
  createAnnouncement(
    @Ctx() context: RequestContext,
    @Arg('input', () => AnnouncementInput, { description: 'What it says.' }) input: AnnouncementInput,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<AnnouncementRecord> {
    return createAnnouncement(context, { input }, idempotencyKey);
  }

  @Mutation(() => AnnouncementRecord, {
    description: 'Changes an announcement in any state; what was sent is not sent again. For ADMIN and SUPERADMIN.',
  })
  updateAnnouncement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => AnnouncementInput, { description: 'What it says.' }) input: AnnouncementInput,
  ): Promise<AnnouncementRecord> {
    return updateAnnouncement(context, { id, input });
  }

  @Mutation(() => AnnouncementRecord, {
    description:
      'Publishes an announcement at once or at a time to come, also one that was withdrawn. Everybody is notified ' +
      'once; a GENERAL one goes by mail, too. CONFLICT for a published one. For ADMIN and SUPERADMIN.',
  })
  publishAnnouncement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('at', () => DateTimeScalar, { nullable: true, description: 'A time within a year; now if left out.' })
    at: Date | null,
  ): Promise<AnnouncementRecord> {
    return publishAnnouncement(context, { id, at });
  }

  @Mutation(() => AnnouncementRecord, {
    description:
      'Takes a published announcement back, with its mails that have not left; a scheduled one becomes a draft. ' +
      'CONFLICT for a draft. For ADMIN and SUPERADMIN.',
  })
  withdrawAnnouncement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, idArg) id: string,
  ): Promise<AnnouncementRecord> {
    return withdrawAnnouncement(context, { id });
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a draft or a withdrawn announcement; CONFLICT for others. For ADMIN and SUPERADMIN.',
  })
  deleteAnnouncement(@Ctx() context: RequestContext, @Arg('id', () => ID, idArg) id: string): Promise<boolean> {
    return deleteAnnouncement(context, { id });
  }
}
