import sql from 'sql-template-tag';
import { defineStatement } from '../core/statement.ts';
import { ApplicationNote } from './application-note.entity.ts';

/** Newest first. */
export const listNotes = defineStatement({
  name: 'application-notes',
  entity: ApplicationNote,
  sql: ({ authorId, applicationIds }: { authorId: string; applicationIds: string[] }) => sql`
    select id, application_id as "applicationId", author_id as "authorId", note_text as text, created_at as "createdAt"
    from application_notes where application_id = any(${applicationIds}::uuid[]) and author_id = ${authorId}
    order by created_at desc, id desc`,
});
