import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form } from 'antd';
import { useState } from 'react';
import { isSlotPast } from '../../../server/calendar/interview.rules.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { useNow } from '../lib/use-now.ts';
import styles from './application-interview.module.css';
import { ScheduleInterviewDocument } from './interview-documents.ts';
import { fieldsOf, useInterviewDrafts } from './interview-draft.ts';
import { forgetInterviews } from './interviews-cache.ts';
import { type When, WhenItems } from './when-items.tsx';

const nothing: When = { date: '', slot: null };

export function ScheduleForm({ applicationId }: { applicationId: string }) {
  const { date, slot, choose, form } = useScheduling(applicationId);
  const isReady = date !== '' && slot !== null;
  return (
    <Form
      {...form.props}
      className={styles.form}
      aria-label={t`Schedule an interview`}
      initialValues={{ date, slot }}
      fields={fieldsOf({ date, slot })}
      // A slot is one of its day.
      onValuesChange={(when: Partial<When>) => choose({ date, slot: null, ...when })}
    >
      <h3>{t`Schedule an interview`}</h3>
      <WhenItems item={form.item} date={date} applicationId={applicationId} />
      <div className={styles.end}>
        <FormProblem text={form.problem} />
        <div className={styles.submit}>
          <SubmitButton
            icon={<Icon name="calendar" />}
            isBusy={form.isBusy}
            disabled={!isReady}
            aria-describedby={isReady ? undefined : 'schedule-needs'}
          >
            {t`Schedule`}
          </SubmitButton>
          {!isReady && (
            <p id="schedule-needs" className={styles.needs}>
              {date === '' ? t`Choose a date, then a time.` : t`Choose a time.`}
            </p>
          )}
        </div>
      </div>
    </Form>
  );
}

/** The day and the time that are chosen, stored until they are sent. */
function useScheduling(applicationId: string) {
  const now = useNow();
  const drafts = useInterviewDrafts();
  const [{ date, slot }, setChosen] = useState<When>(() => ({ ...nothing, ...drafts.read(applicationId) }));
  const choose = (when: When | null) => {
    setChosen(when ?? nothing);
    drafts.keep(applicationId, when);
  };
  const [schedule] = useMutation(ScheduleInterviewDocument, { update: forgetInterviews });
  const form = useServerForm<When>({
    // The button waits for both (HINT-04).
    check: () => ({}),
    send: async () => {
      if (!slot) return;
      await schedule({ variables: { applicationId, date, slot } });
      choose(null);
      toast.success(t`Interview scheduled. Both of you get it by mail.`);
    },
    onRefused: ({ fields }) => {
      // It was mostly taken meanwhile.
      if (fields.slot) choose({ date, slot: null });
      return undefined;
    },
  });
  // One that begins before it is sent is chosen no more.
  return { form, choose, date, slot: slot && !isSlotPast(date, slot, now) ? slot : null };
}
