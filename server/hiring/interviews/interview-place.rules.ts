import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { mapped, oneLine, requiredLine, requiredLines } from '../../core/text.rules.ts';
import type { InterviewMode } from './interview.labels.ts';

/** Where an interview takes place. */

export const placeLimits = { address: 300, link: 500 } as const;

export const interviewPlaceMessages = {
  addressRequired: () => t`Address is required`,
  linkRequired: () => t`Link is required`,
  linkInvalid: () => t`Please enter an https link such as https://meet.example.in/asha.`,
  noneByPhone: () => t`An interview by phone has neither an address nor a link.`,
} as const;

/**
 * The link as browsers write it: quotes and brackets are encoded. Null for what is no https link, and for one that
 * hides its host behind a user name. Programs for meetings also show their links without https://.
 */
function httpsLink(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (text.includes(' ') || !URL.canParse(address)) return null;
  const { protocol, username, password, hostname, href } = new URL(address);
  return protocol === 'https:' && username + password === '' && hostname.includes('.') ? href : null;
}

const typedText = mapped(z.nullish(z.string()), (text) => text ?? '');
const linkName = () => t`Link`;

const addressSchema = z.pipe(
  typedText,
  requiredLines(() => t`Address`, interviewPlaceMessages.addressRequired, placeLimits.address),
);
const linkSchema = z.pipe(
  mapped(
    z.pipe(typedText, requiredLine(linkName, interviewPlaceMessages.linkRequired, placeLimits.link)),
    (text) => httpsLink(text) ?? '',
  ),
  // Encoded it may have become longer.
  requiredLine(linkName, interviewPlaceMessages.linkInvalid, placeLimits.link),
);
const nothingSchema = mapped(
  z
    .nullish(z.string())
    .check(z.refine((text) => oneLine(text ?? '') === '', { error: interviewPlaceMessages.noneByPhone })),
  () => null,
);

/** How the two meet, and the one thing that belongs to it: the database holds the same (`interviews_location_…`). */
export const interviewPlaceSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('IN_PERSON'), location: addressSchema }),
  z.object({ mode: z.literal('PHONE'), location: nothingSchema }),
  z.object({ mode: z.literal('VIDEO'), location: linkSchema }),
]);

/** Both null where nothing is known of it. */
export interface PlaceColumns {
  mode: InterviewMode | null;
  location: string | null;
}

export const placeColumns = (place: z.output<typeof interviewPlaceSchema> | null | undefined): PlaceColumns => ({
  mode: place?.mode ?? null,
  location: place?.location ?? null,
});
