import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import {
  exportHours,
  exportPurpose,
  type FileUse,
  removalBatch,
  sameLookMinutes,
  uploadRules,
} from '../../platform/files/file.rules.ts';

const purposes = [...keysOf(uploadRules), exportPurpose] as const;

const fileAccess = z.object({
  id: z.string(),
  ownerId: z.nullable(z.string()),
  purpose: z.enum(purposes),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  storageKey: z.string(),
  isOfOpenJob: z.boolean(),
  wasSentToViewer: z.boolean(),
});
export type FileAccess = z.infer<typeof fileAccess>;

export const findFileAccess = defineStatement({
  name: 'file-access',
  row: fileAccess,
  sql: ({ id, viewerId, now }: { id: string; viewerId: string | null; now: Date }) => sql`
    select f.id, f.owner_id as "ownerId", f.purpose, f.name, f.media_type as "mediaType", f.size,
      f.storage_key as "storageKey",
      exists (
        select from job_attachments a join jobs j on j.id = a.job_id
        where a.file_id = f.id and j.status = 'ACTIVE' and (j.closes_at is null or j.closes_at > ${now})
      ) as "isOfOpenJob",
      exists (
        select from applications a
        where a.resume_file_id = f.id and a.recruiter_id = ${viewerId} and a.status <> 'WITHDRAWN'
      ) as "wasSentToViewer"
    from files f
    where f.id = ${id} and (f.purpose <> 'EXPORT'
      or f.created_at > ${now}::timestamptz - make_interval(hours => ${exportHours}::int))`,
});

/**
 * For each application that this recruiter has with the file, unless the same was noted a moment before: a page that is
 * drawn again is no second look.
 */
export const insertResumeView = defineStatement({
  name: 'insert-resume-view',
  sql: ({ fileId, recruiterId, kind, now }: NewResumeView) => sql`
    insert into resume_views (application_id, seeker_id, recruiter_id, company_id, kind, at)
    select a.id, a.seeker_id, a.recruiter_id, a.company_id, ${kind}, ${now}::timestamptz from applications a
    where a.resume_file_id = ${fileId} and a.recruiter_id = ${recruiterId} and a.status <> 'WITHDRAWN'
      and not exists (
        select from resume_views v
        where v.application_id = a.id and v.recruiter_id = a.recruiter_id and v.kind = ${kind}
          and v.at > ${now}::timestamptz - make_interval(mins => ${sameLookMinutes}::int))`,
});

interface NewResumeView {
  fileId: string;
  recruiterId: string;
  kind: FileUse;
  now: Date;
}

/** No transaction can make a new reference to a locked row. */
export const lockUnclaimed = defineStatement({
  name: 'lock-unclaimed-files',
  row: z.object({ id: z.string() }),
  sql: ({ visitorsBefore, ownersBefore }: { visitorsBefore: Date; ownersBefore: Date }) => sql`
    select f.id from files f
    where f.claimed_at is null and f.created_at <
      case when f.owner_id is null then ${visitorsBefore}::timestamptz else ${ownersBefore}::timestamptz end
    order by f.created_at limit ${removalBatch} for update`,
});

/** Of the locked ones: a resume that the profile has let go and an application still has is claimed again. */
export const claimSent = defineStatement({
  name: 'claim-sent-files',
  sql: ({ ids, now }: { ids: string[]; now: Date }) => sql`
    update files f set claimed_at = ${now}
    where f.id = any(${ids}::uuid[]) and exists (select from applications a where a.resume_file_id = f.id)`,
});

export const deleteUnclaimed = defineStatement({
  name: 'delete-unclaimed-files',
  row: z.object({ storageKey: z.string() }),
  sql: (ids: string[]) => sql`
    delete from files f where f.id = any(${ids}::uuid[]) and f.claimed_at is null
    returning f.storage_key as "storageKey"`,
});
