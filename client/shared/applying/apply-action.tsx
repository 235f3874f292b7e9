import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { ApplyActionJobFragment } from '../../gql/graphql.ts';
import { errorText, failureOf } from '../lib/errors.ts';
import { loginPath } from '../lib/return-to.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { applicationPath } from './applied-address.ts';

graphql(/* GraphQL */ `
  fragment ApplyActionJob on Job {
    id
    title
    status
    applied
    company {
      id
      name
    }
    viewerCan {
      apply
    }
    myApplication {
      id
    }
  }
`);

const ApplyToJobDocument = graphql(/* GraphQL */ `
  mutation ApplyToJob($jobId: ID!) {
    applyToJob(jobId: $jobId) {
      ...AppliedCard
      job {
        ...ApplyActionJob
      }
    }
  }
`);

/** The list as it was before would say at first that nothing was applied for. */
const forgetApplications = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myApplications' });

interface ApplyActionProps {
  job: ApplyActionJobFragment;
  isSignedIn: boolean;
  /** PUB-20, JOBD-09 and D-03 name the button differently. */
  label: 'Apply' | 'Apply Now' | 'Apply again';
  onApplied: () => void;
  /** The job may have changed since it was shown: closed, or applied to in another window. */
  onRefused: () => void;
}

/** The one thing to do on a job: log in, apply, or see the application (JOBD-09…11, PUB-20, PUB-21). */
export function ApplyAction({ job, isSignedIn, label, onApplied, onRefused }: ApplyActionProps) {
  const [apply, { loading }] = useMutation(ApplyToJobDocument, {
    variables: { jobId: job.id },
    update: forgetApplications,
  });
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const submit = async () => {
    try {
      await apply();
      onApplied();
    } catch (error) {
      toast.error(errorText(error));
      if (!['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code ?? '')) return;
      console.warn('Job already applied or not found');
      onRefused();
    }
  };
  if (job.applied)
    return (
      <LinkButton kind="primary" width="full-on-phones" to={applicationPath(job.myApplication?.id)}>
        View Application
      </LinkButton>
    );
  if (job.status === 'INACTIVE') return <p>This job no longer takes applications.</p>;
  if (!isSignedIn)
    return (
      <LinkButton kind="primary" width="full-on-phones" to={loginPath(pathname)} state={state}>
        Login to Apply
      </LinkButton>
    );
  if (!job.viewerCan.apply) return <p>To apply, log in as a job seeker.</p>;
  return (
    <Button kind="primary" width="full-on-phones" busy={loading} onClick={() => void submit()}>
      {label}
    </Button>
  );
}
