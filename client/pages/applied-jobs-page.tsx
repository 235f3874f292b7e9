import { useQuery, useReactiveVar, useSubscription } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApplicationCard } from '../features/applications/application-card.tsx';
import { appliedTabs, shownTab, tabOf } from '../features/applications/applied-tabs.ts';
import { ReviewAction } from '../features/reviews/review-action.tsx';
import { graphql } from '../gql/gql.ts';
import type { AppliedCardFragment, ReviewedApplicationFragment } from '../gql/graphql.ts';
import { paths } from '../lib/paths.ts';
import { sessionExpired } from '../lib/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { KeptFocus } from '../ui/kept-focus.tsx';
import { Stack } from '../ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';

const AppliedJobsDocument = graphql(/* GraphQL */ `
  query AppliedJobs {
    applied: myApplications(tab: APPLIED) {
      ...AppliedCard
      ...ReviewedApplication
    }
    hiringDone: myApplications(tab: HIRING_DONE) {
      ...AppliedCard
      ...ReviewedApplication
    }
  }
`);

const MyApplicationChangedDocument = graphql(/* GraphQL */ `
  subscription MyApplicationChanged {
    applicationChanged {
      ...AppliedCard
      ...ReviewedApplication
    }
  }
`);

const CARD_HEIGHT = 240;

/** /applied-jobs: the seeker's applications, changing as the recruiters decide. */
export function AppliedJobsPage() {
  const { data, error, refetch } = useQuery(AppliedJobsDocument, { fetchPolicy: 'cache-and-network' });
  // An ended session ends the subscription; logging in again starts a new one.
  const isExpired = useReactiveVar(sessionExpired);
  useSubscription(MyApplicationChangedDocument, {
    skip: isExpired,
    ignoreResults: true,
    // The cache knows the change by now; only an application from another window is missing in the lists.
    onData: () => void refetch().catch(() => undefined),
    onError: (problem) => console.info('Live applications stopped', problem),
  });
  return (
    <Stack gap={12}>
      <PageTitle>Applied Jobs</PageTitle>
      {data && <AppliedJobs applications={[...data.applied, ...data.hiringDone]} />}
      {!data && error && <ErrorState title="Your applications could not be loaded." error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonCards count={3} height={CARD_HEIGHT} label="Loading applications" />}
    </Stack>
  );
}

function AppliedJobs({ applications }: { applications: readonly (AppliedCardFragment & ReviewedApplicationFragment)[] }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const tab = shownTab(address, applications);
  const shown = applications.filter((application) => tabOf(application) === tab);
  const hasAny = applications.some((application) => tabOf(application) !== null);
  return (
    <Tabs label="Applications" tabs={appliedTabs} value={tab} onChange={(next) => void navigate({ search: next === 'HIRING_DONE' ? '?tab=hiring-done' : '' })}>
      <KeptFocus>
        {shown.length > 0 && (
          <Stack>
            {shown.map((application) => <ApplicationCard key={application.id} application={application} isInView={application.id === address.get('application')} action={application.viewerCan.reviewCompany && <ReviewAction application={application} />} />)}
          </Stack>
        )}
        {shown.length === 0 && (hasAny ? <EmptyState title="No jobs found in this category" /> : <NothingApplied />)}
      </KeptFocus>
    </Tabs>
  );
}

const NothingApplied = () => (
  <EmptyState title="You haven't applied for any jobs yet" action={<LinkButton kind="primary" to={paths.applyForJobs}>Browse Jobs</LinkButton>}>
    Each job you apply to stays here, with every step the company takes.
  </EmptyState>
);
