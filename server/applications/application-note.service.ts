import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineLoader } from '../core/loader.ts';
import { defineCommand } from '../core/use-case.ts';
import { findNamedApplication } from './application-move.service.ts';
import type { ApplicationNote } from './application-note.types.ts';
import { listNotes } from './application.queries.ts';
import { applicationMessages, applicationNoteSchema } from './application.rules.ts';

/** A private note of the recruiter on an application; the applicant never learns of it. */
export const addApplicationNote = defineCommand({
  name: 'addApplicationNote',
  allow: ['HR'],
  input: applicationNoteSchema,
  load: ({ tx, actor }, { id }) => findNamedApplication(tx, actor.id, id),
  run: async ({ tx, actor, now }, { id, text }): Promise<ApplicationNote> => {
    const [note] = (await tx.query(
      `insert into application_notes (application_id, author_id, note_text, created_at) values ($1, $2, $3, $4)
       returning id, application_id as "applicationId", note_text as text, created_at as "createdAt"`,
      [id, actor.id, text, now],
    )) as ApplicationNote[];
    if (!note) throw notFound(applicationMessages.notFound);
    return note;
  },
});

/** NOT_FOUND for somebody else's, and for one that was deleted before. */
export const deleteApplicationNote = defineCommand({
  name: 'deleteApplicationNote',
  allow: ['HR'],
  input: z.object({ id: z.string() }),
  run: async ({ tx, actor }, { id }): Promise<boolean> => {
    const [deleted] = isId(id) ? ((await tx.query('delete from application_notes where id = $1 and author_id = $2 returning id', [id, actor.id])) as [unknown[], number]) : [[]];
    if (deleted.length === 0) throw notFound(applicationMessages.noteNotFound);
    return true;
  },
});

/** The viewer's own notes by application, newest first; none for anybody but their writer. */
export const loadNotes = defineLoader(
  async (context, applicationIds) => (context.actor?.role === 'HR' ? listNotes(context.services.database, context.actor.id, applicationIds) : []),
  ({ applicationId }: ApplicationNote) => applicationId,
  (notes) => notes,
);
