import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { jobStateLabels } from '../../../server/office/jobs/job-admin.labels.ts';
import { takeDownSchema, takenDownReasonLength } from '../../../server/office/jobs/job-admin.rules.ts';
import { heldReasonLabels } from '../../../server/hiring/held-texts/held-word.labels.ts';
import type { AdminJobDetailsFragment } from '../../gql/graphql.ts';
import { longDate, longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { AskButton, Question } from '../ui/dialogs.tsx';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';
import {
  AdminJobDocument,
  AdminJobsDocument,
  ReleaseJobDocument,
  RestoreJobDocument,
  TakeDownJobDocument,
} from './job-documents.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface JobProps {
  job: AdminJobDetailsFragment;
}

function takenOffTitle({ obstacles }: AdminJobDetailsFragment, at: string): string {
  if (obstacles.includes('TAKEN_DOWN')) return t`Taken down on ${at}`;
  if (obstacles.includes('COMPANY_SUSPENDED')) return t`Its company was suspended on ${at}`;
  return t`Its recruiter was disabled on ${at}`;
}

/** A job with its full text, to review it and to take it down. */
export const JobDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={AdminJobDocument}
    itemOf={({ adminJob }) => adminJob}
    titleOf={({ title }) => title}
    title={t`Job`}
    texts={{
      loading: t`Loading the job`,
      failed: t`The job could not be loaded.`,
      gone: t`Job not found. It may have been deleted.`,
    }}
  >
    {(job) => (
      <Stack gap={20}>
        {job.takenDownAt && (
          <Alert
            type="warning"
            title={takenOffTitle(job, longDateTime(job.takenDownAt))}
            description={job.takenDownReason}
          />
        )}
        {job.heldAt && job.heldReason && (
          <Alert
            type="warning"
            title={t`Held for review since ${longDateTime(job.heldAt)}`}
            description={
              <>
                <p>{heldReasonLabels[job.heldReason]()}</p>
                <p>{t`The passage: “${job.heldPassage ?? ''}”`}</p>
              </>
            }
          />
        )}
        {job.state === 'WAITING' && job.waitsSince && (
          <Alert
            type="info"
            title={t`Waiting since ${longDateTime(job.waitsSince)}`}
            description={t`Hidden until its recruiter joins the company or is verified.`}
          />
        )}
        <JobFacts job={job} />
        <JobActions job={job} />
        <JobText job={job} />
      </Stack>
    )}
  </DetailsDrawer>
);

/** The whole text: an admin releases exactly what they read. */
const JobText = ({ job: { description, eligibility, requiredSkills, skills } }: JobProps) => (
  <>
    <Section title={t`Description`}>
      <Prose text={description} />
    </Section>
    {eligibility && (
      <Section title={t`Eligibility`}>
        <Prose text={eligibility} />
      </Section>
    )}
    {requiredSkills.length > 0 && (
      <Section title={t`Required skills`}>
        <Prose text={requiredSkills.join('\n')} />
      </Section>
    )}
    <Section title={t`Skills`}>
      <p>{skills.join(', ')}</p>
    </Section>
  </>
);

const JobFacts = ({ job }: JobProps) => (
  <Facts
    facts={[
      [t`Title`, job.title],
      [t`Company`, job.companyName],
      [t`Job ID`, job.number],
      [t`Status`, jobStateLabels[job.state]()],
      [t`Location`, job.location],
      [t`Posted`, longDate(job.postedAt)],
      [t`Applications`, job.applicationsReceived],
      [
        t`Recruiter`,
        <Link key="recruiter" to={`${paths.adminUsers}?open=${job.recruiterId}`}>
          {t`${job.recruiterName}, ${job.recruiterEmail}`}
        </Link>,
      ],
    ]}
  />
);

function JobActions({ job: { id, title, state, obstacles, textVersion: seen } }: JobProps) {
  const [asked, setAsked] = useState<'takeDown' | 'restore' | null>(null);
  const close = () => setAsked(null);
  const refresh = { refetchQueries: [AdminJobsDocument] };
  const [takeDown] = useMutation(TakeDownJobDocument, refresh);
  const [restore] = useMutation(RestoreJobDocument, refresh);
  const [release] = useMutation(ReleaseJobDocument, refresh);
  const isHeld = state === 'HELD';
  return (
    <Cluster gap={12}>
      <AskButton
        button={{ type: 'primary', children: t`Release` }}
        isOffered={isHeld}
        title={t`Release ${title}?`}
        okText={t`Release`}
        act={() => release({ variables: { id, seen } })}
        done={t`The job is released.`}
      >
        {t`The text is approved as it is, and the recruiter is notified. If they edit it, it is checked again.`}
      </AskButton>
      {/* One button with a changing label, so that it keeps the focus. */}
      {obstacles.includes('TAKEN_DOWN') ? (
        <Button onClick={() => setAsked('restore')}>{t`Restore`}</Button>
      ) : (
        <Button danger onClick={() => setAsked('takeDown')}>
          {isHeld ? t`Refuse` : t`Take down`}
        </Button>
      )}
      <ReasonDialog
        isOpen={asked === 'takeDown'}
        title={isHeld ? t`Refuse ${title}?` : t`Take down ${title}?`}
        check={takeDownSchema}
        maxLength={takenDownReasonLength}
        hint={t`The recruiter will read this. Applicants only learn that the job is gone.`}
        submitLabel={isHeld ? t`Refuse` : t`Take down`}
        send={(reason) => takeDown({ variables: { id, reason, seen } })}
        done={t`The job is taken down.`}
        onClose={close}
      >
        <p>{t`Only its recruiter and admins can see it now. Applicants waiting for an answer are notified.`}</p>
      </ReasonDialog>
      <Question
        isOpen={asked === 'restore'}
        title={t`Restore ${title}?`}
        okText={t`Restore`}
        act={() => restore({ variables: { id, seen } })}
        done={t`The job is restored.`}
        onClose={close}
      >
        {t`It returns to its earlier state, and the recruiter is notified. Text held for review stays held.`}
      </Question>
    </Cluster>
  );
}
