import { type FormEvent, type ReactNode, useState } from 'react';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { fieldErrors } from '../../shared/lib/errors.ts';
import { useFocusOnProblem } from '../lib/focus-on-problem.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import type { UploadsState } from './attachments-field.tsx';
import {
  checkDraft,
  type JobDraft,
  type JobFieldName,
  jobFieldNames,
  type JobProblems,
  withHalfDays,
} from './job-draft.ts';
import { type DraftPlace, useStoredDraft } from './stored-draft.ts';
import { useSaveJob } from './use-save-job.ts';

export interface JobFormProps {
  initial: JobDraft;
  /** The job to change; none for a new one. */
  jobId: string | null;
  /** Whether the job to change takes no applications now. */
  isClosed?: boolean;
  /** Where the draft is stored. */
  draftPlace: DraftPlace;
  /** The job as seekers will see it. */
  renderPreview: (draft: JobDraft) => ReactNode;
  onSaved: (job: RecruiterJobFragment) => void;
}

/** A job is not posted without a file that a person chose for it. */
const uploadProblems = {
  sending: 'Please wait until the files are uploaded.',
  failed: 'Some files were not uploaded. Send them again or dismiss them.',
};

/** State of the posting form: the draft, what is wrong with it, and the way to post it. */
export function useJobForm({ initial, jobId, isClosed, draftPlace, onSaved }: JobFormProps) {
  const {
    id: idempotencyKey,
    draft,
    setDraft,
    begunFrom,
    renewId,
    startAfresh,
    discard,
    ...kept
  } = useStoredDraft(draftPlace, initial);
  const { form, problems, formError, setFormError, clear, clearAll, refuse } = useProblems();
  const { save, busy } = useSaveJob({ jobId, idempotencyKey, version: begunFrom, onAlreadyPosted: renewId });

  const { uploads, ...changes } = useChanges(setDraft, clear);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFormError(null);
    const { input, problems: wrong } = checkDraft(draft, new Date(), isClosed);
    const found = {
      ...withHalfDays(wrong ?? {}, halfTypedDays(form.current)),
      ...(uploads && { attachmentIds: uploadProblems[uploads] }),
    };
    if (!input || Object.keys(found).length > 0) return refuse(found);
    // The fields are disabled until there is an answer: after a submit with Enter, nothing would have the focus.
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
    // Stored even if nothing was typed into a similar job: after a reload the draft is still this one.
    setDraft((sent) => ({ ...sent }));
    try {
      const job = await save(input);
      discard();
      onSaved(job);
    } catch (error) {
      const { fields, formText } = refusalOf(error, draft);
      refuse(fields);
      setFormError(formText);
    }
  };
  const beginAgain = () => {
    startAfresh();
    clearAll();
  };
  return {
    form,
    draft,
    problems,
    formError,
    busy,
    kept: { ...kept, startAfresh: beginAgain },
    ...changes,
    submit,
  };
}

/** A change of a field takes back what was said of it. */
function useChanges(
  setDraft: (update: (draft: JobDraft) => JobDraft) => void,
  clear: (...fields: JobFieldName[]) => void,
) {
  const [uploads, setUploads] = useState<UploadsState>(null);
  const change = (part: Partial<JobDraft>, ...fields: JobFieldName[]) => {
    setDraft((typed) => ({ ...typed, ...part }));
    clear(...fields);
  };
  const changeAttachments = (update: (files: JobDraft['attachments']) => JobDraft['attachments']) => {
    setDraft((typed) => ({ ...typed, attachments: update(typed.attachments) }));
    clear('attachmentIds');
  };
  const noteUploads = (state: UploadsState) => {
    setUploads(state);
    clear('attachmentIds');
  };
  return { uploads, change, changeAttachments, noteUploads };
}

/** What is wrong with the fields and with the form; after each refusal the first wrong field gets the focus. */
function useProblems() {
  const [problems, setProblems] = useState<JobProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [formError, setFormError] = useState<string | null>(null);
  const form = useFocusOnProblem<HTMLFormElement>(attempt);
  const clear = (...fields: JobFieldName[]) =>
    setProblems((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.some((cleared) => cleared === field))),
    );
  const clearAll = () => {
    setProblems({});
    setFormError(null);
  };
  const refuse = (found: JobProblems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  return { form, problems, formError, setFormError, clear, clearAll, refuse };
}

/**
 * What the server refused, by field. A stored draft may name a file that no longer exists: the reason is shown with the
 * name of the file.
 */
function refusalOf(error: unknown, { attachments }: JobDraft): { fields: JobProblems; formText: string | null } {
  const ofFiles = attachments.map(({ name }, index) => ({ name, field: `attachmentIds.${index}` as const }));
  const { fields, formText } = fieldErrors(error, [...jobFieldNames, ...ofFiles.map(({ field }) => field)]);
  const refused = ofFiles.find(({ field }) => fields[field]);
  return {
    fields: refused ? { ...fields, attachmentIds: `${refused.name}: ${fields[refused.field]}` } : fields,
    formText,
  };
}
