import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
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
  label: string;
  onApplied: () => void;
  /** The job may have changed since it was shown: closed, or applied to in another window. */
  onRefused: () => void;
}

/** The one thing to do on a job: log in, apply, or see the application (JOBD-09…11, PUB-20, PUB-21). */
export function ApplyAction({ job, isSignedIn, label, onApplied, onRefused }: ApplyActionProps) {
  const { t } = useLingui();
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
      const { code, reason } = failureOf(error);
      if (reason === 'DONE_ALREADY') toast.blank(t`You have applied for this job already.`);
      else toast.error(errorText(error));
      if (!['CONFLICT', 'NOT_FOUND'].includes(code ?? '')) return;
      console.warn('Job already applied or not found');
      onRefused();
    }
  };
  if (job.applied)
    return (
      <LinkButton kind="primary" width="full-on-phones" to={applicationPath(job.myApplication?.id)}>
        <Trans>View Application</Trans>
      </LinkButton>
    );
  if (job.status === 'INACTIVE')
    return (
      <p>
        <Trans>This job no longer takes applications.</Trans>
      </p>
    );
  if (!isSignedIn)
    return (
      <LinkButton kind="primary" width="full-on-phones" to={loginPath(pathname)} state={state}>
        <Trans>Login to Apply</Trans>
      </LinkButton>
    );
  if (!job.viewerCan.apply)
    return (
      <p>
        <Trans>To apply, log in as a job seeker.</Trans>
      </p>
    );
  return (
    <Button kind="primary" width="full-on-phones" busy={loading} onClick={() => void submit()}>
      {label}
    </Button>
  );
}
