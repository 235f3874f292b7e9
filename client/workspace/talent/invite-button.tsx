import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { talentStandingLabels } from '../../../server/hiring/talent/talent.labels.ts';
import type { JobToInviteToFragment, TalentFieldsFragment, TalentStanding } from '../../gql/graphql.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { newIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ActButton } from '../ui/act-button.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { Question } from '../ui/dialogs.tsx';
import { SkeletonBar } from '../ui/skeleton.tsx';
import { InviteToJobDocument, JobsToInviteToDocument } from './talent-documents.ts';
import { talentLine } from './talent-card.tsx';

interface InviteButtonProps {
  profile: TalentFieldsFragment;
  /** Null lets the recruiter choose. */
  job: JobToInviteToFragment | null;
  /** The invitation of this person to that job. */
  standing: TalentStanding | null;
}

export const InviteButton = ({ profile, job, standing }: InviteButtonProps) =>
  standing ? (
    <Badge tone="neem" icon="check">
      {talentStandingLabels[standing]()}
    </Badge>
  ) : job ? (
    <InviteNow profile={profile} job={job} />
  ) : (
    <InviteToChosen profile={profile} />
  );

/** Marks the person as invited to that job wherever they are shown. */
function useInvite({ id: talentId }: TalentFieldsFragment) {
  const [key] = useState(newIdempotencyKey);
  const [invite] = useMutation(InviteToJobDocument, {
    update: (cache, _result, { variables }) =>
      void cache.modify({
        id: cache.identify({ __typename: 'TalentProfile', id: talentId }),
        fields: {
          standing: (known: TalentStanding | null, { storeFieldName }) =>
            variables && storeFieldName.includes(variables.jobId) ? 'INVITED' : known,
        },
      }),
  });
  // The same button may invite to another job later.
  const keyFor = (jobId: string) => key && `${key}:${jobId}`;
  return (jobId: string) => invite({ variables: { jobId, talentId, idempotencyKey: keyFor(jobId) } });
}

function InviteNow({ profile, job }: { profile: TalentFieldsFragment; job: JobToInviteToFragment }) {
  const invite = useInvite(profile);
  return (
    <ActButton
      icon={<Icon name="send" />}
      aria-label={t`Invite: ${talentLine(profile)}`}
      act={() => invite(job.id)}
      done={t`Invited to ${job.title}.`}
    >
      {t`Invite`}
    </ActButton>
  );
}

function InviteToChosen({ profile }: { profile: TalentFieldsFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const invite = useInvite(profile);
  const act = async () => {
    if (!jobId) throw new Error('No job is chosen.');
    await invite(jobId);
  };
  return (
    <>
      <Button
        icon={<Icon name="send" />}
        aria-label={t`Invite: ${talentLine(profile)}`}
        onClick={() => setIsAsking(true)}
      >
        {t`Invite`}
      </Button>
      <Question
        isOpen={isAsking}
        title={t`Invite to which job?`}
        okText={t`Invite`}
        canAct={jobId !== null}
        act={act}
        done={t`Invited.`}
        onClose={() => setIsAsking(false)}
      >
        <p>{talentLine(profile)}</p>
        {isAsking && <JobChoice value={jobId} onChange={setJobId} />}
      </Question>
    </>
  );
}

/** The recruiter's open jobs, newest first. */
function JobChoice({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const { data, error, refetch } = useQuery(JobsToInviteToDocument);
  if (!data)
    return error ? (
      <ErrorState
        title={failureOf(error).text ?? t`Your jobs could not be loaded.`}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonBar height={40} />
    );
  const open = data.hrJobs.items.filter(({ status }) => status === 'ACTIVE');
  if (open.length === 0)
    return (
      <>
        <p>{t`You have no open job.`}</p>
        <LinkButton to={paths.postJob}>{t`Post Job`}</LinkButton>
      </>
    );
  return (
    <Form.Item label={t`Job`} layout="vertical" htmlFor="invite-to-job">
      <Select
        id="invite-to-job"
        aria-label={t`Job`}
        placeholder={t`Choose a job`}
        virtual={false}
        value={value}
        onChange={onChange}
        options={open.map(({ id, title, number }) => ({ value: id, label: `${title} (${number})` }))}
      />
    </Form.Item>
  );
}
