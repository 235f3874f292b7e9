import { t } from '@lingui/core/macro';
import {
  accountMessages,
  changePasswordSchema,
  newPasswordSchema,
} from '../../../server/people/identity/login/account.rules.ts';
import { namesEmail } from '../../../server/people/identity/login/password.rules.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { invalidFields } from '../../shared/lib/validation.ts';

export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

type PasswordErrors = FieldMessages;

export const emptyPasswords: PasswordValues = { oldPassword: '', newPassword: '', confirmation: '' };

/** The first problem of a new password: weak, common, containing the address, or different in the confirmation. */
export function chosenPasswordErrors({ newPassword, confirmation }: PasswordValues, email: string): PasswordErrors {
  const invalid = invalidFields(newPasswordSchema, { newPassword });
  if (invalid.newPassword) return invalid;
  if (namesEmail(newPassword, email)) return { newPassword: accountMessages.passwordNamesEmail() };
  return confirmation === newPassword ? {} : { confirmation: t`Passwords do not match.` };
}

/** In the order of OP-002: old one missing, new one weak, mismatch, same as the old one. */
export function changedPasswordErrors(values: PasswordValues, email: string): PasswordErrors {
  const { oldPassword, newPassword } = invalidFields(changePasswordSchema, values);
  if (oldPassword) return { oldPassword };
  const errors = chosenPasswordErrors(values, email);
  return Object.keys(errors).length > 0 || !newPassword ? errors : { newPassword };
}

/** The live line below the confirmation (CHPW-05, CHPW-06); null while the confirmation is empty. */
export function matchLine({ newPassword, confirmation }: PasswordValues): { isMatch: boolean; text: string } | null {
  if (confirmation === '') return null;
  const isMatch = newPassword === confirmation;
  return { isMatch, text: isMatch ? t`Passwords match` : t`Passwords do not match` };
}
