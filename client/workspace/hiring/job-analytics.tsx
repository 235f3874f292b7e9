import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { Figure } from '../ui/figure.tsx';
import styles from './job-listings.module.css';

/** OP-119: covers all jobs of the recruiter, regardless of the search. */
export function JobAnalytics({ totalJobs, totalApplications }: { totalJobs: number; totalApplications: number }) {
  return (
    <Panel as="aside" className={styles.analytics}>
      <Stack>
        <h2>{t`Job Analytics`}</h2>
        <Flex wrap gap="16px 32px">
          <Figure label={t`Total Jobs`} value={totalJobs} />
          <Figure label={t`Total Applications`} value={totalApplications} />
        </Flex>
        <Link className="reach" to={paths.allApplications}>
          {t`View all applications`}
        </Link>
      </Stack>
    </Panel>
  );
}
