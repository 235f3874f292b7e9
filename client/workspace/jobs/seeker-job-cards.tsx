import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { graphql } from '../../gql/gql.ts';
import type { SeekerJobCardFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { JobCard } from '../../shared/search/job-card.tsx';
import { SaveToggle } from './save-toggle.tsx';

graphql(/* GraphQL */ `
  fragment SeekerJobCard on Job {
    ...JobCardJob
    ...SaveToggleJob
    status
  }
`);

interface SeekerJobCardsProps {
  jobs: readonly SeekerJobCardFragment[];
  isSignedIn: boolean;
  /** The history state set by a card's link, for the way back. */
  linkState: unknown;
}

/** Jobs with a save toggle in the corner; each links to its details in the seeker's area (JOBS-20). */
export function SeekerJobCards({ jobs, isSignedIn, linkState }: SeekerJobCardsProps) {
  return (
    <Flex vertical gap={12} component="ul">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            to={paths.seekerJobDetails(job.id)}
            linkState={linkState}
            corner={<SaveToggle job={job} isSignedIn={isSignedIn} />}
            action={job.status === 'INACTIVE' && <Badge tone="brick">{t`Closed`}</Badge>}
          />
        </li>
      ))}
    </Flex>
  );
}
