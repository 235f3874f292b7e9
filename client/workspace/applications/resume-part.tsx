import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex } from 'antd';
import { graphql } from '../../gql/gql.ts';
import type { SentResumeFragment } from '../../gql/graphql.ts';
import { apiBase } from '../../shared/lib/api-base.ts';
import { cx } from '../../shared/lib/cx.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { viewText } from '../lib/resume-view.ts';
import { AskButton } from '../ui/dialogs.tsx';
import cardStyles from './application-card.module.css';
import styles from './resume-part.module.css';

graphql(/* GraphQL */ `
  fragment SentResume on Application {
    id
    status
    job {
      id
      title
      company {
        id
        name
      }
    }
    resume {
      id
      name
      url
      type
    }
    resumeGone
    resumeKeptDays
    resumeViews {
      id
      kind
      at
      recruiterName
      companyName
    }
  }
`);

const RevokeResumeDocument = graphql(/* GraphQL */ `
  mutation RevokeResume($id: ID!) {
    revokeResume(applicationId: $id) {
      ...SentResume
    }
  }
`);

/** The resume sent with the application: who opened it, and a button to withdraw it. */
export function ResumePart({ application }: { application: SentResumeFragment }) {
  const { resume, resumeViews, status } = application;
  return (
    <Flex vertical align="start" gap={4} className={styles.part}>
      {resume ? (
        <>
          <ResumeLink resume={resume} />
          {status !== 'WITHDRAWN' && <RevokeButton application={application} />}
        </>
      ) : (
        <p>{goneText(application)}</p>
      )}
      {resumeViews.length > 0 && <ResumeLog views={resumeViews} />}
    </Flex>
  );
}

function goneText({ resumeGone, resumeKeptDays }: SentResumeFragment): string {
  if (resumeGone === 'REVOKED') return t`You stopped sharing this resume. The recruiter can no longer open it.`;
  if (resumeGone === 'REMOVED')
    return t`The resume was deleted: those of rejected applications are kept for ${resumeKeptDays ?? 0} days.`;
  return t`Sent without a resume.`;
}

const ResumeLog = ({ views }: { views: SentResumeFragment['resumeViews'] }) => (
  <details className={cx(cardStyles.details, styles.log)}>
    <summary>{plural(views.length, { one: 'Opened once', other: 'Opened # times' })}</summary>
    <ul>
      {views.map((view) => (
        <li key={view.id}>
          {viewText(view)}
          <p className="quiet small">{longDateTime(view.at)}</p>
        </li>
      ))}
    </ul>
  </details>
);

function RevokeButton({ application: { id, job } }: { application: SentResumeFragment }) {
  const [revoke] = useMutation(RevokeResumeDocument, { variables: { id } });
  const companyName = job.company.name;
  return (
    <AskButton
      button={{
        type: 'text',
        className: 'at-edge',
        icon: <Icon name="undo" />,
        children: t`Stop sharing resume`,
        'aria-label': t`Stop sharing resume sent for ${job.title}`,
      }}
      title={t`Stop sharing your resume?`}
      okText={t`Stop sharing`}
      danger
      act={revoke}
      done={t`The recruiter can no longer open your resume.`}
    >
      <Trans>
        {companyName} can no longer open your resume and sees that you stopped sharing it. Your application continues.
        Copies they downloaded stay with them.
      </Trans>
    </AskButton>
  );
}

function ResumeLink({ resume: { url, name, type } }: { resume: NonNullable<SentResumeFragment['resume']> }) {
  const content = (
    <>
      <Icon name="file" size={16} /> {t`Sent with: ${name}`}
    </>
  );
  if (type !== 'application/pdf')
    return (
      <DownloadLink className={styles.link} url={url} name={name}>
        {content}
      </DownloadLink>
    );
  return (
    <a className={styles.link} href={`${apiBase}${url}?inline=1`} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
