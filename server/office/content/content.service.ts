import { Between, ILike, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import * as z from 'zod/mini';
import { limitByAddress } from '../../core/limits.ts';
import { containing } from '../../core/like-pattern.ts';
import { pageInput, toPage } from '../../core/page.ts';
import { supportContact } from '../../core/product.rules.ts';
import { keysOf, searchTextSchema } from '../../core/text.rules.ts';
import { defineCommand, defineQuery, nobodyElse } from '../../core/use-case.ts';
import { Announcement, ContactMessage, Faq, SiteStats } from './content.entity.ts';
import { announcementFilterLabels } from './content.labels.ts';
import { contactMail } from './content.mails.ts';
import { countSite } from './content.queries.ts';
import {
  announcementType,
  contactMessageSchema,
  contentMessages,
  contentPageSizes,
  newSince,
} from './content.rules.ts';

/** The counts of the landing page (LAND-15). */
export const readSiteStats = defineQuery({
  name: 'readSiteStats',
  allow: 'ANYONE',
  token: 'ANY',
  isPublic: true,
  input: z.object({}),
  run: async ({ services }): Promise<SiteStats> => {
    const [counts] = await services.database.prepared(countSite());
    return Object.assign(new SiteStats(), counts);
  },
});

const rowsOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  skip: (page - 1) * pageSize,
  take: pageSize,
});

/** Newest first, 6 a page; the search looks into title and description (OP-011). General ones are under ALL only. */
export const listAnnouncements = defineQuery({
  name: 'listAnnouncements',
  allow: 'ANYONE',
  token: 'ANY',
  input: z.object({
    search: searchTextSchema,
    filter: z.nullish(z.enum(keysOf(announcementFilterLabels))),
    page: pageInput(0).page,
  }),
  run: async ({ services, now }, { search, filter, page }) => {
    const request = { page, pageSize: contentPageSizes.announcements };
    const since = newSince(now);
    const ofAge = {
      ALL: { date: LessThanOrEqual(now) },
      NEW: { date: Between(since, now), isGeneral: false },
      OLD: { date: LessThan(since), isGeneral: false },
    }[filter ?? 'ALL'];
    const shown = { ...ofAge, withdrawnAt: IsNull() };
    const found = search && ILike(containing(search));
    const [rows, total] = await services.database.manager.findAndCount(Announcement, {
      where: found
        ? [
            { ...shown, title: found },
            { ...shown, description: found },
          ]
        : shown,
      order: { date: 'DESC', id: 'DESC' },
      ...rowsOf(request),
    });
    const items = rows.map((row) => Object.assign(row, { type: announcementType(row, since) }));
    return toPage(items, total, request, { endCursor: items.at(-1)?.id ?? null });
  },
});

export const listFaqs = defineQuery({
  name: 'listFaqs',
  allow: 'ANYONE',
  token: 'ANY',
  input: z.object(pageInput(contentPageSizes.faqs)),
  run: async ({ services }, request) => {
    const asked = { order: { position: 'ASC' }, ...rowsOf(request) } as const;
    const [items, total] = await services.database.manager.findAndCount(Faq, asked);
    return toPage(items, total, request, { endCursor: items.at(-1)?.id ?? null });
  },
});

const contactLimit = { limit: 20, seconds: 600, message: contentMessages.tooMany } as const;

export const sendContactMessage = defineCommand({
  name: 'sendContactMessage',
  allow: 'ANYONE',
  isCreating: true,
  answerIsAbout: nobodyElse,
  visitor: (_request, { email }) => email.trim().toLowerCase(),
  input: contactMessageSchema,
  run: async ({ tx, actor, request, services, effects, now }, message): Promise<boolean> => {
    await limitByAddress(request, 'contact', contactLimit, tx);
    const sent = { ...message, userId: actor?.id ?? null, createdAt: now };
    const { id } = await tx.save(tx.create(ContactMessage, sent));
    effects.mails.push(contactMail(services.config.supportEmail ?? supportContact.email, { ...sent, id }));
    return true;
  },
});
