import { t } from '@lingui/core/macro';

/** What a word of the list says about the sentence that it stands in. */
export const heldWordKindLabels = {
  PAYMENT: () => t`A payment`,
  DEMAND: () => t`Asks for it`,
  PRICED: () => t`Asks with a small amount beside it`,
  INCOME: () => t`What people are paid`,
  HARMLESS: () => t`Makes it harmless`,
} as const;
export type HeldWordKind = keyof typeof heldWordKindLabels;

/** Why the text of a job is held for review, as its recruiter and admins read it. */
export const heldReasonLabels = {
  FEES: () => t`It seems to ask applicants for money. Nobody may ask for fees, deposits or other payments.`,
  WHATSAPP_ONLY: () =>
    t`WhatsApp or Telegram is the only contact. Add an address or a number to call, or give none: people apply here.`,
  FREE_MAIL: () => t`It gives an address at a free email provider. Please give one of your company.`,
} as const;
export type HeldReason = keyof typeof heldReasonLabels;
