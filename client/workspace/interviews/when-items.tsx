import { t } from '@lingui/core/macro';
import { Form, type FormItemProps, Input } from 'antd';
import { latestInterviewDay } from '../../../server/hiring/interviews/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import type { InterviewSlot } from '../../gql/graphql.ts';
import { dayWithWeekday } from '../../shared/lib/dates.ts';
import { useNow } from '../lib/use-now.ts';
import { SlotPicker, type SlotPickerProps } from './slot-picker.tsx';

export interface When {
  readonly date: string;
  readonly slot: InterviewSlot | null;
}

interface WhenItemsProps extends Pick<SlotPickerProps, 'applicationId' | 'own'> {
  /** Of the form around, which empties the slot when another day is chosen. */
  item: (field: keyof When) => Pick<FormItemProps, 'name' | 'rules'>;
}

/** Browsers give years of any length while one types. */
const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date);

/** Day and time of an interview. */
export function WhenItems({ item, ...slots }: WhenItemsProps) {
  const today = indianDay(useNow());
  const date = (Form.useWatch('date') as string | undefined) ?? '';
  return (
    <>
      {/* The field says it in numbers, in the order of the browser: a Sunday or a wrong month shows here. */}
      <Form.Item {...item('date')} label={t`Date`} extra={isDay(date) && dayWithWeekday(date)}>
        {/* The browser's own: the keyboard does not reach the days of antd's DatePicker. */}
        <Input type="date" min={today} max={latestInterviewDay(today)} />
      </Form.Item>
      <Form.Item {...item('slot')} label={t`Time slot`}>
        <SlotPicker date={date} {...slots} />
      </Form.Item>
    </>
  );
}
