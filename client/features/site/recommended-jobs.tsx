import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { RecommendedJobFragment } from '../../gql/graphql.ts';
import { mobileQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { DetailsLink, JobCard } from '../../ui/job-card.tsx';
import styles from './recommended-jobs.module.css';

graphql(/* GraphQL */ `
  fragment RecommendedJob on Job {
    ...JobCardJob
    monthlySalaryText
    recommendationReason
    experienceLevelText
    applicationsReceived
  }
`);

interface Fact {
  icon: IconName;
  text: string;
}

/** LAND-26, OP-078: phones show five, and five more at each press. */
const PHONE_STEP = 5;

export function RecommendedJobs({ jobs, pathOfJob }: { jobs: readonly RecommendedJobFragment[]; pathOfJob: (id: string) => string }) {
  const isMobile = useMediaQuery(mobileQuery);
  const [shownOnPhone, setShownOnPhone] = useState(PHONE_STEP);
  const shown = isMobile ? jobs.slice(0, shownOnPhone) : jobs;
  return (
    <>
      <ul className={styles.grid}>
        {shown.map((job) => (
          <li key={job.id}>
            <JobCard
              job={{ ...job, salaryText: job.monthlySalaryText }}
              to={pathOfJob(job.id)}
              headingLevel="h3"
              moreFacts={moreFactsOf(job)}
              action={<DetailsLink to={pathOfJob(job.id)} />}
            />
          </li>
        ))}
      </ul>
      {isMobile && shownOnPhone < jobs.length && <Button width="full" onClick={() => setShownOnPhone(shownOnPhone + PHONE_STEP)}>Show More Jobs</Button>}
    </>
  );
}

function moreFactsOf({ experienceLevelText, applicationsReceived, recommendationReason }: RecommendedJobFragment): Fact[] {
  const facts: Fact[] = [{ icon: 'level', text: experienceLevelText }, { icon: 'users', text: applicantsText(applicationsReceived) }];
  return recommendationReason === null ? facts : [...facts, { icon: 'checkCircle', text: recommendationReason }];
}

const applicantsText = (count: number): string => count === 0 ? 'No applicants yet' : count === 1 ? '1 applicant' : `${count} applicants`;
