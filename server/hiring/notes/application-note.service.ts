import { In } from 'typeorm';
import * as z from 'zod/mini';
import { lockApplication } from '../applications/application-move.service.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineLoader } from '../../core/loader.ts';
import { defineCommand } from '../../core/use-case.ts';
import { ApplicationNote } from './application-note.entity.ts';
import { applicationNoteMessages, applicationNoteSchema, mostApplicationNotes } from './application-note.rules.ts';

/** The applicant never learns of it. CONFLICT with 100 of them; the application is locked while they are counted. */
export const addApplicationNote = defineCommand({
  name: 'addApplicationNote',
  allow: ['HR'],
  token: 'APPLICATIONS_WRITE',
  isCreating: true,
  input: applicationNoteSchema,
  load: (scope, { id }) => lockApplication(scope, id),
  run: async ({ tx, actor, now }, { id: applicationId, text }): Promise<ApplicationNote> => {
    const written = await tx.countBy(ApplicationNote, { applicationId, authorId: actor.id });
    if (written >= mostApplicationNotes) throw conflict(applicationNoteMessages.tooMany());
    return tx.save(tx.create(ApplicationNote, { applicationId, authorId: actor.id, text, createdAt: now }));
  },
  answerIsAbout: (_note, { seekerId }) => [seekerId],
});

/** NOT_FOUND for somebody else's, and for one that was deleted before. */
export const deleteApplicationNote = defineCommand({
  name: 'deleteApplicationNote',
  allow: ['HR'],
  token: 'APPLICATIONS_WRITE',
  input: z.object({ id: z.string() }),
  run: async ({ tx, actor }, { id }): Promise<boolean> => {
    const { affected } = isId(id) ? await tx.delete(ApplicationNote, { id, authorId: actor.id }) : { affected: 0 };
    if (!affected) throw notFound(applicationNoteMessages.notFound());
    return true;
  },
});

/** Newest first; none for anybody but their writer. */
export const loadNotes = defineLoader(
  async ({ services, actor }, applicationIds) =>
    actor
      ? services.database.manager.find(ApplicationNote, {
          where: { applicationId: In(applicationIds), authorId: actor.id },
          order: { createdAt: 'DESC', id: 'DESC' },
        })
      : [],
  ({ applicationId }: ApplicationNote) => applicationId,
  (notes) => notes,
);
