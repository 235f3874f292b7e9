import { contactMessageSchema, contentMessages } from '../../../server/office/content/content.rules.ts';
import { invalidFields } from '../../shared/lib/validation.ts';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface ContactProblems {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** An error of the whole form. */
  readonly formText: string | null;
}

export const noContactProblems: ContactProblems = { fields: {}, formText: null };

/** Validation errors of a message; empty fields are reported once, before anything else (LAND-35, LAND-36). */
export function contactProblems(values: ContactValues): ContactProblems | null {
  const fields = invalidFields(contactMessageSchema, values);
  const messages = Object.values(fields);
  if (messages.length === 0) return null;
  return messages.includes(contentMessages.allRequired())
    ? { fields: {}, formText: contentMessages.allRequired() }
    : { fields, formText: null };
}
