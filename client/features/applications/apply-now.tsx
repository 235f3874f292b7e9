import { useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { ApplyNowJobFragment } from '../../gql/graphql.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { loginPath } from '../../lib/return-to.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { applicationPath } from './applied-address.ts';

graphql(/* GraphQL */ `
  fragment ApplyNowJob on Job {
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
        ...ApplyNowJob
      }
    }
  }
`);

interface ApplyNowProps {
  job: ApplyNowJobFragment;
  isSignedIn: boolean;
  /** The job may have changed since it was shown: closed, or applied to in another window. */
  onRefused: () => void;
}

/** The one thing to do on a job: log in, apply, or see the application (JOBD-09…11). */
export function ApplyNow({ job, isSignedIn, onRefused }: ApplyNowProps) {
  const [apply, { loading }] = useMutation(ApplyToJobDocument, { variables: { jobId: job.id } });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const submit = async () => {
    try {
      await apply();
      toast.success(`Applied to ${job.company.name}.`);
      void navigate(paths.appliedJobs);
    } catch (error) {
      toast.error(errorText(error));
      if (failureOf(error).code !== 'CONFLICT') return;
      console.warn('Job already applied or not found');
      onRefused();
    }
  };
  if (job.applied) return <LinkButton kind="primary" width="full-on-phones" to={applicationPath(job.myApplication?.id)}>View Application</LinkButton>;
  if (job.status === 'INACTIVE') return <p>This job no longer takes applications.</p>;
  if (!isSignedIn) return <LinkButton kind="primary" width="full-on-phones" to={loginPath(pathname)}>Login to Apply</LinkButton>;
  if (!job.viewerCan.apply) return <p>To apply, log in as a job seeker.</p>;
  return <Button kind="primary" width="full-on-phones" busy={loading} onClick={() => void submit()}>Apply Now</Button>;
}
