import { z } from 'zod';
import { findNamedApplication } from '../applications/application-move.service.ts';
import { applicationMessages } from '../applications/application.rules.ts';
import { conflict, notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { defineLoader } from '../core/loader.ts';
import { defineCommand } from '../core/use-case.ts';
import { countNotes, listNotes, noteColumns } from './application-note.queries.ts';
import { applicationNoteMessages, applicationNoteSchema, mostApplicationNotes } from './application-note.rules.ts';
import type { ApplicationNote } from './application-note.types.ts';

/** A private note of the recruiter on an application; the applicant never learns of it. CONFLICT with 100 of them; the application is locked while they are counted. */
export const addApplicationNote = defineCommand({
  name: 'addApplicationNote',
  allow: ['HR'],
  isCreating: true,
  input: applicationNoteSchema,
  load: ({ tx, actor }, { id }) => findNamedApplication(tx, actor.id, id, true),
  run: async ({ tx, actor, now }, { id, text }): Promise<ApplicationNote> => {
    if ((await countNotes(tx, actor.id, id)) >= mostApplicationNotes) throw conflict(applicationNoteMessages.tooMany);
    const [note] = (await tx.query(
      `insert into application_notes (application_id, author_id, note_text, created_at) values ($1, $2, $3, $4) returning ${noteColumns}`,
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
    const [deleted] = isId(id)
      ? ((await tx.query('delete from application_notes where id = $1 and author_id = $2 returning id', [
          id,
          actor.id,
        ])) as [unknown[], number])
      : [[]];
    if (deleted.length === 0) throw notFound(applicationNoteMessages.notFound);
    return true;
  },
});

/** The viewer's own notes by application, newest first; none for anybody but their writer. */
export const loadNotes = defineLoader(
  async (context, applicationIds) =>
    context.actor?.role === 'HR' ? listNotes(context.services.database, context.actor.id, applicationIds) : [],
  ({ applicationId }: ApplicationNote) => applicationId,
  (notes) => notes,
);
