import { useMutation, useQuery } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Button, Flex } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { type ComponentType, type RefObject, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ApplicantProfileFragment, ApplicationList } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { Initials } from '../../shared/ui/initials.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { ApplicantProfileDocument } from './applicant-documents.ts';
import styles from './applicant-view.module.css';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Decision, openDecisions } from './decisions.ts';
import type { Interviewed } from './schedule-offer.tsx';
import { useShortcuts } from './shortcuts.ts';
import { IconButton } from '../ui/buttons.tsx';
import { graphql } from '../../gql/gql.ts';

const StartReviewDocument = graphql(/* GraphQL */ `
  mutation StartReview($id: ID!) {
    startReview(id: $id) {
      ...ApplicationProgress
    }
  }
`);

export interface Steps {
  /** Position in the whole list, from 1; null when the person is not on the current page. */
  readonly position: number | null;
  /** The size of the list, as counted. */
  readonly total?: string;
  readonly previous?: () => void;
  readonly next?: () => void;
}

/** The details of a person; their code loads with the first person who is opened. */
export type PersonPart = ComponentType<{ list: ApplicationList; application: ApplicantProfileFragment | undefined }>;

interface ApplicantViewProps {
  area: RefObject<HTMLElement | null>;
  id: string;
  list: ApplicationList;
  steps: Steps;
  onBack: () => void;
  onDecided: () => void;
  onHired?: (jobId: string) => void;
  onSchedule: (application: Interviewed) => void;
  Person: PersonPart;
}

/** One applicant in full: read, decide, continue. Give it a `key` of the id. */
export function ApplicantView({ area, id, list, steps, onBack, Person, ...outcomes }: ApplicantViewProps) {
  const { data, error, refetch } = useQuery(ApplicantProfileDocument, {
    variables: { id },
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  const application = data?.application;
  useReviewStart(application);
  const isMissing = data?.application === null || failureOf(error).code === 'NOT_FOUND';
  const open = application ? openDecisions(application) : [];
  useShortcuts(area, {
    j: steps.next,
    k: steps.previous,
    ...Object.fromEntries(open.map((choice) => [choice.letter, () => setDecision(choice)])),
  });
  useLayoutEffect(() => focusInside(area.current), [area]);

  const loading = <SkeletonCards label={t`Loading the application`} height={640} />;
  return (
    <Flex
      vertical
      gap={12}
      component="section"
      ref={area}
      tabIndex={-1}
      className={styles.view}
      aria-label={t`Applicant`}
    >
      <Flex wrap align="center" justify="space-between" gap={8}>
        <Button type="link" className="at-edge" icon={<Icon name="arrowLeft" />} onClick={onBack}>
          {t`Back to List`}
        </Button>
        <StepButtons {...steps} />
      </Flex>
      {isMissing && <Missing />}
      {error && !application && !isMissing && (
        <ErrorState title={t`This application could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && loading}
      <article className={styles.person} hidden={!application}>
        {application && <Head application={application} />}
        <Suspense fallback={application && loading}>
          <Person list={list} application={application ?? undefined} />
        </Suspense>
        {open.length > 0 && <DecisionBar decisions={open} onChoose={setDecision} />}
      </article>
      {application && (
        <DecisionDialog application={application} decision={decision} onClose={() => setDecision(null)} {...outcomes} />
      )}
    </Flex>
  );
}

const Missing = () => (
  <EmptyState title={t`Application not found.`}>
    {t`It may belong to another list or account, or the link is not complete.`}
  </EmptyState>
);

/** Opening a new application puts it in review (OP-032). */
function useReviewStart(application: ApplicantProfileFragment | null | undefined): void {
  const [start] = useMutation(StartReviewDocument);
  const pending = application?.viewerCan.startReview ? application.id : null;
  useEffect(() => {
    // The decision buttons work without it; opening the profile again retries.
    if (pending)
      start({ variables: { id: pending } }).catch((error: unknown) =>
        console.info('The review could not be started', error),
      );
  }, [pending, start]);
}

function Head({ application }: { application: ApplicantProfileFragment }) {
  const { applicant, status, appliedAt, job, interview } = application;
  // Shown with its day and time just below (HINT-07).
  const isSaidBelow = status === 'INTERVIEW_SCHEDULED' && interview && interview.status !== 'CANCELLED';
  return (
    <Flex wrap align="center" gap={16} component="header">
      <Initials name={applicant.name} shape="person" size={56} />
      <div className={styles.name}>
        <h2 ref={focus} tabIndex={-1}>
          {applicant.name}
        </h2>
        <p className="quiet">{t`${job.title} · applied ${longDate(appliedAt)}`}</p>
      </div>
      {!isSaidBelow && <StatusTag status={status} />}
    </Flex>
  );
}

/** The keys work while the person is still loading, so that one can step on over a slow network. */
const focusInside = (area: HTMLElement | null) => {
  if (area && !area.contains(document.activeElement)) area.focus({ preventScroll: true });
};

/** Shows and announces the next person and enables the keys, without a click. */
const focus = (heading: HTMLElement | null) => heading?.focus();

interface DecisionBarProps {
  decisions: readonly Decision[];
  onChoose: (decision: Decision) => void;
}

function StepButtons({ position, total, previous, next }: Steps) {
  return (
    <Flex align="center" gap={4} component="nav" aria-label={t`Applicants`}>
      <kbd className={styles.key} aria-hidden>
        K
      </kbd>
      <IconButton
        icon="chevronLeft"
        label={t`Previous`}
        aria-keyshortcuts="k"
        disabled={!previous}
        onClick={previous}
      />
      {position !== null && <span className="tabular">{t`${i18n.number(position)} of ${total ?? ''}`}</span>}
      <IconButton icon="chevronRight" label={t`Next`} aria-keyshortcuts="j" disabled={!next} onClick={next} />
      <kbd className={styles.key} aria-hidden>
        J
      </kbd>
    </Flex>
  );
}

function DecisionBar({ decisions, onChoose }: DecisionBarProps) {
  return (
    <footer className={styles.decisions}>
      {decisions.map((decision) => (
        <Button
          key={decision.to}
          type={decision.kind === 'primary' ? 'primary' : 'default'}
          icon={<Icon name={decision.icon} />}
          aria-keyshortcuts={decision.letter}
          onClick={() => onChoose(decision)}
        >
          {i18n._(decision.label)}{' '}
          <kbd className={styles.key} aria-hidden>
            {decision.letter.toUpperCase()}
          </kbd>
        </Button>
      ))}
    </footer>
  );
}
