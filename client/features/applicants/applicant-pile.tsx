import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { applicationPageSizes } from '../../../server/applications/application.rules.ts';
import { exactTotalLimit } from '../../../server/core/page.rules.ts';
import type {
  ApplicantProfileFragment,
  ApplicantsQuery,
  ApplicantsQueryVariables,
  ApplicationList,
  UnmovedApplicantFragment,
} from '../../gql/graphql.ts';
import { cx } from '../../lib/cx.ts';
import { failureOf } from '../../lib/errors.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useShownAnswer } from '../../lib/shown-answer.ts';
import { mobileQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { EmptyState, ErrorState } from '../../ui/page-states.tsx';
import { SizedPagination } from '../../ui/sized-pagination.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ApplicantCards, LoadingApplicants } from './applicant-cards.tsx';
import { ApplicantsDocument } from './applicant-documents.ts';
import { ApplicantFilters } from './applicant-filters.tsx';
import type { JobChoice } from './job-choice.ts';
import styles from './applicant-pile.module.css';
import { ApplicantView, type Steps } from './applicant-view.tsx';
import { useApplicantsPlace } from './applicants-address.ts';
import { chipsOf, noCriteria, searchArguments } from './applicants-criteria.ts';
import { BatchBar } from './batch-bar.tsx';
import { useLiveApplications } from './live-applications.ts';
import { useSelection } from './selection.ts';
import { UndoBars, useUndoableDecisions } from './undo-bar.tsx';
import { UnmovedDialog } from './unmoved-dialog.tsx';

const emptyTexts: Record<ApplicationList, string> = {
  ALL: 'No applications found',
  APPROVED: 'No approved students found',
  ON_HOLD: 'No students on hold found',
  REJECTED: 'No rejected students found',
};

interface ApplicantPileProps {
  /** Null for all jobs of the recruiter. */
  jobId: string | null;
  /** Those that a list across jobs may be narrowed to; without them it is the list of one job. */
  jobs?: readonly JobChoice[];
  list: ApplicationList;
  renderInterview: (application: ApplicantProfileFragment) => ReactNode;
  /** A way on from an empty list. */
  emptyAction?: ReactNode;
}

type Page = ApplicantsQuery['hrApplications'];

/** Rows that are known to be there. A page behind those that were counted adds its own, and one more if another page follows. */
function knownRows({ total, totalIsExact, items, page, hasNextPage }: Page, size: number): number {
  if (totalIsExact || items.length === 0) return total;
  return Math.max(total, (page - 1) * size + items.length + (hasNextPage ? 1 : 0));
}

/** How many rows pages lead to: whole pages within those that have a number. Whoever looks for rows behind them searches. */
const reachable = (found: Page, size: number): number =>
  Math.min(knownRows(found, size), Math.floor(exactTotalLimit / size) * size);
const countText = (found: Page, size: number): string =>
  `${knownRows(found, size).toLocaleString('en-IN')}${found.totalIsExact || !found.hasNextPage ? '' : '+'}`;

/**
 * One list of applicants and the one who is open: side by side on wide screens, one at a time on phones. Page, size, person and what
 * narrows the list are in the address. Give it a `key` of the list, and of the job where that is not chosen in it.
 */
export function ApplicantPile({ jobId, jobs, list, renderInterview, emptyAction }: ApplicantPileProps) {
  const {
    place: { page, size, application: openId, criteria },
    go,
  } = useApplicantsPlace();
  const pile = { jobId, list, ...searchArguments(criteria), pageSize: size };
  const query = usePage({ ...pile, page });
  const { data, error, refetch } = query;
  const isMobile = useMediaQuery(mobileQuery);
  const { shown, isStale } = useShownAnswer(query, { ...pile, page });
  const found = shown?.hrApplications;
  const whole = useRef<HTMLDivElement>(null);
  const listArea = useFocusAfterClosing(openId);
  useKeptFocus(whole, listArea);
  useLiveApplications(() => void refetch());
  useEffect(() => {
    // HAPP-35: the last one of a page has left it. While somebody is open their address stands, so that closing them is not undone.
    if (data && data.hrApplications.items.length === 0 && page > 1 && !openId)
      go({ page: Math.max(1, Math.ceil(reachable(data.hrApplications, size) / size)) }, { replace: true });
  });
  const batches = useBatches(() => void refetch());
  useLinkedPage(data?.hrApplications, pile);
  const steps = useSteps(data?.hrApplications, pile);

  const close = () => go({ application: null });
  const openAlone = (id: string) => {
    batches.forget();
    go({ application: id });
  };
  const goOn = () => {
    // OP-040, decision 0023: back to the list; where the list stays in view, the next person opens by itself.
    const index = found?.items.findIndex(({ id }) => id === openId) ?? -1;
    const next = index === -1 ? undefined : found?.items[index + 1];
    void refetch();
    if (isMobile || !next) close();
    else go({ application: next.id }, { replace: true });
  };

  const isHidden = isMobile && openId !== null;
  const showsJob = jobs !== undefined;
  return (
    <div ref={whole} className={styles.whole}>
      <ApplicantFilters jobId={jobId} jobs={jobs} list={list} isHidden={isHidden} />
      <div className={cx(styles.pile, openId && styles.split)}>
        <div
          ref={listArea}
          tabIndex={-1}
          className={cx(styles.list, isStale && styles.stale)}
          aria-busy={isStale}
          hidden={isHidden}
        >
          {error && !found && <NoList error={error} onRetry={() => void refetch()} />}
          {!error && !found && <LoadingApplicants count={size} showsJob={showsJob} isNarrow={openId !== null} />}
          {found?.total === 0 && <EmptyList list={list} isOfOneJob={showsJob && jobId !== null} action={emptyAction} />}
          {found && found.total > 0 && <List found={found} showsJob={showsJob} onDecided={batches.changed} />}
        </div>
        {openId && (
          <ApplicantView
            key={openId}
            id={openId}
            steps={steps}
            onBack={close}
            onDecided={goOn}
            renderInterview={renderInterview}
          />
        )}
      </div>
      <UndoBars batches={batches.undoable} onUndone={batches.changed} />
      {batches.unmoved.length > 0 && (
        <UnmovedDialog unmoved={batches.unmoved} onOpen={openAlone} onClose={batches.forget} />
      )}
    </div>
  );
}

/** A job of somebody else, or none, does not come by trying again. */
const NoList = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  failureOf(error).code === 'NOT_FOUND' ? (
    <EmptyState title="Job not found." action={<LinkButton to={paths.hiring}>Job Listings</LinkButton>} />
  ) : (
    <ErrorState title="The applications could not be loaded." error={error} onRetry={onRetry} />
  );

/** Nothing at all, or nothing that fits the search: then the way on is to search for less. */
function EmptyList({ list, isOfOneJob, action }: { list: ApplicationList; isOfOneJob: boolean; action: ReactNode }) {
  const {
    place: { criteria },
    go,
  } = useApplicantsPlace();
  if (chipsOf(criteria).length === 0 && !isOfOneJob) return <EmptyState title={emptyTexts[list]} action={action} />;
  return (
    <EmptyState
      title={emptyTexts[list]}
      action={
        <Button
          onClick={() => go({ criteria: noCriteria, ...(isOfOneJob && { job: null }), page: 1, application: null })}
        >
          Clear all
        </Button>
      }
    >
      Nobody in this list fits the search and the filters.
    </EmptyState>
  );
}

/** The cards of a page, decisions on several of them, and the way to other pages. */
function List({
  found,
  showsJob,
  onDecided,
}: {
  found: Page;
  showsJob: boolean;
  onDecided: (unmoved: Unmoved) => void;
}) {
  const {
    place: { page, size, application: openId },
    go,
  } = useApplicantsPlace();
  const selection = useSelection();
  return (
    <>
      <BatchBar shown={found.items} selection={selection} onDecided={onDecided} />
      <ApplicantCards
        applications={found.items}
        openId={openId}
        showsJob={showsJob}
        selection={selection}
        onOpen={(id) => go({ application: id })}
      />
      <SizedPagination
        page={page}
        pageSize={size}
        total={reachable(found, size)}
        sizes={applicationPageSizes}
        isNarrow={openId !== null}
        onChange={(next, nextSize) => go({ page: nextSize === size ? next : 1, size: nextSize })}
      />
    </>
  );
}

type Unmoved = readonly UnmovedApplicantFragment[];

/** Decisions on several: what can still be undone, and who stayed as they are. They outlast the list, which they may empty. */
function useBatches(onChange: () => void) {
  const { batches: undoable, readAgain } = useUndoableDecisions();
  const [unmoved, setUnmoved] = useState<Unmoved>([]);
  const changed = (left: Unmoved) => {
    setUnmoved(left);
    onChange();
    void readAgain();
  };
  return { undoable, unmoved, changed, forget: () => setUnmoved([]) };
}

/** The focus goes back to the list when the person is closed. */
function useFocusAfterClosing(openId: string | null): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const lastId = useRef(openId);
  useEffect(() => {
    if (lastId.current && !openId) area.current?.focus({ preventScroll: true });
    lastId.current = openId;
  }, [openId]);
  return area;
}

/**
 * A page as it is known, and read anew once it stands. Reading it anew while the router still draws it would, on a slow machine, let the answer
 * interrupt the drawing, over and over.
 */
function usePage(variables: ApplicantsQueryVariables) {
  const query = useQuery(ApplicantsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: () => 'cache-first',
  });
  const { refetch } = query;
  const asked = JSON.stringify(variables);
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    refetch().catch((error: unknown) => console.info('The page could not be read anew', error));
  }, [asked, refetch]);
  return query;
}

type Pile = Omit<ApplicantsQueryVariables, 'page' | 'pageOf'>;

/**
 * An application that was opened by a link brings its page with it, once, and the list follows one that newer applications push to the next page.
 * One that is not in the list stays beside what is shown; so does one beside which somebody turns the pages.
 */
function useLinkedPage(found: Page | undefined, pile: Pile): void {
  const client = useApolloClient();
  const {
    place: { page, application: openId },
    go,
  } = useApplicantsPlace();
  /** Who was open, and the page that held them. */
  const last = useRef<{ id: string; page: number | null } | null>(null);
  useEffect(() => {
    if (!found || !openId) return;
    const isHere = found.items.some(({ id }) => id === openId);
    const isLinked = last.current === null;
    const hasLeft = last.current?.id === openId && last.current.page === page;
    last.current = { id: openId, page: isHere ? page : null };
    if (isHere || !(isLinked || hasLeft)) return;
    client
      .query({ query: ApplicantsDocument, variables: { ...pile, page, pageOf: openId }, fetchPolicy: 'network-only' })
      .then(
        ({ data }) =>
          data?.hrApplications.items.some(({ id }) => id === openId) &&
          go({ page: data.hrApplications.page }, { replace: true }),
      )
      .catch((error: unknown) => console.info('The page of the application could not be read', error));
  });
}

/** Previous and next through the whole list, over the edges of pages. */
function useSteps(found: Page | undefined, pile: Pile): Steps {
  const client = useApolloClient();
  const {
    place: { page, size, application: openId },
    go,
  } = useApplicantsPlace();
  const index = found?.items.findIndex(({ id }) => id === openId) ?? -1;
  if (!found || index === -1) return { position: null };
  const position = (page - 1) * size + index + 1;

  const turn = async (to: number, side: 'first' | 'last') => {
    const { data } = await client.query({ query: ApplicantsDocument, variables: { ...pile, page: to } });
    const id = data?.hrApplications.items.at(side === 'first' ? 0 : -1)?.id;
    if (id) go({ page: to, application: id }, { replace: true });
  };
  const stepTo = (by: 1 | -1) => () => {
    const beside = found.items[index + by];
    if (beside) go({ application: beside.id }, { replace: true });
    // A page that cannot be read leaves the present person open; the list shows the failure.
    else
      turn(page + by, by === 1 ? 'first' : 'last').catch((error: unknown) =>
        console.info('The next page could not be read', error),
      );
  };
  return {
    position,
    total: countText(found, size),
    previous: position > 1 ? stepTo(-1) : undefined,
    next: position < reachable(found, size) ? stepTo(1) : undefined,
  };
}
