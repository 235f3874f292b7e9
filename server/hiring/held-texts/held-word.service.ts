import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { Company } from '../../companies/company.entity.ts';
import { isKnownCompany } from '../../companies/company.service.ts';
import type { AuditSubject } from '../../core/audit.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineCommand, defineQuery, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { type Finding, findingIn } from './held-text.rules.ts';
import { HeldWord } from './held-word.entity.ts';
import { heldWordLimits, heldWordMessages, heldWordSchema } from './held-word.rules.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;

/** All of them: their number is limited (`heldWordLimits`). */
const listHeldWords = (manager: EntityManager): Promise<HeldWord[]> =>
  manager.find(HeldWord, { order: { phrase: 'ASC', kind: 'ASC' } });

/** Why the text of a job is held for review, with the name of its company, or null. */
export async function reviewText(
  { tx }: Pick<WriteScope, 'tx'>,
  text: string,
  companyId: string,
): Promise<Finding | null> {
  // One that is merged into another at this moment is gone; writing the job notices that, and the command runs again.
  const company = await tx.findOneBy(Company, { id: companyId });
  return findingIn(`${company?.name ?? ''}\n${text}`, await listHeldWords(tx), await isKnownCompany(tx, companyId));
}

const wordSubject: AuditSubject = {
  type: 'HELD_WORD',
  read: async ({ tx }, id) => {
    const word = await tx.findOne(HeldWord, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return word && { kind: word.kind, phrase: word.phrase };
  },
};

export const heldWords = defineQuery({
  name: 'heldWords',
  allow: staff,
  input: z.object({}),
  run: ({ services }) => listHeldWords(services.database.manager),
});

/** Applies to what is posted or changed from now on. CONFLICT for one that is there, and when the list is full. */
export const addHeldWord = defineCommand({
  name: 'addHeldWord',
  allow: staff,
  audit: { subject: wordSubject, id: ({ result }: { result: HeldWord | undefined }) => result?.id },
  isCreating: true,
  answerIsAbout: nobodyElse,
  conflicts: { held_words_key: heldWordMessages.known },
  input: heldWordSchema,
  run: async ({ tx, now }, { kind, phrase }): Promise<HeldWord> => {
    if ((await tx.count(HeldWord)) >= heldWordLimits.words) throw conflict(heldWordMessages.tooMany());
    return tx.save(tx.create(HeldWord, { kind, phrase, addedAt: now }));
  },
});

export const removeHeldWord = defineCommand({
  name: 'removeHeldWord',
  allow: staff,
  audit: { subject: wordSubject, id: ({ input }: { input: { id: string } }) => input.id },
  input: z.object({ id: z.string() }),
  load: async ({ tx }, { id }): Promise<HeldWord> => {
    const word = isId(id) ? await tx.findOneBy(HeldWord, { id }) : null;
    if (!word) throw notFound(heldWordMessages.notFound());
    return word;
  },
  run: async ({ tx }, { id }): Promise<true> => {
    await tx.delete(HeldWord, { id });
    return true;
  },
});
