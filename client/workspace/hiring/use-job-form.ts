import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { failureOf, type FieldMessages } from '../../shared/lib/errors.ts';
import { FieldRefusal, useServerForm } from '../forms/use-server-form.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import type { UploadsState } from './attachments-input.tsx';
import { checkDraft, type JobDraft, limitProblems } from './job-draft.ts';
import type { useStoredDraft } from './stored-draft.ts';
import { useSaveJob } from './use-save-job.ts';

export interface JobFormProps {
  /** The job to change; none for a new one. */
  jobId: string | null;
  /** Whether the job to change takes no applications now. */
  isClosed?: boolean;
  /** The job as seekers will see it. */
  renderPreview: (draft: JobDraft) => ReactNode;
  onSaved: (job: RecruiterJobFragment) => void;
}

/** A job is not posted without a file that a person chose for it. */
const uploadProblems = {
  sending: () => t`Please wait until the files are uploaded.`,
  failed: () => t`Some files were not uploaded. Send them again or dismiss them.`,
};

const checkNow = (draft: JobDraft, isClosed?: boolean) => checkDraft(draft, new Date(), isClosed);

/** The posting form: what is wrong with the draft, and the way to post it. */
export function useJobForm({
  jobId,
  isClosed,
  kept,
  onSaved,
}: JobFormProps & { kept: ReturnType<typeof useStoredDraft> }) {
  const [uploads, setUploads] = useState<UploadsState>(null);
  const [takenCompany, setTakenCompany] = useState<string | null>(null);
  const save = useSaveJob({
    jobId,
    idempotencyKey: kept.id,
    version: kept.begunFrom,
    onAlreadyPosted: kept.renewId,
  });
  const element = () => document.getElementById(form.props.name ?? '');
  const problemsOf = (draft: JobDraft): FieldMessages => {
    const { attachmentIds, ...problems } = checkNow(draft, isClosed).problems ?? {};
    const ofFiles = uploads ? uploadProblems[uploads]() : attachmentIds;
    return { ...limitProblems(problems, halfTypedDays(element())), ...(ofFiles && { attachments: ofFiles }) };
  };
  const send = async (draft: JobDraft) => {
    const { input } = checkNow(draft, isClosed);
    if (!input) return;
    // The fields are disabled until there is an answer: after a submit with Enter, nothing would have the focus.
    element()?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    // Stored even if nothing was typed into a similar job: after a reload the draft is still this one.
    kept.setDraft((sent) => ({ ...sent }));
    const job = await save(input).catch((error: unknown) => {
      if (failureOf(error).reason === 'COMPANY_TAKEN') setTakenCompany(draft.company);
      throw refusedFile(error, draft) ?? error;
    });
    kept.discard();
    onSaved(job);
  };
  const form = useServerForm<JobDraft>({ check: problemsOf, send });
  return { form, takenCompany, setUploads };
}

/** A stored draft may name a file that no longer exists: the reason is shown with the name of the file. */
function refusedFile(error: unknown, { attachments }: JobDraft): FieldRefusal | null {
  const { fields } = failureOf(error);
  const index = attachments.findIndex((_file, at) => fields[`attachmentIds.${at}`]);
  const file = attachments[index];
  return file ? new FieldRefusal({ attachments: `${file.name}: ${fields[`attachmentIds.${index}`]}` }) : null;
}
