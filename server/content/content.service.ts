import * as z from 'zod/mini';
import { limitByAddress } from '../core/limits.ts';
import { containing } from '../core/like-pattern.ts';
import { pageInput, type Page, toPage } from '../core/page.ts';
import { keysOf, searchTextSchema } from '../core/text.rules.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { ContactMessage, type SiteStats } from './content.entity.ts';
import { announcementFilterLabels } from './content.labels.ts';
import { contactMail } from './content.mails.ts';
import { countSite, pageAnnouncements, pageFaqs } from './content.queries.ts';
import { contactMessageSchema, contentMessages, contentPageSizes, newSince, roundedCount } from './content.rules.ts';

/** The counts of the landing page (LAND-15). */
export const readSiteStats = defineQuery({
  name: 'readSiteStats',
  allow: 'ANYONE',
  input: z.object({}),
  run: async ({ services }): Promise<SiteStats> => {
    const [counts] = await services.database.prepared(countSite());
    const { candidates, jobs, companies } = counts ?? { candidates: 0, jobs: 0, companies: 0 };
    return {
      candidates,
      jobs,
      companies,
      candidatesText: roundedCount(candidates),
      jobsText: roundedCount(jobs),
      companiesText: roundedCount(companies),
    };
  },
});

interface PageRequest {
  page: number;
  pageSize: number;
}

/** The cursor is the last id. */
function pageOfRows<Row extends { id: string; total: number }>(rows: Row[], request: PageRequest): Page<Row> {
  const items = rows.filter(({ id }) => id !== null);
  return toPage(items, rows[0]?.total ?? 0, request, { endCursor: items.at(-1)?.id ?? null });
}

/** Newest first, 6 a page; the search looks into title and description (OP-011). */
export const listAnnouncements = defineQuery({
  name: 'listAnnouncements',
  allow: 'ANYONE',
  input: z.object({
    search: searchTextSchema,
    filter: z.nullish(z.enum(keysOf(announcementFilterLabels))),
    page: pageInput(0).page,
  }),
  run: async ({ services, now }, { search, filter, page }) => {
    const request = { page, pageSize: contentPageSizes.announcements };
    const rows = await services.database.searched(
      pageAnnouncements({
        pattern: search ? containing(search) : null,
        filter: filter ?? 'ALL',
        newSince: newSince(now),
        now,
        ...request,
      }),
    );
    return pageOfRows(rows, request);
  },
});

export const listFaqs = defineQuery({
  name: 'listFaqs',
  allow: 'ANYONE',
  input: z.object(pageInput(contentPageSizes.faqs)),
  run: async ({ services }, request) => pageOfRows(await services.database.searched(pageFaqs(request)), request),
});

const contactLimit = { limit: 20, seconds: 600, message: contentMessages.tooMany } as const;

export const sendContactMessage = defineCommand({
  name: 'sendContactMessage',
  allow: 'ANYONE',
  isCreating: true,
  input: contactMessageSchema,
  run: async ({ tx, actor, request, services, effects, now }, message): Promise<boolean> => {
    await limitByAddress(request, 'contact', contactLimit, tx);
    await tx.insert(ContactMessage, { ...message, userId: actor?.id ?? null, createdAt: now });
    effects.mails.push(contactMail(services.config.supportEmail, message));
    return true;
  },
});
