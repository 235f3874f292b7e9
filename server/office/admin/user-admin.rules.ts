import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import { keysOf, requiredLines, searchTextSchema } from '../../core/text.rules.ts';
import { userStateLabels } from './admin.labels.ts';

export const userPageSize = 20;
export const disabledReasonLength = 500;

export const userAdminMessages = {
  notFound: () => t`Person not found, or you may not change their account.`,
  reasonRequired: () => t`Please say why. The person reads it.`,
  codeForDisabled: () => t`The account is disabled. Enable it first.`,
  codeForStaff: () => t`Admins get their code after the password.`,
  noSignup: () => t`Nobody with this email waits for a sign-up code. Perhaps the sign-up is older than a day.`,
  codeOnItsWay: () => t`A new code is on its way.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the part before.`,
} as const;

export const disableUserSchema = z.object({
  reason: requiredLines(() => t`Reason`, userAdminMessages.reasonRequired, disabledReasonLength),
});

export const userFilterSchema = z.object({
  search: searchTextSchema,
  role: z.nullish(z.enum(roles)),
  state: z.nullish(z.enum(keysOf(userStateLabels))),
});
export type UserFilterValues = z.output<typeof userFilterSchema>;
