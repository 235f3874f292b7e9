import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Select, Tabs } from 'antd';
import { productName } from '../../../server/core/product.rules.ts';
import type { JobToInviteToFragment } from '../../gql/graphql.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SentInvitations } from '../talent/sent-invitations.tsx';
import { JobsToInviteToDocument } from '../talent/talent-documents.ts';
import { TalentSearch } from '../talent/talent-search.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { EmptyState, Loaded } from '../ui/page-states.tsx';

/** /hire/quick-hire: people for one open job before anybody has applied, titled with the product name (OP-124). */
export function QuickHirePage() {
  const query = useQuery(JobsToInviteToDocument);
  return (
    <Stack gap={20}>
      <PageTitle title={t`Quick Hire`}>{productName}</PageTitle>
      <p>{t`Choose an open job, see who fits, and invite them to apply.`}</p>
      <Loaded query={query} loading={t`Loading your jobs`} failed={t`Your jobs could not be loaded.`} height={400}>
        {({ hrJobs }) => <Hiring jobs={hrJobs.items.filter(({ status }) => status === 'ACTIVE')} />}
      </Loaded>
    </Stack>
  );
}

const NoOpenJob = () => (
  <EmptyState
    title={t`You have no open job`}
    action={
      <LinkButton type="primary" icon={<Icon name="plus" />} to={paths.postJob}>
        {t`Post Job`}
      </LinkButton>
    }
  >
    {t`People are invited to a job. Post one, or open a closed one again.`}
  </EmptyState>
);

const views = ['people', 'invitations'] as const;

/** Job and tab are in the address; another job starts with its matches. */
function Hiring({ jobs }: { jobs: JobToInviteToFragment[] }) {
  const { address, go } = useAddress();
  const job = jobs.find(({ id }) => id === address.get('job')) ?? jobs[0];
  if (!job) return <NoOpenJob />;
  const view = views.find((name) => name === address.get('view')) ?? 'people';
  const show = (name: string) => go(new URLSearchParams({ job: job.id, ...(name !== 'people' && { view: name }) }));
  return (
    <Stack>
      <Select
        aria-label={t`Job`}
        virtual={false}
        value={job.id}
        onChange={(id: string) => go(new URLSearchParams({ job: id, ...(view !== 'people' && { view }) }))}
        options={jobs.map(({ id, title, number }) => ({ value: id, label: `${title} (${number})` }))}
      />
      <Tabs
        activeKey={view}
        destroyOnHidden
        onChange={show}
        items={[
          { key: 'people', label: t`People`, children: view === 'people' && <TalentSearch key={job.id} job={job} /> },
          {
            key: 'invitations',
            label: t`Invitations`,
            children: view === 'invitations' && <SentInvitations key={job.id} jobId={job.id} />,
          },
        ]}
      />
    </Stack>
  );
}
