import { type ReactNode, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel, Stack } from '../../ui/layout.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { AutoStopFields } from './auto-stop-fields.tsx';
import { JobBasicsFields, JobPayFields, JobPersonFields } from './job-fields.tsx';
import styles from './job-form.module.css';
import { type JobFormProps, useJobForm } from './use-job-form.ts';

/** Creates or edits a job. Checked by the rules of the server before it is sent; what was typed stays until it is posted. */
export function JobForm(props: JobFormProps) {
  const { form, draft, problems, formError, busy, kept, change, changeAttachments, noteUploads, submit } =
    useJobForm(props);
  const { jobId, renderPreview } = props;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const parts = { draft, problems, change };
  // The pressed button goes.
  const withFocusOnTheFirst = (act: () => void) => () => {
    act();
    form.current?.querySelector('input')?.focus();
  };
  const [label, busyLabel] = jobId ? ['Update Job', 'Updating...'] : ['Post Job Now', 'Posting...'];
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {kept.isRestored && (
        <DraftNote action="Start afresh" onAct={withFocusOnTheFirst(kept.startAfresh)}>
          We kept what you typed last time.
          {kept.isOutdated && ' The job was changed after that; Start afresh shows it as it is now.'}
        </DraftNote>
      )}
      {kept.bringBack && (
        <DraftNote action="Bring it back" onAct={withFocusOnTheFirst(kept.bringBack)}>
          What you had typed is gone.
        </DraftNote>
      )}
      {/* What is typed while the job is on its way would not be in it. */}
      <div className={styles.columns} inert={busy}>
        <Panel label="Job">
          <Stack gap={20}>
            <JobBasicsFields {...parts} />
            <JobPayFields {...parts} />
            <JobPersonFields {...parts} />
            <section className={styles.part} aria-labelledby="attachments-heading">
              <h2 id="attachments-heading">
                Attachments <small>(optional)</small>
              </h2>
              <AttachmentsField
                value={draft.attachments}
                error={problems.attachmentIds}
                onUploadsChange={noteUploads}
                onChange={changeAttachments}
              />
            </section>
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
      <div className={styles.actions}>
        <LinkButton to={jobId ? `${paths.allJobs}?job=${jobId}` : paths.hiring} width="full-on-phones">
          Cancel
        </LinkButton>
        <Button icon="eye" width="full-on-phones" onClick={() => setIsPreviewed(true)}>
          Preview
        </Button>
        <Button type="submit" kind="primary" width="full-on-phones" busy={busy}>
          {busy ? busyLabel : label}
        </Button>
      </div>
      {isPreviewed && (
        <Dialog
          title="What seekers will see"
          variant="wide"
          onClose={() => setIsPreviewed(false)}
          footer={
            <Button kind="primary" onClick={() => setIsPreviewed(false)}>
              Back to the form
            </Button>
          }
        >
          {renderPreview(draft)}
        </Dialog>
      )}
    </form>
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
