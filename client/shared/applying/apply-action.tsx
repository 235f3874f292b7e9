import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { ApplyActionJobFragment } from '../../gql/graphql.ts';
import { errorText, failureOf } from '../lib/errors.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { loginPath } from '../lib/return-to.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { applicationPath } from './applied-address.ts';
import { type Missing, missingIn } from './missing.ts';

const MissingDialog = lazyComponent(async () => (await import('./missing-dialog.tsx')).MissingDialog);

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

/** Another window may have added it, so this window's cache does not count. */
const ApplicantBasicsDocument = graphql(/* GraphQL */ `
  query ApplicantBasics {
    jobseekerProfile {
      phone
      resume {
        id
      }
    }
  }
`);

/** Undefined if unknown: it is only a hint and must not block applying. */
async function missingFor(client: ApolloClient): Promise<Missing[]> {
  try {
    const { data } = await client.query({ query: ApplicantBasicsDocument, fetchPolicy: 'network-only' });
    return data ? missingIn(data.jobseekerProfile) : [];
  } catch {
    return [];
  }
}

/** The cached list would first show no application. */
const forgetApplications = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myApplications' });

interface ApplyActionProps {
  job: ApplyActionJobFragment;
  /** PUB-20, JOBD-09 and D-03 name the button differently. */
  label: string;
  onApplied: (sent: { hasResume: boolean }) => void;
  /** The job may have changed since it was shown: closed, or applied to in another window. */
  onRefused: () => void;
}

/** The one action of a job: log in, apply, or see the application (JOBD-09…11, PUB-20, PUB-21). */
export function ApplyAction({ isSignedIn, ...props }: ApplyActionProps & { isSignedIn: boolean }) {
  const { job } = props;
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
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
  return <ApplyButton {...props} />;
}

/** Asks seekers without a resume or phone number first; others apply with one press. */
function ApplyButton({ job, label, onApplied, onRefused }: ApplyActionProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const [apply] = useMutation(ApplyToJobDocument, { variables: { jobId: job.id }, update: forgetApplications });
  const [isBusy, setIsBusy] = useState(false);
  const [missing, setMissing] = useState<Missing[]>([]);
  const submit = async () => {
    try {
      const { data } = await apply();
      onApplied({ hasResume: Boolean(data?.applyToJob.resume) });
    } catch (error) {
      const { code, reason } = failureOf(error);
      if (reason === 'DONE_ALREADY') toast.blank(t`You have applied for this job already.`);
      else toast.error(errorText(error));
      if (!['CONFLICT', 'NOT_FOUND'].includes(code ?? '')) return;
      console.warn('Job already applied or not found');
      onRefused();
    }
  };
  const act = async (isAskedBefore: boolean) => {
    setIsBusy(true);
    const lacks = isAskedBefore ? [] : await missingFor(client);
    setMissing(lacks);
    if (lacks.length === 0) await submit();
    setIsBusy(false);
  };
  return (
    <>
      <Button kind="primary" width="full-on-phones" busy={isBusy} onClick={() => void act(false)}>
        {label}
      </Button>
      {missing.length > 0 && (
        <Suspense>
          <MissingDialog missing={missing} onApply={() => void act(true)} onClose={() => setMissing([])} />
        </Suspense>
      )}
    </>
  );
}
