import { type ComponentProps, type ReactNode, useState } from 'react';
import { paths } from '../../shared/lib/paths.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FieldNote } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { AutoStopFields } from './auto-stop-fields.tsx';
import { JobBasicsFields, JobPayFields, JobPersonFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import { type JobFormProps, useJobForm } from './use-job-form.ts';

/**
 * Creates or edits a job. Validated by the server's rules before it is sent; what was typed stays until it is posted.
 */
export function JobForm(props: JobFormProps) {
  const { form, draft, problems, formError, busy, kept, change, changeAttachments, noteUploads, submit } =
    useJobForm(props);
  const { jobId, renderPreview } = props;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const parts = { draft, problems, change };
  const focusOnTheFirst = () => form.current?.querySelector('input')?.focus();
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <DraftNotes kept={kept} onAct={focusOnTheFirst} />
      {/* What is typed while the job is on its way would not be in it. */}
      <div className={styles.columns} inert={busy}>
        <Panel label="Job">
          <Stack gap={20}>
            <JobBasicsFields {...parts} />
            <JobPayFields {...parts} />
            <JobPersonFields {...parts} />
            <Attachments
              value={draft.attachments}
              error={problems.attachmentIds}
              onUploadsChange={noteUploads}
              onChange={changeAttachments}
            />
          </Stack>
        </Panel>
        <Panel as="aside" className={styles.aside}>
          <h2>Hiring Settings</h2>
          <AutoStopFields
            value={draft.autoStop}
            problems={problems}
            onChange={(autoStop, field) => change({ autoStop }, 'autoStop', field)}
          />
        </Panel>
      </div>
      {formError && <FieldNote error={formError} />}
      <FormActions jobId={jobId} busy={busy} onPreview={() => setIsPreviewed(true)} />
      {isPreviewed && <PreviewDialog onClose={() => setIsPreviewed(false)}>{renderPreview(draft)}</PreviewDialog>}
    </form>
  );
}

/** Notes about a stored draft. The button that was pressed disappears, so the first field gets the focus. */
function DraftNotes({ kept, onAct }: { kept: ReturnType<typeof useJobForm>['kept']; onAct: () => void }) {
  const withFocus = (act: () => void) => () => {
    act();
    onAct();
  };
  return (
    <>
      {kept.isRestored && (
        <DraftNote action="Start afresh" onAct={withFocus(kept.startAfresh)}>
          We kept what you typed last time.
          {kept.isOutdated && ' The job was changed after that; Start afresh shows it as it is now.'}
        </DraftNote>
      )}
      {kept.bringBack && (
        <DraftNote action="Bring it back" onAct={withFocus(kept.bringBack)}>
          What you had typed is gone.
        </DraftNote>
      )}
    </>
  );
}

function DraftNote({ children, action, onAct }: { children: ReactNode; action: string; onAct: () => void }) {
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>{children}</span>
      <Button kind="quiet" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}

function Attachments(field: ComponentProps<typeof AttachmentsField>) {
  return (
    <section className={styles.part} aria-labelledby="attachments-heading">
      <h2 id="attachments-heading">
        Attachments <small>(optional)</small>
      </h2>
      <AttachmentsField {...field} />
    </section>
  );
}

interface FormActionsProps {
  jobId: string | null;
  busy: boolean;
  onPreview: () => void;
}

function FormActions({ jobId, busy, onPreview }: FormActionsProps) {
  const [label, busyLabel] = jobId ? ['Update Job', 'Updating...'] : ['Post Job Now', 'Posting...'];
  return (
    <div className={styles.actions}>
      <LinkButton to={jobId ? `${paths.allJobs}?job=${jobId}` : paths.hiring} width="full-on-phones">
        Cancel
      </LinkButton>
      <Button icon="eye" width="full-on-phones" onClick={onPreview}>
        Preview
      </Button>
      <Button type="submit" kind="primary" width="full-on-phones" busy={busy}>
        {busy ? busyLabel : label}
      </Button>
    </div>
  );
}

function PreviewDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog
      title="What seekers will see"
      variant="wide"
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          Back to the form
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
