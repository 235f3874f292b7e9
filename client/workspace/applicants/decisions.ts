import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { canMove } from '../../../server/hiring/applications/application.rules.ts';
import { batchStatuses } from '../../../server/hiring/applications/decision-batch.rules.ts';
import type { ApplicantProfileFragment, ApplicationStatus } from '../../gql/graphql.ts';
import type { IconName } from '../../shared/ui/icon.tsx';

export interface Decision {
  readonly to: ApplicationStatus;
  readonly allowedBy: 'approve' | 'hold' | 'reject' | 'extendOffer' | 'hire';
  readonly label: MessageDescriptor;
  /** The title of the dialog; the first three are specified (OP-032). */
  readonly title: MessageDescriptor;
  /** The key that opens the dialog. */
  readonly letter: string;
  readonly icon: IconName;
  readonly kind: 'primary' | 'default' | 'danger';
  /** How the dialog describes the effect on the person. */
  readonly means: (name: string) => MessageDescriptor;
  readonly done: MessageDescriptor;
}

export const decisions: readonly Decision[] = [
  {
    to: 'REJECTED',
    allowedBy: 'reject',
    label: msg`Reject`,
    title: msg`Confirm Rejection`,
    letter: 'r',
    icon: 'crossCircle',
    kind: 'danger',
    means: (name) => msg`${name} moves to Rejected and gets a message.`,
    done: msg`Rejected`,
  },
  {
    to: 'ON_HOLD',
    allowedBy: 'hold',
    label: msg`Hold`,
    title: msg`Confirm Hold`,
    letter: 'h',
    icon: 'pause',
    kind: 'default',
    means: (name) => msg`${name} moves to On Hold and gets a message.`,
    done: msg`On hold`,
  },
  {
    to: 'APPROVED',
    allowedBy: 'approve',
    label: msg`Approve`,
    title: msg`Confirm Approval`,
    letter: 'a',
    icon: 'check',
    kind: 'primary',
    means: (name) => msg`${name} moves to Approved and gets a message.`,
    done: msg`Approved`,
  },
  {
    to: 'OFFER_EXTENDED',
    allowedBy: 'extendOffer',
    label: msg`Extend Offer`,
    title: msg`Confirm Offer`,
    letter: 'o',
    icon: 'mail',
    kind: 'default',
    means: (name) => msg`${name} gets a message that you extend an offer.`,
    done: msg`Offer extended`,
  },
  {
    to: 'HIRED',
    allowedBy: 'hire',
    label: msg`Hire`,
    title: msg`Confirm Hiring`,
    letter: 'i',
    icon: 'handshake',
    kind: 'primary',
    means: (name) => msg`${name} gets a message that the job is theirs.`,
    done: msg`Hired`,
  },
];

/** Decisions that can be made in bulk; the server has the same list. */
export const batchDecisions: readonly Decision[] = decisions
  .filter(({ to }) => batchStatuses.some((status) => status === to))
  .toReversed();

type Decided = Pick<ApplicantProfileFragment, 'viewerCan'>;

export const openDecisions = ({ viewerCan }: Decided): Decision[] =>
  decisions.filter(({ allowedBy }) => viewerCan[allowedBy]);

/** Decisions that move at least one of several applications. Applications that do not move are listed by name. */
export const openBatchDecisions = (chosen: readonly { readonly status: ApplicationStatus }[]): Decision[] =>
  batchDecisions.filter(({ to }) => chosen.some(({ status }) => canMove(status, to, 'RECRUITER')));
