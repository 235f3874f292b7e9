import { useQuery } from '@apollo/client/react';
import { Flex } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApplicationList, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { useKeptFocus } from '../../shared/lib/kept-focus.ts';
import { useShownAnswer } from '../lib/shown-answer.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { LoadingApplicants } from './applicant-cards.tsx';
import { ApplicantFilters } from './applicant-filters.tsx';
import { ApplicantList, EmptyList, ListError } from './applicant-list.tsx';
import styles from './applicant-pile.module.css';
import { ApplicantsDocument } from './applicant-documents.ts';
import { ApplicantView, type PersonPart } from './applicant-view.tsx';
import { applicantsOf, useApplicantsPlace } from './applicants-address.ts';
import { useSequence } from './applicant-sequence.ts';
import { useLeaveEmptyPage, useLinkedPage } from './applicants-paging.ts';
import type { JobChoice } from './job-choice.ts';
import { useLiveApplications } from '../lib/live-applications.ts';
import { type ScheduleDialogPart, useScheduleOffer } from './schedule-offer.tsx';
import { UndoBars } from './undo-bar.tsx';
import { UnmovedDialog } from './unmoved-dialog.tsx';

interface ApplicantPileProps {
  /** Null for all jobs of the recruiter. */
  jobId: string | null;
  /** The jobs that a list of several jobs can be filtered by; undefined for the list of one job. */
  jobs?: readonly JobChoice[];
  list: ApplicationList;
  Person: PersonPart;
  /** Loaded with the first interview that is scheduled here. */
  ScheduleDialog: ScheduleDialogPart;
  /** A link to show with an empty list. */
  emptyAction?: ReactNode;
  onHired?: (jobId: string) => void;
}

/**
 * An applicant list and the open applicant: side by side on wide screens, one at a time on phones. Page, size, person
 * and filters are in the address. Give it a `key` of the list, and of the job unless the job is one of the filters.
 */
export function ApplicantPile(props: ApplicantPileProps) {
  const { jobId, jobs, list, Person, ScheduleDialog, emptyAction, onHired } = props;
  const { place, go } = useApplicantsPlace();
  const { size, application: openId } = place;
  const variables = applicantsOf(jobId, list, place);
  const query = useQuery(ApplicantsDocument, { variables });
  const { data, error, refetch } = query;
  const isMobile = useMediaQuery(mobileQuery);
  const { shown, isStale } = useShownAnswer(query, variables);
  const found = shown?.hrApplications;
  const { whole, listArea, person } = usePileFocus(openId);
  useLiveApplications(() => void refetch());
  useLeaveEmptyPage(data?.hrApplications);
  const [unmoved, setUnmoved] = useState<readonly UnmovedApplicantFragment[]>([]);
  useLinkedPage(data?.hrApplications, variables);
  const { steps, openNext } = useSequence(data?.hrApplications, variables);
  const offer = useScheduleOffer(ScheduleDialog);
  const scheduleHere = list === 'APPROVED' ? offer.schedule : undefined;
  const isHidden = isMobile && openId !== null;
  const showsJob = jobs !== undefined;
  return (
    <Flex vertical gap={16} ref={whole}>
      <ApplicantFilters jobId={jobId} jobs={jobs} list={list} isHidden={isHidden} />
      <div className={cx(styles.pile, openId && styles.split)}>
        <div
          ref={listArea}
          tabIndex={-1}
          className={cx(styles.list, isStale && 'stale')}
          aria-busy={isStale}
          hidden={isHidden}
        >
          {error && !found && <ListError error={error} onRetry={() => void refetch()} />}
          {!error && !found && <LoadingApplicants count={size} showsJob={showsJob} />}
          {found?.total === 0 && <EmptyList list={list} isOfOneJob={showsJob && jobId !== null} action={emptyAction} />}
          {found && found.total > 0 && (
            <ApplicantList found={found} showsJob={showsJob} onDecided={setUnmoved} onSchedule={scheduleHere} />
          )}
        </div>
        {openId && (
          <ApplicantView
            key={openId}
            area={person}
            id={openId}
            list={list}
            steps={steps}
            onBack={() => go({ application: null })}
            onDecided={openNext}
            onHired={onHired}
            onSchedule={offer.schedule}
            Person={Person}
          />
        )}
      </div>
      {/* Kept outside the list, which the decisions may empty. */}
      <UndoBars list={list} onUndone={setUnmoved} />
      <UnmovedDialog unmoved={unmoved} onClose={() => setUnmoved([])} />
      {offer.dialog}
    </Flex>
  );
}

/** If the focus is lost, it moves to the open person, and back to the list when that person is closed. */
function usePileFocus(openId: string | null) {
  const whole = useRef<HTMLDivElement>(null);
  const listArea = useRef<HTMLDivElement>(null);
  const person = useRef<HTMLElement>(null);
  useKeptFocus(whole, openId ? person : listArea);
  const lastId = useRef(openId);
  useEffect(() => {
    if (lastId.current && !openId) listArea.current?.focus({ preventScroll: true });
    lastId.current = openId;
  }, [openId]);
  return { whole, listArea, person };
}
