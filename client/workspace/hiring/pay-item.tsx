import { Form, type FormItemProps } from 'antd';
import { payQuestion } from '../../../server/hiring/jobs/job-text.rules.ts';
import { jobMessages } from '../../../server/hiring/jobs/job.rules.ts';
import { readPay, settledPay } from '../../../server/hiring/jobs/pay.rules.ts';
import { useDebounced } from '../../shared/lib/use-debounced.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUnread } from '../forms/use-unread.ts';
import type { JobDraft } from './job-draft.ts';
import styles from './job-form.module.css';
import { RupeeInput } from './rupee-input.tsx';

/** Half an amount raises no question. */
const TYPING_PAUSE_IN_MS = 700;

interface PayItemProps extends FormItemProps {
  field: 'salaryMin' | 'salaryMax';
  placeholder: string;
}

/**
 * An amount of pay. On blur it shows how it was read. An unlikely amount raises a question, which does not block
 * posting.
 */
export function PayItem({ field, placeholder, ...item }: PayItemProps) {
  const form = Form.useFormInstance<JobDraft>();
  const read = readPay(useDebounced(Form.useWatch(field, form) ?? '', TYPING_PAUSE_IN_MS));
  const period = Form.useWatch('salaryPeriod', form);
  const amount = field === 'salaryMin' ? read?.least : read?.most;
  const question = period && amount !== undefined && payQuestion(amount, read?.period ?? period);
  const unread = useUnread(field, (text) => (/\d/.test(text) && !readPay(text) ? jobMessages.salaryUnread() : null));
  const leave = () => {
    const typed = form.getFieldsValue(['salaryMin', 'salaryMax', 'salaryPeriod']) as JobDraft;
    const settled = settledPay(typed);
    form.setFields(
      (['salaryMin', 'salaryMax', 'salaryPeriod'] as const)
        .filter((name) => settled[name] !== typed[name])
        .map((name) => ({ name, value: settled[name], errors: [] })),
    );
    unread.onBlur();
  };
  return (
    <Form.Item
      {...item}
      extra={
        question && (
          <span className={styles.question}>
            <Icon name="warning" size={16} /> {question}
          </span>
        )
      }
    >
      <RupeeInput name={field} placeholder={placeholder} onBlur={leave} onChange={unread.onChange} />
    </Form.Item>
  );
}
