import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { type FilePurpose, uploadRules } from './file.rules.ts';

const purposes = Object.keys(uploadRules) as [FilePurpose, ...FilePurpose[]];

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
    from files f where f.id = ${id}`,
});

export const sumStoredBytes = defineStatement({
  name: 'stored-bytes',
  row: z.object({ ofPerson: z.number(), ofNetwork: z.number(), unclaimed: z.number() }),
  sql: ({ ownerId, network, since }: { ownerId: string | null; network: Buffer; since: Date }) => sql`
    select
      coalesce((select sum(size) from files where owner_id = ${ownerId}), 0)::float8 as "ofPerson",
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

/** Of this database; the lock is a number of 64 bits below 2^33, which pg_locks shows in two halves. */
export const findRunningBackup = defineStatement({
  name: 'find-running-backup',
  row: z.object({ pid: z.int() }),
  sql: (lock: number) => sql`
    select pid from pg_locks
    where locktype = 'advisory' and granted and (classid::int8 << 32 | objid::int8) = ${lock}::int8
      and database = (select oid from pg_database where datname = current_database())`,
});
