import { t } from '@lingui/core/macro';
import { Form, type FormItemProps, Input, Radio } from 'antd';
import * as z from 'zod/mini';
import { interviewModeLabels, type InterviewMode } from '../../../server/hiring/interviews/interview.labels.ts';
import { interviewPlaceSchema, placeLimits } from '../../../server/hiring/interviews/interview-place.rules.ts';
import { keysOf } from '../../../server/core/text.rules.ts';
import type { InterviewPlaceInput } from '../../gql/graphql.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { groupedPhone } from '../../shared/lib/phone.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import styles from './slot-picker.module.css';

/** The value typed for each mode is kept while another mode is chosen. */
export const placeDraftSchema = z.object({
  mode: z.enum(['OPEN', ...keysOf(interviewModeLabels)]),
  address: z.string(),
  link: z.string(),
});
export type PlaceDraft = z.infer<typeof placeDraftSchema>;

export const placeDraft = (
  place?: { readonly mode: InterviewMode; readonly location?: string | null } | null,
): PlaceDraft => ({
  mode: place?.mode ?? 'OPEN',
  address: (place?.mode === 'IN_PERSON' && place.location) || '',
  link: (place?.mode === 'VIDEO' && place.location) || '',
});

const fieldOf = { IN_PERSON: 'address', VIDEO: 'link' } as const;

export function placeInput({ mode, ...typed }: PlaceDraft): InterviewPlaceInput | null {
  if (mode === 'OPEN') return null;
  return { mode, location: mode === 'PHONE' ? null : typed[fieldOf[mode]] };
}

/** Follows the server's rule; empty if valid. */
export function placeProblems(draft: PlaceDraft): FieldMessages {
  const input = placeInput(draft);
  const message = input ? Object.values(invalidFields(interviewPlaceSchema, input))[0] : undefined;
  const field = draft.mode === 'IN_PERSON' ? 'place.address' : 'place.link';
  return message ? { [field]: message } : {};
}

interface PlaceItemsProps {
  item: (field: 'place.mode' | 'place.address' | 'place.link') => Pick<FormItemProps, 'name' | 'rules'>;
  /** The applicant's number: null if they gave none, undefined without an application. */
  phone: string | null | undefined;
}

/** How the two meet, and the one field of that mode. */
export function PlaceItems({ item, phone }: PlaceItemsProps) {
  const mode = Form.useWatch(['place', 'mode']) as PlaceDraft['mode'] | undefined;
  return (
    <>
      <Form.Item {...item('place.mode')} label={t`Place`} extra={mode === 'PHONE' && callText(phone)}>
        <Radio.Group
          aria-label={t`Place`}
          className={styles.choices}
          options={[
            { value: 'OPEN', label: t`Not decided yet` },
            ...keysOf(interviewModeLabels).map((value) => ({ value, label: interviewModeLabels[value]() })),
          ]}
        />
      </Form.Item>
      {mode === 'IN_PERSON' && (
        <Form.Item {...item('place.address')} label={t`Address`}>
          <Input.TextArea rows={3} maxLength={placeLimits.address} />
        </Form.Item>
      )}
      {mode === 'VIDEO' && (
        <Form.Item {...item('place.link')} label={t`Link`} extra={t`The applicant joins with this link.`}>
          <Input type="url" inputMode="url" autoComplete="off" placeholder="https://" maxLength={placeLimits.link} />
        </Form.Item>
      )}
    </>
  );
}

function callText(phone: PlaceItemsProps['phone']): string {
  if (phone) return t`You call ${groupedPhone(phone)}.`;
  return phone === null ? t`You call. The applicant gave no number.` : t`You call.`;
}
