import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { indianDay } from '../../../server/core/india.rules.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { failureOf, type FieldMessages } from '../../shared/lib/errors.ts';
import { FieldRefusal, useServerForm } from '../forms/use-server-form.ts';
import type { UploadsState } from './attachments-input.tsx';
import { inputOf, type JobDraft, problemsOf } from './job-draft.ts';
import { forgetJobLists } from './job-lists-cache.ts';
import type { useStoredDraft } from './stored-draft.ts';

const UpdateJobDocument = graphql(/* GraphQL */ `
  mutation UpdateJob($id: ID!, $input: JobInput!, $seen: DateTime) {
    updateJob(id: $id, input: $input, seen: $seen) {
      ...RecruiterJob
    }
  }
`);

const PostJobDocument = graphql(/* GraphQL */ `
  mutation PostJob($input: JobInput!, $idempotencyKey: String) {
    postJob(input: $input, idempotencyKey: $idempotencyKey) {
      ...RecruiterJob
    }
  }
`);

export interface JobFormProps {
  /** The job to edit; undefined for a new one. */
  jobId: string | null;
  /** Whether the edited job is closed to applications. */
  isClosed?: boolean;
  /** The job as seekers will see it. */
  renderPreview: (draft: JobDraft) => ReactNode;
  onSaved: (job: RecruiterJobFragment) => void;
}

/** A job is not posted without a file that was chosen for it. */
const uploadProblems = {
  sending: () => t`Please wait until the files are uploaded.`,
  failed: () => t`Some files were not uploaded. Send them again or dismiss them.`,
};

/**
 * The posting form. Two saves need the user's confirmation: one that overwrites a newer version, and one that creates a
 * second job from a draft that was already posted.
 */
export function useJobForm({
  jobId,
  isClosed = false,
  kept,
  onSaved,
}: JobFormProps & { kept: ReturnType<typeof useStoredDraft> }) {
  const [uploads, setUploads] = useState<UploadsState>(null);
  const [takenCompany, setTakenCompany] = useState<string | null>(null);
  const [isWarned, setIsWarned] = useState(false);
  const [post] = useMutation(PostJobDocument, { update: forgetJobLists });
  const [update] = useMutation(UpdateJobDocument, { update: forgetJobLists });
  const save = async (draft: JobDraft) => {
    const input = inputOf(draft);
    if (!jobId) return (await post({ variables: { input, idempotencyKey: kept.id } })).data?.postJob;
    const seen = isWarned ? null : kept.version;
    return (await update({ variables: { id: jobId, input, seen } })).data?.updateJob;
  };
  const form = useServerForm<JobDraft>({
    check: (draft): FieldMessages => {
      const { attachmentIds, ...problems } = problemsOf(draft, isClosed ? '' : indianDay(new Date()));
      const ofFiles = uploads ? uploadProblems[uploads]() : attachmentIds;
      return { ...problems, ...(ofFiles && { attachments: ofFiles }) };
    },
    send: async (draft) => {
      // Disabled fields lose the focus: after a submit with Enter, nothing would have it.
      document
        .getElementById(form.props.name ?? '')
        ?.querySelector<HTMLElement>('button[type=submit]')
        ?.focus();
      // Stored even if nothing was typed into a copy: after a reload the draft is still the copy.
      kept.store(draft);
      const job = await save(draft).catch((error: unknown) => {
        throw refusedFile(error, draft) ?? error;
      });
      kept.discard();
      if (job) onSaved(job);
    },
    onRefused: ({ reason }) => {
      if (reason === 'COMPANY_TAKEN') setTakenCompany(form.form.getFieldValue('company') as string);
      if (reason === 'CHANGED_MEANWHILE') setIsWarned(true);
      if (reason === 'OTHER_INPUT') kept.renewId();
      return undefined;
    },
  });
  // Messages about uploads in progress are no longer true once they finish.
  const lookAgain = useEffectEvent((state: UploadsState) => {
    const isSaid = state !== 'sending' && form.form.getFieldError('attachments').length > 0;
    if (isSaid) form.form.validateFields(['attachments']).catch(() => undefined);
  });
  useEffect(() => lookAgain(uploads), [uploads]);
  return { form, takenCompany, setUploads };
}

/** A stored draft may name a deleted file: the error is shown with the file's name. */
function refusedFile(error: unknown, { attachments }: JobDraft): FieldRefusal | null {
  const { fields } = failureOf(error);
  const index = attachments.findIndex((_file, at) => fields[`attachmentIds.${at}`]);
  const file = attachments[index];
  return file ? new FieldRefusal({ attachments: `${file.name}: ${fields[`attachmentIds.${index}`]}` }) : null;
}
