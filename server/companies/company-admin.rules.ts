import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { requiredLines } from '../core/text.rules.ts';

export const suspensionReasonLength = 500;

const reasonRequired = () => t`Please say why. The recruiters of the company read it.`;

export const suspendCompanySchema = z.object({
  reason: requiredLines(() => t`Reason`, reasonRequired, suspensionReasonLength),
});
