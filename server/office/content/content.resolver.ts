import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg } from '../../core/page.ts';
import {
  type Announcement,
  AnnouncementFilterEnum,
  AnnouncementPage,
  type Faq,
  FaqPage,
  SiteStats,
} from './content.entity.ts';
import type { AnnouncementFilter } from './content.labels.ts';
import { listAnnouncements, listFaqs, readSiteStats, sendContactMessage } from './content.service.ts';

@Resolver()
export class ContentResolver {
  @Query(() => SiteStats, { description: 'How large the portal is.' })
  siteStats(@Ctx() context: RequestContext): Promise<SiteStats> {
    return readSiteStats(context, {});
  }

  @Query(() => AnnouncementPage, { description: 'Announcements, newest first, 6 a page.' })
  announcements(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true, description: 'Part of title or description.' }) search:
      | string
      | null,
    @Arg('filter', () => AnnouncementFilterEnum, { nullable: true, defaultValue: 'ALL', description: 'Which ones.' })
    filter: AnnouncementFilter | null,
    @Arg('page', () => Int, pageArg) page: number | null,
  ): Promise<Page<Announcement>> {
    return listAnnouncements(context, { search, filter, page });
  }

  @Query(() => FaqPage, { description: 'Frequent questions in their order.' })
  faqs(
    @Ctx() context: RequestContext,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(10))
    pageSize: number | null,
  ): Promise<Page<Faq>> {
    return listFaqs(context, { page, pageSize });
  }

  @Mutation(() => Boolean, { description: 'Sends a message to the people behind the portal.' })
  sendContactMessage(
    @Ctx() context: RequestContext,
    @Arg('name', { description: 'Who writes.' }) name: string,
    @Arg('email', { description: 'Where the answer goes.' }) email: string,
    @Arg('message', { description: 'The message.' }) message: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<boolean> {
    return sendContactMessage(context, { name, email, message }, idempotencyKey);
  }
}
