import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { requiredLines } from '../../core/text.rules.ts';

export const suspensionReasonLength = 500;

const reasonRequired = () => t`Please say why. The recruiters of the company read it.`;

export const mergeReasonLength = 500;

const mergeReasonRequired = () => t`Please say why. The recruiters of both companies read it.`;

export const mergeCompaniesSchema = z.object({
  intoId: z.string({ error: () => t`Please choose a company.` }),
  reason: requiredLines(() => t`Reason`, mergeReasonRequired, mergeReasonLength),
});

export const suspendCompanySchema = z.object({
  reason: requiredLines(() => t`Reason`, reasonRequired, suspensionReasonLength),
});
