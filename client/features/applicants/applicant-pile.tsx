import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { applicationPageSizes } from '../../../server/applications/application.rules.ts';
import type { ApplicantProfileFragment, ApplicantsQuery, ApplicationList } from '../../gql/graphql.ts';
import { cx } from '../../lib/cx.ts';
import { mobileQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { EmptyState, ErrorState } from '../../ui/page-states.tsx';
import { SizedPagination } from '../../ui/sized-pagination.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { ApplicantCards } from './applicant-cards.tsx';
import { ApplicantsDocument } from './applicant-documents.ts';
import styles from './applicant-pile.module.css';
import { ApplicantView, type Steps } from './applicant-view.tsx';
import { useApplicantsPlace } from './applicants-address.ts';
import { useLiveApplications } from './live-applications.ts';

const emptyTexts: Record<ApplicationList, string> = {
  ALL: 'No applications found',
  APPROVED: 'No approved students found',
  ON_HOLD: 'No students on hold found',
  REJECTED: 'No rejected students found',
};

interface ApplicantPileProps {
  /** Null for all jobs of the recruiter. */
  jobId: string | null;
  list: ApplicationList;
  renderInterview: (application: ApplicantProfileFragment) => ReactNode;
  /** A way on from an empty list. */
  emptyAction?: ReactNode;
}

type Page = ApplicantsQuery['hrApplications'];

/**
 * One list of applicants and the one who is open: side by side on wide screens, one at a time on phones. Page, size and person are in
 * the address. Give it a `key` of job and list.
 */
export function ApplicantPile({ jobId, list, renderInterview, emptyAction }: ApplicantPileProps) {
  const { place: { page, size, application: openId }, go } = useApplicantsPlace();
  const variables = { jobId, list, page, pageSize: size };
  const { data, previousData, error, refetch } = useQuery(ApplicantsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const isMobile = useMediaQuery(mobileQuery);
  const found = (data ?? previousData)?.hrApplications;
  const listArea = useFocusAfterClosing(openId);
  useLiveApplications(() => void refetch());
  useEffect(() => {
    // HAPP-35: the last one of a page has left it.
    if (data && data.hrApplications.items.length === 0 && page > 1) go({ page: Math.max(1, Math.ceil(data.hrApplications.total / size)) }, { replace: true });
  });
  const steps = useSteps({ found: data?.hrApplications, jobId, list });

  const close = () => go({ application: null });
  const goOn = () => {
    // OP-040: back to the list; where the list stays in view, the next person opens by itself.
    const index = found?.items.findIndex(({ id }) => id === openId) ?? -1;
    const next = index === -1 ? undefined : found?.items[index + 1];
    void refetch();
    if (isMobile || !next) close();
    else go({ application: next.id }, { replace: true });
  };

  const isEmpty = found?.total === 0;
  return (
    <div className={cx(styles.pile, openId && styles.split)}>
      <div ref={listArea} tabIndex={-1} className={styles.list} hidden={isMobile && openId !== null}>
        {error && !found && <ErrorState title="The applications could not be loaded." error={error} onRetry={() => void refetch()} />}
        {!error && !found && <SkeletonCards count={size} height={132} label="Loading applications" />}
        {isEmpty && <EmptyState title={emptyTexts[list]} action={emptyAction} />}
        {found && !isEmpty && <ApplicantCards applications={found.items} openId={openId} showsJob={jobId === null} onOpen={(id) => go({ application: id })} />}
        {found && <SizedPagination page={page} pageSize={size} total={found.total} sizes={applicationPageSizes} onChange={(next, nextSize) => go({ page: nextSize === size ? next : 1, size: nextSize })} />}
      </div>
      {openId && <ApplicantView key={openId} id={openId} steps={steps} onBack={close} onDecided={goOn} renderInterview={renderInterview} />}
    </div>
  );
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

/** Previous and next through the whole list, over the edges of pages. */
function useSteps({ found, jobId, list }: { found: Page | undefined; jobId: string | null; list: ApplicationList }): Steps {
  const client = useApolloClient();
  const { place: { page, size, application: openId }, go } = useApplicantsPlace();
  const index = found?.items.findIndex(({ id }) => id === openId) ?? -1;
  if (!found || index === -1) return { position: null, total: found?.total ?? 0 };
  const position = (page - 1) * size + index + 1;

  const turn = async (to: number, side: 'first' | 'last') => {
    const { data } = await client.query({ query: ApplicantsDocument, variables: { jobId, list, page: to, pageSize: size } });
    const id = data?.hrApplications.items.at(side === 'first' ? 0 : -1)?.id;
    if (id) go({ page: to, application: id }, { replace: true });
  };
  const stepTo = (by: 1 | -1) => () => {
    const beside = found.items[index + by];
    if (beside) go({ application: beside.id }, { replace: true });
    // A page that cannot be read leaves the present person open; the list shows the failure.
    else turn(page + by, by === 1 ? 'first' : 'last').catch((error: unknown) => console.info('The next page could not be read', error));
  };
  return {
    position,
    total: found.total,
    previous: position > 1 ? stepTo(-1) : undefined,
    next: position < found.total ? stepTo(1) : undefined,
  };
}
