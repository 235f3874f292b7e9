import type { Actor } from '../core/actor.ts';
import type { Services } from '../core/context.ts';
import type { FilePurpose } from './file.rules.ts';

/** A file and what determines who may read it. */
export interface FileAccess {
  id: string;
  ownerId: string | null;
  purpose: FilePurpose;
  name: string;
  mediaType: string;
  size: number;
  storageKey: string;
  isOfOpenJob: boolean;
  wasSentToViewer: boolean;
}

const fileAccess = `
  select f.id, f.owner_id as "ownerId", f.purpose, f.name, f.media_type as "mediaType", f.size, f.storage_key as "storageKey",
    exists (select from job_attachments a join jobs j on j.id = a.job_id
      where a.file_id = f.id and j.status = 'ACTIVE' and (j.closes_at is null or j.closes_at > $3)) as "isOfOpenJob",
    exists (select from applications a where a.resume_file_id = f.id and a.recruiter_id = $2 and a.status <> 'WITHDRAWN') as "wasSentToViewer"
  from files f where f.id = $1`;

export async function findFileAccess(
  { database, clock }: Services,
  id: string,
  viewer: Actor | null,
): Promise<FileAccess | null> {
  const rows = await database.prepared<FileAccess & Record<string, unknown>>('file-access', fileAccess, [
    id,
    viewer?.id ?? null,
    clock.now(),
  ]);
  return rows[0] ?? null;
}

/**
 * Removes stored content that no row refers to. A row is always deleted before its content, so a crash between the two
 * leaves only content, which this removes.
 */
export async function removeUnlessKept({ database, storage }: Services, storageKeys: string[]): Promise<void> {
  const kept = await database.query<{ key: string }>(
    'select storage_key as key from files where storage_key = any($1)',
    [storageKeys],
  );
  const keptKeys = new Set(kept.map(({ key }) => key));
  for (const key of storageKeys) if (!keptKeys.has(key)) await storage.remove(key);
}
