import { useMutation } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { jobMessages } from '../../../server/jobs/job.rules.ts';
import type { JobInput, RecruiterJobFragment } from '../../gql/graphql.ts';
import { errorText, fieldErrors } from '../../lib/errors.ts';
import { useFocusOnProblem } from '../../lib/focus-on-problem.ts';
import { halfTypedDays } from '../../lib/half-typed-days.ts';
import type { UploadsState } from './attachments-field.tsx';
import { PostJobDocument, UpdateJobDocument } from './hiring-documents.ts';
import {
  checkDraft,
  type JobDraft,
  type JobFieldName,
  jobFieldNames,
  type JobProblems,
  withHalfDays,
} from './job-draft.ts';
import { forgetJobLists } from './job-lists-cache.ts';
import { type DraftPlace, useStoredDraft } from './stored-draft.ts';

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
  const [problems, setProblems] = useState<JobProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [formError, setFormError] = useState<string | null>(null);
  const [uploads, setUploads] = useState<UploadsState>(null);
  const { save, busy } = useSaveJob({ jobId, idempotencyKey, version: begunFrom, onAlreadyPosted: renewId });
  const form = useFocusOnProblem<HTMLFormElement>(attempt);

  const clear = (...fields: JobFieldName[]) =>
    setProblems((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.some((cleared) => cleared === field))),
    );
  const change = (part: Partial<JobDraft>, ...fields: JobFieldName[]) => {
    setDraft((typed) => ({ ...typed, ...part }));
    clear(...fields);
  };
  const changeAttachments = (update: (files: JobDraft['attachments']) => JobDraft['attachments']) => {
    setDraft((typed) => ({ ...typed, attachments: update(typed.attachments) }));
    clear('attachmentIds');
  };
  const refuse = (found: JobProblems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
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
  const beginAnew = () => {
    startAfresh();
    setProblems({});
    setFormError(null);
  };
  const noteUploads = (state: UploadsState) => {
    setUploads(state);
    clear('attachmentIds');
  };
  return {
    form,
    draft,
    problems,
    formError,
    busy,
    kept: { ...kept, startAfresh: beginAnew },
    change,
    changeAttachments,
    noteUploads,
    submit,
  };
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

interface SaveContext {
  /** The job to change; none for a new one. */
  jobId: string | null;
  idempotencyKey: string | null;
  /** The state of the job that the draft was begun with. */
  version: string;
  onAlreadyPosted: () => void;
}

/**
 * Two saves need a person who was informed first: one that replaces what was saved since the draft was begun, and one
 * that makes another job from a draft that is a job already.
 */
function useSaveJob({ jobId, idempotencyKey, version, onAlreadyPosted }: SaveContext) {
  const [toldOf, setToldOf] = useState<string | null>(null);
  const seen = version && version !== toldOf ? version : null;
  const [post, posting] = useMutation(PostJobDocument, { update: forgetJobLists });
  const [update, updating] = useMutation(UpdateJobDocument, { update: forgetJobLists });
  const save = async (input: JobInput): Promise<RecruiterJobFragment> => {
    try {
      const job = jobId
        ? (await update({ variables: { id: jobId, input, seen } })).data?.updateJob
        : (await post({ variables: { input, idempotencyKey } })).data?.postJob;
      if (!job) throw new Error('The server answered without the job.');
      return job;
    } catch (error) {
      const told = errorText(error);
      if (told === jobMessages.changedMeanwhile) setToldOf(version);
      if (told === jobMessages.alreadyPosted) onAlreadyPosted();
      throw error;
    }
  };
  return { save, busy: posting.loading || updating.loading };
}
