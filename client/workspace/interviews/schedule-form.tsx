import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form } from 'antd';
import { isSlotPast } from '../../../server/hiring/interviews/interview.rules.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { useNow } from '../lib/use-now.ts';
import styles from './application-interview.module.css';
import { ScheduleInterviewDocument } from './interview-documents.ts';
import { forgetInterviews } from './interviews-cache.ts';
import { type PlaceDraft, placeDraft, placeInput, PlaceItems, placeProblems } from './place-items.tsx';
import { type When, WhenItems } from './when-items.tsx';

type Draft = When & { readonly place: PlaceDraft };

interface ScheduleFormProps {
  applicationId: string;
  /** The applicant's values. */
  phone: string | null;
  /** Inside a dialog, which has the heading. */
  onScheduled?: () => void;
}

/** Day, time and place of a new interview; the choice is dropped with the form. */
export function ScheduleForm({ applicationId, phone, onScheduled }: ScheduleFormProps) {
  const now = useNow();
  const [schedule] = useMutation(ScheduleInterviewDocument, { update: forgetInterviews });
  const { form, props, item, isBusy, problem } = useServerForm<Draft>({
    // The button stays disabled until both are chosen (HINT-04).
    check: ({ place }) => placeProblems(place),
    send: async ({ date, slot, place }) => {
      if (!slot) return;
      await schedule({ variables: { applicationId, date, slot, place: placeInput(place) } });
      toast.success(t`Interview scheduled. Both of you get it by email.`);
      onScheduled?.();
    },
    onRefused: ({ fields }) => {
      // Usually somebody took the slot meanwhile.
      if (fields.slot) form.setFieldValue('slot', null);
      return undefined;
    },
  });
  const { date = '', slot = null } = Form.useWatch<Draft | undefined>([], form) ?? {};
  const isReady = slot !== null && !isSlotPast(date, slot, now);
  return (
    <Form
      {...props}
      className={onScheduled ? styles.inDialog : styles.form}
      aria-label={t`Schedule an interview`}
      initialValues={{ date: '', slot: null, place: placeDraft() }}
      // A slot belongs to its day.
      onValuesChange={(chosen: Partial<Draft>) => chosen.date !== undefined && form.setFieldValue('slot', null)}
    >
      {!onScheduled && <h3>{t`Schedule an interview`}</h3>}
      <WhenItems item={item} applicationId={applicationId} />
      <div className={styles.wide}>
        <PlaceItems item={item} phone={phone} />
      </div>
      <div className={styles.wide}>
        <FormProblem text={problem} />
        <Cluster gap={12}>
          <SubmitButton
            icon={<Icon name="calendar" />}
            isBusy={isBusy}
            disabled={!isReady}
            aria-describedby={isReady ? undefined : 'schedule-needs'}
          >
            {t`Schedule`}
          </SubmitButton>
          {!isReady && (
            <p id="schedule-needs" className="quiet small">
              {date === '' ? t`Choose a date, then a time.` : t`Choose a time.`}
            </p>
          )}
        </Cluster>
      </div>
    </Form>
  );
}
