import { canMove } from '../../../server/applications/application.rules.ts';
import { batchStatuses } from '../../../server/decisions/decision-batch.rules.ts';
import type { ApplicantProfileFragment, ApplicationStatus } from '../../gql/graphql.ts';
import type { IconName } from '../../shared/ui/icon.tsx';

export interface Decision {
  readonly to: ApplicationStatus;
  readonly allowedBy: 'approve' | 'hold' | 'reject' | 'extendOffer' | 'hire';
  readonly label: string;
  /** The title of the dialog; the first three are specified (OP-032). */
  readonly title: string;
  /** Key that opens the dialog. */
  readonly letter: string;
  readonly icon: IconName;
  readonly kind: 'primary' | 'default' | 'danger';
  /** How the dialog describes what happens to the person. */
  readonly means: string;
  readonly done: string;
}

export const decisions: readonly Decision[] = [
  {
    to: 'REJECTED',
    allowedBy: 'reject',
    label: 'Reject',
    title: 'Confirm Rejection',
    letter: 'r',
    icon: 'crossCircle',
    kind: 'danger',
    means: 'moves to Rejected and is told',
    done: 'Rejected',
  },
  {
    to: 'ON_HOLD',
    allowedBy: 'hold',
    label: 'Hold',
    title: 'Confirm Hold',
    letter: 'h',
    icon: 'pause',
    kind: 'default',
    means: 'moves to On Hold and is told',
    done: 'On hold',
  },
  {
    to: 'APPROVED',
    allowedBy: 'approve',
    label: 'Approve',
    title: 'Confirm Approval',
    letter: 'a',
    icon: 'check',
    kind: 'primary',
    means: 'moves to Approved and is told',
    done: 'Approved',
  },
  {
    to: 'OFFER_EXTENDED',
    allowedBy: 'extendOffer',
    label: 'Extend Offer',
    title: 'Confirm Offer',
    letter: 'o',
    icon: 'mail',
    kind: 'default',
    means: 'is told that you extend an offer',
    done: 'Offer extended',
  },
  {
    to: 'HIRED',
    allowedBy: 'hire',
    label: 'Hire',
    title: 'Confirm Hiring',
    letter: 'i',
    icon: 'handshake',
    kind: 'primary',
    means: 'is told that the job is theirs',
    done: 'Hired',
  },
];

/** Decisions that may be made on several applications at once; the server has the same list. */
export const batchDecisions: readonly Decision[] = decisions
  .filter(({ to }) => batchStatuses.some((status) => status === to))
  .toReversed();

type Decided = Pick<ApplicantProfileFragment, 'viewerCan'>;

export const openDecisions = ({ viewerCan }: Decided): Decision[] =>
  decisions.filter(({ allowedBy }) => viewerCan[allowedBy]);

/** Decisions that move at least one of several applications. Those that stay are shown by name. */
export const openBatchDecisions = (chosen: readonly { readonly status: ApplicationStatus }[]): Decision[] =>
  batchDecisions.filter(({ to }) => chosen.some(({ status }) => canMove(status, to, 'RECRUITER')));

/** The move that takes a decision back exactly. Only to Approved or On Hold is there a way back (OP-032). */
export function undoOf(from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus | null {
  const canReturn =
    (from === 'APPROVED' || from === 'ON_HOLD') && (to === 'APPROVED' || to === 'ON_HOLD' || to === 'REJECTED');
  return canReturn ? from : null;
}
