import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Tabs } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApplicationCard } from '../applications/application-card.tsx';
import { appliedTabLabels } from '../../../server/hiring/applications/application.labels.ts';
import { applicationPath } from '../../shared/applying/applied-address.ts';
import {
  appliedTabs,
  invitationsTab,
  searchOfTab,
  showsInvitations,
  shownTab,
  tabOf,
} from '../applications/applied-tabs.ts';
import type { Message } from '../../../server/core/text.rules.ts';
import { MyInvitations } from '../talent/my-invitations.tsx';
import { ReviewAction } from '../reviews/review-action.tsx';
import { graphql } from '../../gql/gql.ts';
import type { AppliedJobsQuery, AppliedTab } from '../../gql/graphql.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { listPageOf, listPageVariables, rowsOnPage, totalSoFar } from '../lib/list-pages.ts';
import { paths } from '../../shared/lib/paths.ts';
import { AppliedJobsDocument, LinkedApplicationDocument } from './applied-jobs-page-requests.ts';
import { useLive } from '../../shared/lib/live.ts';
import { toast } from '../../shared/ui/toast.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { LinkPagination } from '../ui/link-pagination.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';

const MyApplicationChangedDocument = graphql(/* GraphQL */ `
  subscription MyApplicationChanged {
    applicationChanged {
      ...AppliedCard
      ...ReviewedApplication
    }
  }
`);

const CARD_HEIGHT = 240;
const Loading = () => <SkeletonCards count={3} height={CARD_HEIGHT} label={t`Loading applications`} />;

/**
 * /applied-jobs: the seeker's applications, updated live as recruiters decide. Tab, page and the selected application
 * are in the address.
 */
export function AppliedJobsPage() {
  const [address] = useSearchParams();
  // Resets on another tab, page or link.
  return <Applied key={address.toString()} address={address} />;
}

function Applied({ address }: { address: URLSearchParams }) {
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const linkedId = address.get('application') ?? '';
  // An application that does not exist or belongs to another person is ignored.
  const linked = useQuery(LinkedApplicationDocument, { variables: { id: linkedId }, skip: linkedId === '' });
  const inView = linked.data?.application ?? null;
  return (
    <Stack gap={12}>
      <PageTitle>{t`Applied Jobs`}</PageTitle>
      {linked.loading && !linked.data ? (
        <Loading />
      ) : showsInvitations(address) ? (
        <AppliedTabs shown={invitationsTab}>
          <MyInvitations />
        </AppliedTabs>
      ) : (
        <AppliedList
          tab={decided.length > 0 ? 'APPLIED' : shownTab(address, inView)}
          page={listPageOf(address)}
          inView={inView}
          decided={decided}
          onDecided={setDecided}
        />
      )}
    </Stack>
  );
}

type ShownApplication = AppliedJobsQuery['applications'][number];

/** A card that moved to Hiring Done while being read stays in place until the reader moves on. */
interface Decided {
  readonly id: string;
  readonly place: number;
  readonly application: ShownApplication;
}

interface AppliedListProps {
  tab: AppliedTab;
  page: number;
  inView: ShownApplication | null;
  decided: readonly Decided[];
}

interface LiveListProps extends AppliedListProps {
  onDecided: (cards: readonly Decided[]) => void;
}

function AppliedList({ tab, page, inView, decided, onDecided }: LiveListProps) {
  const { data, error, refetch } = useQuery(AppliedJobsDocument, {
    variables: { tab, ...listPageVariables(page) },
  });
  const readAgain = () => void refetch().catch(() => undefined);
  // The cache already has the change; only an application from another window is missing in the lists.
  useLive(MyApplicationChangedDocument, (event) => {
    const application = event?.applicationChanged;
    const cards = data ? placedCards(data.applications, inView, decided) : [];
    const place = cards.findIndex(({ id }) => id === application?.id);
    if (application && tab === 'APPLIED' && place !== -1) {
      const others = decided.filter(({ id }) => id !== application.id);
      const isDecided = tabOf(application) === 'HIRING_DONE';
      if (isDecided && others.length === decided.length) toast.blank(movedText(application));
      // A decision that was undone does not count.
      onDecided(isDecided ? [...others, { id: application.id, place, application }] : others);
    }
    readAgain();
  });
  return (
    <AppliedTabs shown={tab}>
      <KeptFocus>
        {data && (
          <AppliedJobs found={data} tab={tab} page={page} inView={inView} decided={decided} onRefused={readAgain} />
        )}
        {!data && error && (
          <ErrorState title={t`Your applications could not be loaded.`} error={error} onRetry={readAgain} />
        )}
        {!data && !error && <Loading />}
      </KeptFocus>
    </AppliedTabs>
  );
}

type ShownTab = AppliedTab | typeof invitationsTab;
const tabLabels: Readonly<Record<ShownTab, Message>> = { ...appliedTabLabels, [invitationsTab]: () => t`Invitations` };

function AppliedTabs({ shown, children }: { shown: ShownTab; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={shown}
      destroyOnHidden
      items={[...appliedTabs, invitationsTab].map((tab) => ({
        key: tab,
        label: tabLabels[tab as ShownTab](),
        children: tab === shown && children,
      }))}
      onChange={(key) => void navigate({ search: searchOfTab(key as ShownTab) })}
    />
  );
}

const movedText = ({ job }: ShownApplication): string => t`Moved to Hiring Done: ${job.title}`;

/** The current page of the list. The selected application, which may be on another page, comes first. */
function placedCards(
  listed: readonly ShownApplication[],
  inView: ShownApplication | null,
  decided: readonly Decided[],
): ShownApplication[] {
  const isListed = listed.some(({ id }) => id === inView?.id);
  const cards = [...(inView && !isListed ? [inView] : []), ...listed].filter(({ id }) =>
    decided.every((card) => card.id !== id),
  );
  for (const { place, application } of decided.toSorted((a, b) => a.place - b.place))
    cards.splice(place, 0, application);
  return cards;
}

interface AppliedJobsProps extends AppliedListProps {
  found: AppliedJobsQuery;
  onRefused: () => void;
}

function AppliedJobs({ found, tab, page, inView, decided, onRefused }: AppliedJobsProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isKept = (id: string) => decided.some((card) => card.id === id);
  const shown = placedCards(found.applications, inView, decided).filter(
    (application) => isKept(application.id) || tabOf(application) === tab,
  );
  const hasAny = [found.applications, found.applied, found.hiringDone, found.withdrawn].some(
    ({ length }) => length > 0,
  );
  if (shown.length === 0 && found.applications.length === 0 && page > 1) return <BeyondTheEnd />;
  return (
    <Stack>
      {shown.map((application) => (
        <Fragment key={application.id}>
          {isKept(application.id) && <output>{t`Moved to Hiring Done`}</output>}
          <ApplicationCard
            application={application}
            isInView={application.id === inView?.id}
            onAppliedAgain={() => isHere() && void navigate(applicationPath(application.id))}
            onRefused={onRefused}
            action={application.viewerCan.reviewCompany && <ReviewAction application={application} />}
          />
        </Fragment>
      ))}
      {shown.length === 0 &&
        (hasAny || page > 1 ? (
          <EmptyState title={page > 1 ? t`No applications on this page` : t`No jobs found in this category`} />
        ) : (
          <NothingApplied />
        ))}
      <LinkPagination
        page={page}
        pageSize={rowsOnPage}
        total={totalSoFar(page, found.applications.length, found.following.length > 0)}
        label={t`Pages of applications`}
      />
    </Stack>
  );
}

const NothingApplied = () => (
  <EmptyState
    title={t`You haven't applied for any jobs yet`}
    action={
      <LinkButton type="primary" to={paths.applyForJobs}>
        {t`Browse Jobs`}
      </LinkButton>
    }
  >
    {t`Each job you apply to stays here, with every step the company takes.`}
  </EmptyState>
);
