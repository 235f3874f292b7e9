import { Form, type FormItemProps } from 'antd';
import { payQuestion } from '../../../server/jobs/job-text.rules.ts';
import { useDebounced } from '../../shared/lib/use-debounced.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { JobDraft } from './job-draft.ts';
import styles from './job-form.module.css';
import { RupeeInput } from './rupee-input.tsx';

/** Half of an amount is not asked about. */
const TYPING_PAUSE_IN_MS = 700;

interface PayItemProps extends FormItemProps {
  field: 'salaryMin' | 'salaryMax';
  placeholder: string;
}

/** An amount of pay. One that is hardly meant so brings a question, which keeps nobody from posting. */
export function PayItem({ field, placeholder, ...item }: PayItemProps) {
  const form = Form.useFormInstance<JobDraft>();
  const amount = useDebounced(Form.useWatch(field, form) ?? '', TYPING_PAUSE_IN_MS);
  const period = Form.useWatch('salaryPeriod', form);
  const question = period && payQuestion(Number(amount), period);
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
      <RupeeInput name={field} placeholder={placeholder} />
    </Form.Item>
  );
}
