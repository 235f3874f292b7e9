import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { indianDay } from '../../../server/core/india.rules.ts';
import type { HrProfileFieldsFragment } from '../../gql/graphql.ts';
import { useLiveApplications } from '../applicants/live-applications.ts';
import { useCancelQuestion } from '../interviews/cancel-interview-dialog.tsx';
import { useHeldInterview } from '../interviews/held-interview.ts';
import { shownInterviews, withHeld } from '../interviews/interview-calendar.ts';
import { InterviewsDocument } from '../interviews/interview-documents.ts';
import { type TypedInterview, useInterviewDrafts } from '../interviews/interview-draft.ts';
import { InterviewList, newInterviewId } from '../interviews/interview-list.tsx';
import { forgetInterviews } from '../interviews/interviews-cache.ts';
import { type CardDraft, cardDraftSchema } from '../forms/card-draft.ts';
import { useDraft } from '../forms/use-draft.ts';
import { CompanyCard } from '../recruiter-profile/company-card.tsx';
import { CompanyStanding } from '../recruiter-profile/company-standing.tsx';
import { HrProfileDocument } from '../recruiter-profile/hr-profile-documents.ts';
import { JoinRequests } from '../recruiter-profile/join-requests.tsx';
import { RecruiterCard } from '../recruiter-profile/recruiter-card.tsx';
import { ReviewList } from '../../shared/reviews/review-list.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { useNow } from '../lib/use-now.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useOnVisitAgain } from '../lib/use-on-visit-again.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { type StoredTyping, useOneEdited } from '../ui/one-edited.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import styles from './hr-profile-page.module.css';

const SHOWN_INTERVIEWS = 5;
/** The cards of a filled profile, in px. */
const heights = { phone: { person: 316, work: 435 }, desktop: { person: 264, work: 264 } } as const;

type Typed = CardDraft | TypedInterview;

/** Of the two cards, and of the interviews by their ids. */
function useDrafts() {
  const ofCards = useDraft('hrProfile', cardDraftSchema);
  const ofInterviews = useInterviewDrafts();
  const isCard = (id: string) => id === 'person' || id === 'work';
  return {
    read: (id: string): Typed | null => (isCard(id) ? ofCards : ofInterviews).read(id),
    keep: (id: string, typed: Typed | null) =>
      isCard(id) ? ofCards.keep(id, typed as CardDraft) : ofInterviews.keep(id, typed),
  };
}

/** /hire/hrprofile: who the recruiter is, and the next interviews. One card at a time is edited (HPROF-05). */
export function HrProfilePage() {
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(HrProfileDocument, { fetchPolicy: 'cache-and-network' });
  const data = current ?? previousData;
  // Others let one in to their company, or not.
  const readAgain = () => void refetch().catch(() => undefined);
  useOnReturn(readAgain);
  useOnVisitAgain(readAgain);
  const { edited, edit, cancel, question, kept } = useOneEdited<Typed>(useDrafts());
  const cardProps = (name: 'person' | 'work', profile: HrProfileFieldsFragment) => ({
    name,
    profile,
    isEdited: edited === name,
    kept: kept as StoredTyping<CardDraft>,
    onEdit: () => edit(name),
    onCancel: cancel,
    onSaved: () => edit(null),
  });
  return (
    <Stack gap={20}>
      <Cluster justify="space-between">
        <PageTitle>{t`Profile`}</PageTitle>
        <Link className="reach" to={paths.account}>
          {t`Account settings`}
        </Link>
      </Cluster>
      {data ? (
        <div className={styles.cards}>
          <RecruiterCard {...cardProps('person', data.hrProfile)} />
          <RecruiterCard {...cardProps('work', data.hrProfile)} />
        </div>
      ) : error ? (
        <ErrorState title={t`Your profile could not be loaded.`} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingCards />
      )}
      <JoinRequests isShown={Boolean(data)} />
      {!data && !error && <SkeletonBlock label={t`Loading your company and interviews`} height={430} />}
      {/* Read meanwhile, and shown once it is known how much stands above. */}
      <div hidden={!data && !error}>
        <InterviewCard editedId={edited} onEdit={edit} kept={kept} />
      </div>
      {data && <CompanyStanding profile={data.hrProfile} />}
      {data?.hrProfile.companyDetails && (
        <CompanyCard
          company={data.hrProfile.companyDetails}
          renderReviews={(reviews) => <ReviewList reviews={reviews} />}
        />
      )}
      {question}
    </Stack>
  );
}

function LoadingCards() {
  const height = heights[useMediaQuery(mobileQuery) ? 'phone' : 'desktop'];
  return (
    <div className={styles.cards}>
      <SkeletonBlock label={t`Loading your profile`} height={height.person} />
      <SkeletonBlock label={t`Loading your HR details`} height={height.work} />
    </div>
  );
}

function InterviewCard({
  editedId,
  onEdit,
  kept,
}: {
  editedId: string | null;
  onEdit: (id: string | null) => void;
  kept: StoredTyping<TypedInterview>;
}) {
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(InterviewsDocument, { fetchPolicy: 'cache-and-network' });
  const data = current ?? previousData;
  const { cache } = useApolloClient();
  useLiveApplications(() => forgetInterviews(cache));
  useOnReturn(() => void refetch().catch(() => undefined));
  const { ask, question } = useCancelQuestion();
  const { held, isGone } = useHeldInterview(data?.interviews ?? [], editedId);
  const upcoming = withHeld(
    shownInterviews(data?.interviews ?? [], null, indianDay(useNow())).slice(0, SHOWN_INTERVIEWS),
    held,
  );
  return (
    <Panel label={t`Interview Schedule`}>
      <InterviewCardHead onAdd={() => onEdit(newInterviewId)} />
      {error && !data && (
        <ErrorState title={t`Your interviews could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <div className={styles.loading}>
          <SkeletonBlock label={t`Loading your interviews`} height={160} />
        </div>
      )}
      {data && upcoming.length === 0 && editedId !== newInterviewId && (
        <EmptyState title={t`No upcoming interviews`}>
          {t`Schedule one from the profile of an approved applicant.`}
        </EmptyState>
      )}
      <InterviewList
        interviews={upcoming}
        editedId={editedId}
        onEdit={onEdit}
        isEditedGone={isGone}
        kept={kept}
        onCancel={ask}
      />
      {question}
    </Panel>
  );
}

const InterviewCardHead = ({ onAdd }: { onAdd: () => void }) => (
  <Cluster justify="space-between">
    <h2>{t`Interview Schedule`}</h2>
    <Cluster gap={16}>
      <Button icon={<Icon name="plus" />} onClick={onAdd}>
        {t`Add interview`}
      </Button>
      <Link className="reach" to={paths.hrSchedule}>
        {t`View All`}
      </Link>
    </Cluster>
  </Cluster>
);
