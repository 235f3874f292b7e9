import { t } from '@lingui/core/macro';
import { Form, type FormItemProps, Input } from 'antd';
import { latestInterviewDay } from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import { useNow } from '../lib/use-now.ts';
import type { InterviewDraft } from './interview-draft.ts';
import { SlotPicker, type SlotPickerProps } from './slot-picker.tsx';

export type When = Pick<InterviewDraft, 'date' | 'slot'>;

interface WhenItemsProps extends Pick<SlotPickerProps, 'date' | 'applicationId' | 'own'> {
  /** Of the form around. */
  item: (field: keyof When) => Pick<FormItemProps, 'name' | 'rules'>;
}

/** Day and time of an interview. */
export function WhenItems({ item, date, applicationId, own }: WhenItemsProps) {
  const today = indianDay(useNow());
  return (
    <>
      <Form.Item {...item('date')} label={t`Date`}>
        {/* The browser's own: the keyboard does not reach the days of antd's DatePicker. */}
        <Input type="date" min={today} max={latestInterviewDay(today)} />
      </Form.Item>
      <Form.Item {...item('slot')} label={t`Time slot`}>
        <SlotPicker date={date} applicationId={applicationId} own={own} />
      </Form.Item>
    </>
  );
}
