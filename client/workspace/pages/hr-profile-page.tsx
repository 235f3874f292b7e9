import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { indianDay } from '../../../server/core/india.rules.ts';
import { shownInterviews } from '../interviews/interview-calendar.ts';
import { newInterviewId } from '../interviews/interview-form.tsx';
import { AddInterviewButton, InterviewList } from '../interviews/interview-list.tsx';
import { CompanyCard } from '../recruiter-profile/company-card.tsx';
import { CompanyStanding } from '../recruiter-profile/company-standing.tsx';
import { FirstSteps } from '../recruiter-profile/first-steps.tsx';
import { HrProfileDocument, JoinRequestsDocument } from '../recruiter-profile/hr-profile-documents.ts';
import { JoinRequests } from '../recruiter-profile/join-requests.tsx';
import { RecruiterCard } from '../recruiter-profile/recruiter-card.tsx';
import { ReportButton } from '../../shared/reports/report-button.tsx';
import { ReviewList } from '../../shared/reviews/review-list.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useLive } from '../../shared/lib/live.ts';
import { NotificationReceivedDocument } from '../notifications/notification-documents.ts';
import { useThrottled } from '../lib/use-throttled.ts';
import { useNow } from '../lib/use-now.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useOnRevisit } from '../lib/use-on-revisit.ts';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { type OneEdited, useOneEdited } from '../forms/one-edited.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock, SkeletonCards } from '../ui/skeleton.tsx';
import { useLiveInterviews } from './live-interviews.ts';
import styles from './hr-profile-page.module.css';

const SHOWN_INTERVIEWS = 5;
/** Between two refetches, however many notifications arrive. */
const PAUSE_MS = 1000;
/** The height of the cards of a filled profile, in px. */
const heights = { phone: { person: 316, work: 435 }, desktop: { person: 264, work: 264 } } as const;

function useProfile() {
  const { data: current, previousData, error, refetch } = useQuery(HrProfileDocument);
  // Other members accept or decline a recruiter's request.
  const readAgain = () => void refetch().catch(() => undefined);
  useOnReturn(readAgain);
  useOnRevisit(readAgain);
  // Notifications update the page too: accepted or new requests, a verified company.
  const client = useApolloClient();
  const told = useThrottled(
    () => void client.refetchQueries({ include: [HrProfileDocument, JoinRequestsDocument] }),
    PAUSE_MS,
  );
  useLive(NotificationReceivedDocument, told);
  return { data: current ?? previousData, error, retry: () => void refetch() };
}

/** /hire/hrprofile: the recruiter and their next interviews. One card is edited at a time (HPROF-05). */
export function HrProfilePage() {
  const { data, error, retry } = useProfile();
  const editing = useOneEdited();
  return (
    <Stack gap={20}>
      <Cluster justify="space-between">
        <PageTitle>{t`Profile`}</PageTitle>
        <Link className="reach" to={paths.account}>
          {t`Account settings`}
        </Link>
      </Cluster>
      {data?.hrAnalytics.totalJobs === 0 && (
        <FirstSteps profile={data.hrProfile} onEditCompany={() => editing.edit('work')} />
      )}
      {data ? (
        <div className={styles.cards}>
          <RecruiterCard name="person" profile={data.hrProfile} editing={editing} />
          <RecruiterCard name="work" profile={data.hrProfile} editing={editing} />
        </div>
      ) : error ? (
        <ErrorState title={t`Your profile could not be loaded.`} error={error} onRetry={retry} />
      ) : (
        <LoadingCards />
      )}
      <JoinRequests isShown={Boolean(data)} />
      {!data && !error && <SkeletonCards label={t`Loading your company and interviews`} height={430} />}
      {/* Fetched in parallel, and shown once the height of the content above is known. */}
      <div hidden={!data && !error}>
        <InterviewCard editing={editing} />
      </div>
      {data && <CompanyStanding profile={data.hrProfile} />}
      {data?.hrProfile.companyDetails && (
        <CompanyCard
          company={data.hrProfile.companyDetails}
          jobsWait={data.hrProfile.jobsWaitForVerification}
          renderReviews={(reviews) => (
            <ReviewList
              reviews={reviews}
              renderReport={(reference) => (
                <ReportButton target={{ kind: 'REVIEW', id: reference }} label={t`Report this review`} />
              )}
            />
          )}
        />
      )}
      {editing.question}
    </Stack>
  );
}

function LoadingCards() {
  const height = heights[useMediaQuery(mobileQuery) ? 'phone' : 'desktop'];
  return (
    <div className={styles.cards}>
      <SkeletonCards label={t`Loading your profile`} height={height.person} />
      <SkeletonCards label={t`Loading your HR details`} height={height.work} />
    </div>
  );
}

function InterviewCard({ editing }: { editing: OneEdited }) {
  const { interviews, error, readAgain } = useLiveInterviews();
  const today = indianDay(useNow());
  const upcoming = interviews && shownInterviews(interviews, null, today).slice(0, SHOWN_INTERVIEWS);
  return (
    <Panel label={t`Interview Schedule`}>
      <Cluster justify="space-between">
        <h2>{t`Interview Schedule`}</h2>
        <Cluster gap={16}>
          <AddInterviewButton editing={editing} />
          <Link className="reach" to={paths.hrSchedule}>
            {t`View All`}
          </Link>
        </Cluster>
      </Cluster>
      {!upcoming && (
        <div className={styles.loading}>
          {error ? (
            <ErrorState title={t`Your interviews could not be loaded.`} error={error} onRetry={readAgain} />
          ) : (
            <SkeletonBlock label={t`Loading your interviews`} height={160} />
          )}
        </div>
      )}
      {upcoming?.length === 0 && editing.edited !== newInterviewId && (
        <EmptyState title={t`No upcoming interviews`}>
          {t`Schedule one from the profile of an approved applicant.`}
        </EmptyState>
      )}
      <InterviewList interviews={upcoming ?? []} editing={editing} />
    </Panel>
  );
}
