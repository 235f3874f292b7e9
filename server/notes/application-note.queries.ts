import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import type { ApplicationNote } from './application-note.types.ts';

export const noteColumns = 'id, application_id as "applicationId", note_text as text, created_at as "createdAt"';

/** Of one writer, newest first. */
export function listNotes(database: Database, authorId: string, applicationIds: string[]): Promise<ApplicationNote[]> {
  return database.prepared<ApplicationNote & Record<string, unknown>>(
    'application-notes',
    `select ${noteColumns}
     from application_notes where application_id = any($1) and author_id = $2 order by created_at desc, id desc`,
    [applicationIds, authorId],
  );
}

/** Of one writer, on one application. */
export async function countNotes(tx: EntityManager, authorId: string, applicationId: string): Promise<number> {
  const [row] = (await tx.query(
    'select count(*)::int as count from application_notes where application_id = $1 and author_id = $2',
    [applicationId, authorId],
  )) as { count: number }[];
  return row?.count ?? 0;
}
