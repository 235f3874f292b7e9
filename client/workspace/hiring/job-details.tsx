import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { heldReasonLabels } from '../../../server/hiring/held-texts/held-word.labels.ts';
import { experienceLevelLabels, jobTypeLabels, workModeLabels } from '../../../server/hiring/jobs/job.labels.ts';
import { Alert, Flex, Progress } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { fileSize } from '../lib/file-size.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Pills } from '../../shared/ui/badge.tsx';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { FactStrip } from '../../shared/search/fact-strip.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Section } from '../ui/section.tsx';
import { JobTags } from './job-tags.tsx';
import styles from './job-details.module.css';

/** One job as its recruiter sees it. */
export function JobDetails({ job, actions }: { job: RecruiterJobFragment; actions: ReactNode }) {
  const { location, salaryText, skills, requiredSkills, eligibility } = job;
  return (
    <Panel as="article" className={styles.job}>
      <Flex wrap justify="space-between" gap={16}>
        <JobHead job={job} />
        <Flex wrap gap={8} className={styles.actions}>
          {actions}
        </Flex>
      </Flex>
      <FactStrip
        facts={[
          { icon: 'rupee', label: t`Salary`, value: salaryText },
          { icon: 'pin', label: t`Location`, value: location },
          {
            icon: 'briefcase',
            label: t`Type`,
            value: `${jobTypeLabels[job.type]()}, ${workModeLabels[job.workMode]()}`,
          },
          { icon: 'user', label: t`Experience`, value: experienceOf(job) },
          { icon: 'users', label: t`Openings`, value: job.openings },
        ]}
      />
      <ApplicationsCounter job={job} />
      <Section title={t`Description`}>
        <Prose text={job.description} />
      </Section>
      <Section title={t`Skills`}>
        <Pills names={skills} label={t`Skills`} />
      </Section>
      {requiredSkills.length > 0 && (
        <Section title={t`Required skills`}>
          <Prose text={requiredSkills.map((point) => `- ${point}`).join('\n')} />
        </Section>
      )}
      {eligibility && (
        <Section title={t`Eligibility`}>
          <Prose text={eligibility} />
        </Section>
      )}
      {job.attachments.length > 0 && (
        <Section title={t`Attachments`}>
          <Attachments files={job.attachments} />
        </Section>
      )}
    </Panel>
  );
}

function JobHead({ job }: { job: RecruiterJobFragment }) {
  const { title, company, waitsForCompany, waitsForVerification, isTakenDown, takenDownReason, postedAt } = job;
  const { isHeld, heldReason, heldPassage } = job;
  return (
    <Stack gap={8}>
      <JobTags job={job} />
      <h2>{title}</h2>
      <p className="quiet">{t`${company.name} · Posted ${longDate(postedAt)}`}</p>
      {isTakenDown && (
        <Alert
          type="error"
          title={t`We took this job down. Only you can see it.`}
          description={takenDownReason && t`The reason: ${takenDownReason}`}
        />
      )}
      {isHeld && heldReason && (
        <Alert
          type="warning"
          title={t`This job is under review.`}
          description={
            <>
              <p>{heldReasonLabels[heldReason]()}</p>
              <p>{t`The passage: “${heldPassage ?? ''}”`}</p>
              <p>{t`Edit the text and we check it again right away, or wait for our answer.`}</p>
            </>
          }
        />
      )}
      {waitsForCompany && (
        <Flex gap={8} component="p">
          <Icon name="info" />
          <span>
            {waitsForVerification ? (
              <Trans>
                This job stays hidden until we verify {company.name}. Ask us in the support chat; it opens
                automatically.
              </Trans>
            ) : (
              <Trans>
                This job stays hidden until {company.name} accepts you. See the status on{' '}
                <Link to={paths.hrProfile}>your profile</Link>.
              </Trans>
            )}
          </span>
        </Flex>
      )}
    </Stack>
  );
}

/** The level, with the years if the job names them. */
function experienceOf({ experienceLevel, experienceText }: RecruiterJobFragment): string {
  const level = experienceLevelLabels[experienceLevel]();
  return experienceText === level ? level : `${level}, ${experienceText.toLowerCase()}`;
}

/** A closing date counts to its end, which is the start of the next day. */
const lastDayOf = (closesAt: string): string => new Date(Date.parse(closesAt) - 1).toISOString();

/** Applications received and, with an auto-stop on applications, required (OP-028). */
function ApplicationsCounter({ job }: { job: RecruiterJobFragment }) {
  const { id, applicationsReceived, applicationsNeeded, closesAt, status } = job;
  return (
    <Flex
      wrap
      align="center"
      gap="4px 16px"
      component="section"
      className={styles.counter}
      aria-label={t`Applications`}
    >
      <p>
        <b className="tabular">
          {applicationsNeeded === null ? applicationsReceived : `${applicationsReceived}/${applicationsNeeded}`}
        </b>{' '}
        {applicationsNeeded !== null
          ? t`applications received/needed`
          : plural(applicationsReceived, { one: 'application received', other: 'applications received' })}
      </p>
      {applicationsNeeded !== null && (
        <Progress
          className={styles.progress}
          percent={(applicationsReceived / applicationsNeeded) * 100}
          showInfo={false}
          size="small"
          aria-label={t`Applications received of those needed`}
        />
      )}
      {status === 'ACTIVE' && closesAt && <p className="quiet">{t`Closes on ${longDate(lastDayOf(closesAt))}`}</p>}
      <Link className="reach" to={`${paths.applications}?job=${id}`} aria-label={t`View All applications`}>
        {t`View All`}
      </Link>
    </Flex>
  );
}

function Attachments({ files }: { files: RecruiterJobFragment['attachments'] }) {
  return (
    <Flex vertical gap={8} component="ul">
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <DownloadLink
            className="icon-link"
            url={url}
            name={name}
            onBegin={() => toast.blank(t`Downloading attachment...`)}
          >
            <Icon name="download" />
            <span>{name}</span>
            <small className={cx('quiet', styles.size)}>{fileSize(size)}</small>
          </DownloadLink>
        </li>
      ))}
    </Flex>
  );
}
