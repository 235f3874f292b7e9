import { t } from '@lingui/core/macro';
import { Flex, Tag } from 'antd';
import { jobStatusLabels } from '../../../server/hiring/jobs/job.labels.ts';
import type { JobListingFragment } from '../../gql/graphql.ts';
import { Icon } from '../../shared/ui/icon.tsx';

interface JobTagsProps {
  job: Pick<JobListingFragment, 'status' | 'waitsForCompany' | 'isTakenDown' | 'isHeld' | 'isUrgent'> & {
    isRemote?: boolean;
  };
}

/** The state of a job, for its recruiter. */
export const JobTags = ({
  job: { status, waitsForCompany, isTakenDown, isHeld, isRemote, isUrgent },
}: JobTagsProps) => (
  <Flex wrap gap={8}>
    {isTakenDown ? (
      <Tag color="error" icon={<Icon name="crossCircle" size={14} />}>
        {t`Taken down`}
      </Tag>
    ) : isHeld ? (
      <Tag color="warning" icon={<Icon name="clock" size={14} />}>
        {t`Held for review`}
      </Tag>
    ) : waitsForCompany ? (
      <Tag color="warning" icon={<Icon name="clock" size={14} />}>
        {t`Waiting`}
      </Tag>
    ) : (
      <Tag color={status === 'ACTIVE' ? 'success' : undefined}>{jobStatusLabels[status]()}</Tag>
    )}
    {isRemote && <Tag color="processing">{t`Remote`}</Tag>}
    {isUrgent && (
      <Tag color="warning" icon={<Icon name="flash" size={14} />}>
        {t`Urgent`}
      </Tag>
    )}
  </Flex>
);
