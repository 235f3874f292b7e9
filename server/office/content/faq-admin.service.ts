import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { defineCommand, nobodyElse, type WriteScope } from '../../core/use-case.ts';
import { contentAdminMessages, contentLimits, faqDirectionSchema, faqSchema } from './content-admin.rules.ts';
import { Faq } from './content.entity.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

const faq: AuditSubject = {
  type: 'FAQ',
  read: async ({ tx }, id) => {
    const row = await tx.findOneBy(Faq, { id });
    return row && { position: row.position, question: row.question, answer: row.answer };
  },
};
const audit = { subject: faq, id: ({ input }: { input: { id: string } }) => input.id };

/** Changes of the list wait for each other; reads do not wait. */
const lockList = (tx: EntityManager) => tx.query('lock table faqs in share row exclusive mode');

/** NOT_FOUND if there is none. */
async function load({ tx }: WriteScope<typeof staff>, { id }: { id: string }): Promise<Faq> {
  await lockList(tx);
  const row = isId(id) ? await tx.findOneBy(Faq, { id }) : null;
  if (!row) throw notFound(contentAdminMessages.faqNotFound());
  return row;
}

/** At the end of the list. CONFLICT when it is full. */
export const createFaq = defineCommand({
  name: 'createFaq',
  allow: staff,
  audit: { subject: faq, id: ({ result }: { result: Faq | undefined }) => result?.id },
  isCreating: true,
  answerIsAbout: nobodyElse,
  input: z.object({ input: faqSchema }),
  load: ({ tx }) => lockList(tx),
  run: async ({ tx }, { input }): Promise<Faq> => {
    if ((await tx.count(Faq)) >= contentLimits.faqs) throw conflict(contentAdminMessages.tooManyFaqs());
    const last = (await tx.maximum(Faq, 'position')) ?? 0;
    return tx.save(tx.create(Faq, { ...input, position: last + 1 }));
  },
});

export const updateFaq = defineCommand({
  name: 'updateFaq',
  allow: staff,
  audit,
  input: z.extend(idInput, { input: faqSchema }),
  load,
  run: async ({ tx }, { input }, row): Promise<Faq> => tx.save(Object.assign(row, input)),
});

/** Changes places with its neighbour; at the end of the list nothing happens. */
export const moveFaq = defineCommand({
  name: 'moveFaq',
  allow: staff,
  audit,
  input: z.extend(idInput, { direction: faqDirectionSchema }),
  load,
  run: async ({ tx }, { direction }, row): Promise<Faq> => {
    const isUp = direction === 'UP';
    const neighbour = await tx.findOne(Faq, {
      where: { position: isUp ? LessThan(row.position) : MoreThan(row.position) },
      order: { position: isUp ? 'DESC' : 'ASC' },
    });
    if (!neighbour) return row;
    // Two may share a place until the commit: the constraint is deferred.
    await tx.update(Faq, neighbour.id, { position: row.position });
    return tx.save(Object.assign(row, { position: neighbour.position }));
  },
});

export const deleteFaq = defineCommand({
  name: 'deleteFaq',
  allow: staff,
  audit,
  input: idInput,
  load,
  run: async ({ tx }, { id }): Promise<true> => {
    await tx.delete(Faq, { id });
    return true;
  },
});
