import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { keysOf, requiredLine, requiredLines, searchTextSchema } from '../../core/text.rules.ts';
import { announcementStateLabels, contactStateLabels, faqDirectionLabels } from './content.labels.ts';

export const contentAdminPageSize = 20;
export const contentLimits = {
  announcementTitle: 150,
  announcementText: 5000,
  faqQuestion: 300,
  faqAnswer: 3000,
  /** All of them fit on one page of the list. */
  faqs: 100,
  contactAnswer: 5000,
  /** An announcement is scheduled at most so many days ahead. */
  scheduledDays: 365,
} as const;

export const contentAdminMessages = {
  announcementNotFound: () => t`Announcement not found.`,
  alreadyPublished: () => t`This announcement is published already.`,
  notPublished: () => t`This announcement is not published.`,
  withdrawFirst: () => t`Withdraw it first: people can see it.`,
  timeToCome: () => t`Choose a time to come, within a year.`,
  faqNotFound: () => t`Question not found.`,
  tooManyFaqs: () => t`There are ${contentLimits.faqs} questions already. Delete one first.`,
  messageNotFound: () => t`Message not found.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the part before.`,
} as const;

export const announcementSchema = z.object({
  title: requiredLine(
    () => t`Title`,
    () => t`Please enter a title.`,
    contentLimits.announcementTitle,
  ),
  description: requiredLines(
    () => t`Text`,
    () => t`Please enter a text.`,
    contentLimits.announcementText,
  ),
  isGeneral: z.boolean(),
});
export type AnnouncementValues = z.input<typeof announcementSchema>;

export const announcementFilterSchema = z.object({
  search: searchTextSchema,
  state: z.nullish(z.enum(keysOf(announcementStateLabels))),
});
export type AnnouncementFilterValues = z.output<typeof announcementFilterSchema>;

export const faqSchema = z.object({
  question: requiredLine(
    () => t`Question`,
    () => t`Please enter a question.`,
    contentLimits.faqQuestion,
  ),
  answer: requiredLines(
    () => t`Answer`,
    () => t`Please enter an answer.`,
    contentLimits.faqAnswer,
  ),
});
export type FaqValues = z.input<typeof faqSchema>;

export const faqDirectionSchema = z.enum(keysOf(faqDirectionLabels));

export const contactAnswerSchema = z.object({
  text: requiredLines(
    () => t`Answer`,
    () => t`Please enter an answer.`,
    contentLimits.contactAnswer,
  ),
});

export const contactFilterSchema = z.object({
  search: searchTextSchema,
  state: z.nullish(z.enum(keysOf(contactStateLabels))),
});
export type ContactFilterValues = z.output<typeof contactFilterSchema>;

const excerptLength = 300;

/** The beginning of a text on one line, cut between words. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= excerptLength) return line;
  return `${line.slice(0, excerptLength).replace(/\s+\S*$/, '')}…`.toWellFormed();
}
