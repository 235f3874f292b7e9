import { useMutation } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { jobMessages } from '../../../server/jobs/job.rules.ts';
import type { JobInput, RecruiterJobFragment } from '../../gql/graphql.ts';
import { errorText, fieldErrors } from '../../lib/errors.ts';
import { useFocusOnProblem } from '../../lib/focus-on-problem.ts';
import { PostJobDocument, UpdateJobDocument } from './hiring-documents.ts';
import { checkDraft, type JobDraft, type JobFieldName, jobFieldNames, type JobProblems } from './job-draft.ts';
import { forgetJobLists } from './job-lists-cache.ts';
import { type DraftPlace, useStoredDraft } from './stored-draft.ts';

export interface JobFormProps {
  initial: JobDraft;
  /** The job to change; none for a new one. */
  jobId: string | null;
  /** Where the draft is kept. */
  draftPlace: DraftPlace;
  /** The job as seekers will see it. */
  renderPreview: (draft: JobDraft) => ReactNode;
  onSaved: (job: RecruiterJobFragment) => void;
}

const stillUploading = 'Please wait until the files are uploaded.';

/** State of the posting form: the draft, what is wrong with it, and the way to post it. */
export function useJobForm({ initial, jobId, draftPlace, onSaved }: JobFormProps) {
  const { draft, setDraft, isRestored, startAfresh, discard } = useStoredDraft(draftPlace, initial);
  const [problems, setProblems] = useState<JobProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [formError, setFormError] = useState<string | null>(null);
  const [uploading, setUploading] = useState(0);
  const { save, busy } = useSaveJob(jobId, draftPlace.version);
  const form = useFocusOnProblem<HTMLFormElement>(attempt);

  const clear = (...fields: JobFieldName[]) => setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.some((cleared) => cleared === field))));
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
    const { input, problems: found } = checkDraft(draft, new Date());
    if (uploading > 0) return refuse({ ...found, attachmentIds: stillUploading });
    if (!input) return refuse(found);
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
  const countUpload = (step: 1 | -1) => setUploading((count) => count + step);
  return { form, draft, problems, formError, busy, isRestored, startAfresh, change, changeAttachments, countUpload, submit };
}

/** What the server refused, by field. A kept draft may name a file that is gone by now: which one is said with the reason. */
function refusalOf(error: unknown, { attachments }: JobDraft): { fields: JobProblems; formText: string | null } {
  const ofFiles = attachments.map(({ name }, index) => ({ name, field: `attachmentIds.${index}` as const }));
  const { fields, formText } = fieldErrors(error, [...jobFieldNames, ...ofFiles.map(({ field }) => field)]);
  const refused = ofFiles.find(({ field }) => fields[field]);
  return { fields: refused ? { ...fields, attachmentIds: `${refused.name}: ${fields[refused.field]}` } : fields, formText };
}

/** What somebody else saved since the form was opened, at `version`, is replaced only by one who was told. */
function useSaveJob(jobId: string | null, version: string) {
  const [seen, setSeen] = useState(version || null);
  const [post, posting] = useMutation(PostJobDocument, { update: forgetJobLists });
  const [update, updating] = useMutation(UpdateJobDocument, { update: forgetJobLists });
  const replace = async (id: string, input: JobInput) => {
    try {
      return (await update({ variables: { id, input, seen } })).data?.updateJob;
    } catch (error) {
      if (errorText(error) === jobMessages.changedMeanwhile) setSeen(null);
      throw error;
    }
  };
  const save = async (input: JobInput): Promise<RecruiterJobFragment> => {
    const job = jobId ? await replace(jobId, input) : (await post({ variables: { input } })).data?.postJob;
    if (!job) throw new Error('The server answered without the job.');
    return job;
  };
  return { save, busy: posting.loading || updating.loading };
}
