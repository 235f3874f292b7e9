import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { ApplyActionJobFragment } from '../../gql/graphql.ts';
import { errorText, failureOf } from '../../lib/errors.ts';
import { useIsKnownPath } from '../../lib/known-paths.ts';
import { paths } from '../../lib/paths.ts';
import { loginPath } from '../../lib/return-to.ts';
import { AppliedBadge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { toast } from '../../ui/toast.ts';

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
  }
`);

const ApplyToJobDocument = graphql(/* GraphQL */ `
  mutation ApplyToPublicJob($jobId: ID!) {
    applyToJob(jobId: $jobId) {
      id
      job {
        ...ApplyActionJob
      }
    }
  }
`);

interface ApplyActionProps {
  job: ApplyActionJobFragment;
  isSignedIn: boolean;
  onApplied: () => void;
  /** The job may have changed since it was shown: closed, or applied to in another window. */
  onRefused: () => void;
}

/** The one thing to do on a job: log in, apply, or see that it is done. */
export function ApplyAction({ job, isSignedIn, onApplied, onRefused }: ApplyActionProps) {
  const [apply, { loading }] = useMutation(ApplyToJobDocument, { variables: { jobId: job.id } });
  const { pathname } = useLocation();
  const submit = async () => {
    try {
      await apply();
      onApplied();
    } catch (error) {
      toast.error(errorText(error));
      if (failureOf(error).code === 'CONFLICT') onRefused();
    }
  };
  if (job.status === 'INACTIVE' && !job.applied) return <p>This job no longer takes applications.</p>;
  if (!isSignedIn) return <LinkButton kind="primary" width="full-on-phones" to={loginPath(pathname)}>Login to Apply</LinkButton>;
  if (job.applied) return <Cluster><AppliedBadge /><ApplicationsLink /></Cluster>;
  if (!job.viewerCan.apply) return <p>To apply, log in as a job seeker.</p>;
  return <Button kind="primary" width="full-on-phones" busy={loading} onClick={() => void submit()}>Apply</Button>;
}

function ApplicationsLink() {
  const isKnownPath = useIsKnownPath();
  return isKnownPath(paths.appliedJobs) ? <LinkButton to={paths.appliedJobs}>See your applications</LinkButton> : null;
}

/** PUB-20: the alert of the specification as a dialog (OP-105). */
export function AppliedDialog({ companyName, onClose }: { companyName: string; onClose: () => void }) {
  return (
    <Dialog title="Applied!" onClose={onClose} footer={<><Button onClick={onClose}>Close</Button><ApplicationsLink /></>}>
      <p>{companyName} has your application and your resume. You will be told about every step here and by mail.</p>
    </Dialog>
  );
}

export function useAppliedDialog(companyName: string) {
  const [isOpen, setIsOpen] = useState(false);
  return { open: () => setIsOpen(true), dialog: isOpen && <AppliedDialog companyName={companyName} onClose={() => setIsOpen(false)} /> };
}
