import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import type { Prepared } from '../../core/database.ts';
import { badInput, conflict, notFound } from '../../core/errors.ts';
import { insertMissing } from '../../core/insert-missing.ts';
import { isId } from '../../core/ids.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { recallMails } from '../../core/outbox.queries.ts';
import { defineCommand, defineQuery, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { findAnnouncementRecord, pageAnnouncements } from './announcement-admin.queries.ts';
import type { AnnouncementRecord } from './announcement-admin.types.ts';
import {
  announcementFilterSchema,
  announcementSchema,
  contentAdminMessages,
  contentAdminPageSize,
  contentLimits,
} from './content-admin.rules.ts';
import { Announcement, AnnouncementSending } from './content.entity.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });
export const announcementTask = 'send-announcements';

const announcement: AuditSubject = {
  type: 'ANNOUNCEMENT',
  read: async ({ tx }, id) => {
    const row = await tx.findOne(Announcement, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) return null;
    const { title, description, isGeneral, date, withdrawnAt } = row;
    return { title, description, isGeneral, publishedAt: date, withdrawnAt };
  },
};
const audit = { subject: announcement, id: ({ input }: { input: { id: string } }) => input.id };

/** Refuses a cursor that no list has returned. */
export function afterId(after: string | null | undefined): string | null {
  if (after && !isId(after)) throw badInput({ after: contentAdminMessages.cursor() });
  return after ?? null;
}

/** Drafts, scheduled, published and withdrawn ones; last written first. */
export const adminAnnouncements = defineQuery({
  name: 'adminAnnouncements',
  allow: staff,
  input: z.extend(announcementFilterSchema, sliceInput(contentAdminPageSize)),
  run: async ({ services, now }, { after, pageSize, ...filter }): Promise<Slice<AnnouncementRecord>> => {
    const place = { filter, after: afterId(after), size: pageSize + 1, now };
    return toSlice(await services.database.searched(pageAnnouncements(place)), pageSize, ({ id }) => id);
  },
});

async function readRecord(prepared: Prepared, id: string, now: Date): Promise<AnnouncementRecord> {
  const [record] = isId(id) ? await prepared(findAnnouncementRecord({ id, now })) : [];
  if (!record) throw notFound(contentAdminMessages.announcementNotFound());
  return record;
}

export const adminAnnouncement = defineQuery({
  name: 'adminAnnouncement',
  allow: staff,
  input: idInput,
  run: ({ services, now }, { id }) => readRecord(services.database.prepared, id, now),
});

/** Locked until the end of the transaction. */
async function load({ tx, prepared, now }: WriteScope<typeof staff>, { id }: { id: string }) {
  if (isId(id)) await tx.findOne(Announcement, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return readRecord(prepared, id, now);
}

/** A draft. */
export const createAnnouncement = defineCommand({
  name: 'createAnnouncement',
  allow: staff,
  audit: { subject: announcement, id: ({ result }: { result: AnnouncementRecord | undefined }) => result?.id },
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: z.object({ input: announcementSchema }),
  run: async ({ tx, prepared, actor, now }, { input }): Promise<AnnouncementRecord> => {
    const row = { ...input, date: null, withdrawnAt: null, authorId: actor.id, updatedAt: now };
    const { id } = await tx.save(tx.create(Announcement, row));
    return readRecord(prepared, id, now);
  },
});

/** In any state. One that was sent is not sent again. */
export const updateAnnouncement = defineCommand({
  name: 'updateAnnouncement',
  allow: staff,
  audit,
  input: z.extend(idInput, { input: announcementSchema }),
  load,
  run: async ({ tx, prepared, now }, { id, input }): Promise<AnnouncementRecord> => {
    await tx.update(Announcement, id, { ...input, updatedAt: now });
    return readRecord(prepared, id, now);
  },
});

const DAY_IN_MS = 86_400_000;

/**
 * At once or at a time to come, also one that was withdrawn. Everybody is notified then, once for each announcement.
 * CONFLICT for a published one.
 */
export const publishAnnouncement = defineCommand({
  name: 'publishAnnouncement',
  allow: staff,
  audit,
  input: z.extend(idInput, { at: z.nullish(z.date()) }),
  load,
  run: async ({ tx, prepared, effects, services, now }, { id, at }, { state }): Promise<AnnouncementRecord> => {
    if (state === 'PUBLISHED') throw conflict(contentAdminMessages.alreadyPublished());
    const latest = now.getTime() + contentLimits.scheduledDays * DAY_IN_MS;
    if (at && (at <= now || at.getTime() > latest)) throw badInput({ at: contentAdminMessages.timeToCome() });
    await tx.update(Announcement, id, { date: at ?? now, withdrawnAt: null, updatedAt: now });
    await insertMissing(tx, AnnouncementSending, { announcementId: id });
    if (!at) effects.afterCommit.push(() => services.tasks.wake(announcementTask));
    return readRecord(prepared, id, now);
  },
});

/**
 * A published one is no longer shown, and its mails that have not left are taken back; a scheduled one becomes a draft.
 * CONFLICT for a draft. Twice is fine.
 */
export const withdrawAnnouncement = defineCommand({
  name: 'withdrawAnnouncement',
  allow: staff,
  audit,
  input: idInput,
  load,
  run: async ({ tx, prepared, now }, { id }, { state }): Promise<AnnouncementRecord> => {
    if (state === 'DRAFT') throw conflict(contentAdminMessages.notPublished());
    if (state === 'SCHEDULED') await tx.update(Announcement, id, { date: null, updatedAt: now });
    if (state === 'PUBLISHED') {
      await tx.update(Announcement, id, { withdrawnAt: now, updatedAt: now });
      await prepared(recallMails([id]));
    }
    return readRecord(prepared, id, now);
  },
});

/** CONFLICT for one that is scheduled or published. */
export const deleteAnnouncement = defineCommand({
  name: 'deleteAnnouncement',
  allow: staff,
  audit,
  input: idInput,
  load,
  run: async ({ tx }, { id }, { state }): Promise<true> => {
    if (state === 'SCHEDULED' || state === 'PUBLISHED') throw conflict(contentAdminMessages.withdrawFirst());
    await tx.delete(Announcement, { id });
    return true;
  },
});
