import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { oneLine } from '../../core/text.rules.ts';

/** Characters of a name (OP-081). */
export const longestName = 50;

/** Stands where an account was, once its person deleted it. */
export const deletedUserName = () => t`Deleted user`;

export const userMessages = {
  nameRequired: () => t`Name is required`,
  nameLetters: () => t`Name can contain only letters and spaces.`,
  leaving: () => t`Your account is about to be deleted. Keep it first, then try again.`,
  nameTooLong: () => t`Name must be ${longestName} characters or fewer.`,
} as const;

/** Letters and marks of any script and spaces; Indian scripts also join letters with U+200C and U+200D (OP-081). */
const namePattern = /^(?=.*\p{L})(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u;
/** UTS 46 turns these into others or drops them: mail would go to another address than the stored one. */
const unmapped = String.raw`(?!(?![A-Z])\p{Changes_When_NFKC_Casefolded})`;
const domainLabel = String.raw`(?:${unmapped}[\p{L}\p{M}\p{N}_-])+`;
/**
 * One @, a dot in the domain, no spaces (OP-082); nothing that mail programs read as more than the address: no
 * brackets, quotes, commas.
 */
export const emailPattern = new RegExp(
  String.raw`^(?:${unmapped}[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~-])+@${domainLabel}(?:\.${domainLabel})+$`,
  'u',
);

export const nameSchema = z
  .string({ error: userMessages.nameRequired })
  .check(
    z.overwrite(oneLine),
    z.minLength(1, { error: userMessages.nameRequired }),
    z.maxLength(longestName, { error: userMessages.nameTooLong }),
    z.regex(namePattern, { error: userMessages.nameLetters }),
  );
