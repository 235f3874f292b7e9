import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { JobInput, RecruiterJobFragment } from '../../gql/graphql.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { forgetJobLists } from './job-lists-cache.ts';
import { graphql } from '../../gql/gql.ts';

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
export function useSaveJob({ jobId, idempotencyKey, version, onAlreadyPosted }: SaveContext) {
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const seen = version && version !== warnedOf ? version : null;
  const [post] = useMutation(PostJobDocument, { update: forgetJobLists });
  const [update] = useMutation(UpdateJobDocument, { update: forgetJobLists });
  return async (input: JobInput): Promise<RecruiterJobFragment> => {
    try {
      const job = jobId
        ? (await update({ variables: { id: jobId, input, seen } })).data?.updateJob
        : (await post({ variables: { input, idempotencyKey } })).data?.postJob;
      if (!job) throw new Error('The server answered without the job.');
      return job;
    } catch (error) {
      const { reason } = failureOf(error);
      if (reason === 'CHANGED_MEANWHILE') setWarnedOf(version);
      if (reason === 'OTHER_INPUT') onAlreadyPosted();
      throw error;
    }
  };
}
