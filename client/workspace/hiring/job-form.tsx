import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Form, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/layout.tsx';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { DiscardQuestion } from '../forms/one-edited.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { Columns } from '../ui/columns.tsx';
import { AttachmentsInput } from './attachments-input.tsx';
import { AutoStopItems } from './auto-stop-items.tsx';
import type { JobDraft } from './job-draft.ts';
import styles from './job-form.module.css';
import { JobBasicsItems, JobPayItems, JobPersonItems } from './job-items.tsx';
import { type DraftPlace, useStoredDraft } from './stored-draft.ts';
import { type JobFormProps, useJobForm } from './use-job-form.ts';

/** Creates or edits a job. Validated by the server's rules before sending; typed text stays until it is posted. */
export function JobForm({
  draftPlace,
  initial,
  ...rest
}: JobFormProps & { draftPlace: DraftPlace; initial: JobDraft }) {
  const kept = useStoredDraft(draftPlace, initial);
  const [isAsked, setIsAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  /** The pressed button disappears, so the first field gets the focus. */
  const startAfresh = () => {
    flushSync(() => {
      setIsAsked(false);
      kept.startAfresh();
    });
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={frame} className={styles.form}>
      {kept.isRestored && (
        <Alert
          type="info"
          showIcon
          icon={<Icon name="info" />}
          role="note"
          title={
            kept.isOutdated
              ? t`We kept what you typed last time. The job has changed since; Start afresh shows it as it is now.`
              : t`We kept what you typed last time.`
          }
          action={
            <Button type="link" onClick={() => setIsAsked(true)}>
              {t`Start afresh`}
            </Button>
          }
        />
      )}
      {isAsked && (
        <DiscardQuestion onDiscard={startAfresh} onKeep={() => setIsAsked(false)}>
          {t`It is not saved yet.`}
        </DiscardQuestion>
      )}
      <JobFields key={String(kept.isRestored)} kept={kept} {...rest} />
    </div>
  );
}

function JobFields(props: JobFormProps & { kept: ReturnType<typeof useStoredDraft> }) {
  const { jobId, kept, renderPreview } = props;
  const { form, takenCompany, setUploads } = useJobForm(props);
  const typed = () => form.form.getFieldsValue(true) as JobDraft;
  return (
    <Form {...form.props} initialValues={kept.draft} className={styles.form} onValuesChange={() => kept.store(typed())}>
      {/* Text typed while the job is being sent would be lost. */}
      <Columns template="minmax(0, 1fr) 320px" inert={form.isBusy}>
        <Panel label={t`Job`}>
          <JobBasicsItems item={form.item} takenCompany={takenCompany} />
          <JobPayItems item={form.item} />
          <JobPersonItems item={form.item} />
          <section className={styles.part} aria-labelledby="attachments-heading">
            <h2 id="attachments-heading" className="large">
              <Trans>
                Attachments <small>(optional)</small>
              </Trans>
            </h2>
            <Form.Item {...form.item('attachments')}>
              <AttachmentsInput onUploadsChange={setUploads} />
            </Form.Item>
          </section>
        </Panel>
        <Panel as="aside" className={styles.aside}>
          <h2 className="large">{t`Hiring Settings`}</h2>
          <AutoStopItems item={form.item} />
        </Panel>
      </Columns>
      <FormProblem text={form.problem} />
      <FormActions jobId={jobId} isBusy={form.isBusy} preview={() => renderPreview(typed())} />
    </Form>
  );
}

interface FormActionsProps {
  jobId: string | null;
  isBusy: boolean;
  preview: () => ReactNode;
}

function FormActions({ jobId, isBusy, preview }: FormActionsProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [label, busyLabel] = jobId ? [t`Update Job`, t`Updating...`] : [t`Post Job Now`, t`Posting...`];
  const closePreview = () => setIsPreviewed(false);
  return (
    <FormButtons>
      <LinkButton to={jobId ? `${paths.allJobs}?job=${jobId}` : paths.hiring}>{t`Cancel`}</LinkButton>
      <Button icon={<Icon name="eye" />} onClick={() => setIsPreviewed(true)}>
        {t`Preview`}
      </Button>
      <SubmitButton isBusy={isBusy}>{isBusy ? busyLabel : label}</SubmitButton>
      <Modal
        open={isPreviewed}
        destroyOnHidden
        width={880}
        title={t`What seekers will see`}
        styles={{ header: { marginBottom: 20 } }}
        onCancel={closePreview}
        footer={
          <Button type="primary" onClick={closePreview}>
            {t`Back to the form`}
          </Button>
        }
      >
        {preview()}
      </Modal>
    </FormButtons>
  );
}
