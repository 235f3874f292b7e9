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
  /** The parent form, which clears the slot when the day changes. */
  item: (field: keyof When) => Pick<FormItemProps, 'name' | 'rules'>;
}

/** Browsers report years of any length while the user types. */
const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date);

/** Day and time of an interview. */
export function WhenItems({ item, ...slots }: WhenItemsProps) {
  const today = indianDay(useNow());
  const date = (Form.useWatch('date') as string | undefined) ?? '';
  return (
    <>
      {/* The field shows numbers in the browser's order; the long date makes a Sunday or a wrong month obvious. */}
      <Form.Item {...item('date')} label={t`Date`} extra={isDay(date) && dayWithWeekday(date)}>
        {/* The browser's date field: the days of antd's DatePicker are not reachable by keyboard. */}
        <Input type="date" min={today} max={latestInterviewDay(today)} />
      </Form.Item>
      <Form.Item {...item('slot')} label={t`Time slot`}>
        <SlotPicker date={date} {...slots} />
      </Form.Item>
    </>
  );
}
