import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { applicationPageSizes } from '../../../server/hiring/applications/application.rules.ts';
import type { ApplicationList, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SizedPagination } from '../ui/sized-pagination.tsx';
import { ApplicantCards } from './applicant-cards.tsx';
import { useApplicantsPlace } from './applicants-address.ts';
import { chipsOf, noCriteria } from './applicants-criteria.ts';
import { sequenceOf, stateOf } from './applicant-sequence.ts';
import { type ApplicantsPage, reachableRows } from './applicants-paging.ts';
import { BatchBar } from './batch-bar.tsx';
import type { Interviewed } from './schedule-offer.tsx';
import { useSelection } from './selection.ts';

const emptyTexts: Record<ApplicationList, MessageDescriptor> = {
  ALL: msg`No applications found`,
  APPROVED: msg`No approved students found`,
  ON_HOLD: msg`No students on hold found`,
  REJECTED: msg`No rejected students found`,
};

export const JobNotFound = () => (
  <EmptyState title={t`Job not found.`} action={<LinkButton to={paths.hiring}>{t`Job Listings`}</LinkButton>} />
);

/** Retrying does not help if the job belongs to somebody else or does not exist. */
export const ListError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  failureOf(error).code === 'NOT_FOUND' ? (
    <JobNotFound />
  ) : (
    <ErrorState title={t`The applications could not be loaded.`} error={error} onRetry={onRetry} />
  );

interface EmptyListProps {
  list: ApplicationList;
  isOfOneJob: boolean;
  action: ReactNode;
}

/** If the list is empty, there is nothing to do here; if the search matches nothing, the way on is to clear it. */
export function EmptyList({ list, isOfOneJob, action }: EmptyListProps) {
  const {
    place: { criteria },
    begin,
  } = useApplicantsPlace();
  const isNarrowed = chipsOf(criteria).length > 0 || isOfOneJob;
  const widen = () => begin({ criteria: noCriteria, ...(isOfOneJob && { job: null }) });
  return (
    <EmptyState
      title={i18n._(emptyTexts[list])}
      action={isNarrowed ? <Button onClick={widen}>{t`Clear all`}</Button> : action}
    >
      {isNarrowed && t`Nobody in this list matches your search and filters.`}
    </EmptyState>
  );
}

interface ApplicantListProps {
  found: ApplicantsPage;
  showsJob: boolean;
  onDecided: (unmoved: readonly UnmovedApplicantFragment[]) => void;
  onSchedule: ((application: Interviewed) => void) | undefined;
}

/** The cards of a page, bulk decisions, and the pagination. */
export function ApplicantList({ found, showsJob, onDecided, onSchedule }: ApplicantListProps) {
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
        onOpen={(id) => go({ application: id }, { state: stateOf(sequenceOf(found, page, size)) })}
        onSchedule={onSchedule}
      />
      <SizedPagination
        page={page}
        pageSize={size}
        total={reachableRows(found, size)}
        sizes={applicationPageSizes}
        isNarrow={openId !== null}
        onChange={(next, nextSize) => go({ page: nextSize === size ? next : 1, size: nextSize })}
      />
    </>
  );
}
