import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { exportHours, exportPurpose, type FileUse, sameLookMinutes, uploadRules } from './file.rules.ts';

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

export const sumStoredBytes = defineStatement({
  name: 'stored-bytes',
  row: z.object({ ofPerson: z.number(), ofNetwork: z.number(), unclaimed: z.number() }),
  sql: ({ ownerId, network, since }: { ownerId: string | null; network: Buffer; since: Date }) => sql`
    select
      coalesce(
        (select sum(size) from files where owner_id = ${ownerId} and purpose <> 'EXPORT'), 0)::float8 as "ofPerson",
      coalesce(sum(size), 0)::float8 as "ofNetwork",
      coalesce(sum(size) filter (where owner_id is null), 0)::float8 as unclaimed
    from files where network = ${network} and created_at > ${since}`,
});

/** Resumes of this person that neither the profile nor an application refers to any more become unclaimed. */
export const releaseResumes = defineStatement({
  name: 'release-unused-resumes',
  sql: (ownerId: string) => sql`
    update files f set claimed_at = null
    where f.owner_id = ${ownerId} and f.purpose = 'RESUME' and f.claimed_at is not null
      and not exists (select from seeker_profiles p where p.resume_file_id = f.id)
      and not exists (select from applications a where a.resume_file_id = f.id)`,
});

export const removalBatch = 500;

const isNotSent = sql`not exists (select from applications a where a.resume_file_id = f.id)`;

/** No transaction can make a new reference to a locked row. */
export const lockUnclaimed = defineStatement({
  name: 'lock-unclaimed-files',
  row: z.object({ id: z.string() }),
  sql: ({ visitorsBefore, ownersBefore }: { visitorsBefore: Date; ownersBefore: Date }) => sql`
    select f.id from files f
    where f.claimed_at is null and ${isNotSent} and f.created_at <
      case when f.owner_id is null then ${visitorsBefore}::timestamptz else ${ownersBefore}::timestamptz end
    order by f.created_at limit ${removalBatch} for update skip locked`,
});

/** Of the locked ones; sees references that were made just before the lock. */
export const deleteNotSent = defineStatement({
  name: 'delete-unclaimed-files',
  row: z.object({ storageKey: z.string() }),
  sql: (ids: string[]) => sql`
    delete from files f where f.id = any(${ids}::uuid[]) and ${isNotSent} returning f.storage_key as "storageKey"`,
});

/** Archives that have expired become unclaimed. */
export const releaseExports = defineStatement({
  name: 'release-exports',
  sql: (madeBefore: Date) => sql`
    update files set claimed_at = null
    where purpose = 'EXPORT' and created_at <= ${madeBefore} and claimed_at is not null`,
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

/** Of this database; the lock is a number of 64 bits below 2^33, which pg_locks shows in two halves. */
export const findRunningBackup = defineStatement({
  name: 'find-running-backup',
  row: z.object({ pid: z.int() }),
  sql: (lock: number) => sql`
    select pid from pg_locks
    where locktype = 'advisory' and granted and (classid::int8 << 32 | objid::int8) = ${lock}::int8
      and database = (select oid from pg_database where datname = current_database())`,
});
