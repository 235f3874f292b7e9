import type { JobPlace } from '../companies/membership.service.ts';
import type { WriteScope } from '../core/use-case.ts';
import { type Finding, textOf } from '../trust/held-text.rules.ts';
import { reviewText } from '../trust/held-word.service.ts';
import { RecordedJobEvent } from './job-event.entity.ts';
import type { Job } from './job.entity.ts';
import { type AutoStopLimits, closingTime } from './job.rules.ts';
import { recordJobEvent } from './job.service.ts';

/** The columns that say whether a job is open, waits or is held. */

type Scope = Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'services' | 'now'>;

export const placed = ({ isWaiting }: Pick<JobPlace, 'isWaiting'>, now: Date) =>
  ({ status: isWaiting ? 'INACTIVE' : 'ACTIVE', waitsSince: isWaiting ? now : null }) as const;

export const autoStopColumns = (limits: AutoStopLimits | null, openedAt: Date) => ({
  autoStopEnabled: limits !== null,
  autoStopApplications: limits?.applicationsCount ?? null,
  autoStopDays: limits?.daysCount ?? null,
  autoStopDate: limits?.specificDate ?? null,
  closesAt: closingTime(limits, openedAt),
});

/** What a text is held for, or null; one that an admin has released is not read again. */
export const reviewJob = async (
  scope: Scope,
  job: Parameters<typeof textOf>[0] & Pick<Job, 'companyId' | 'isTextReleased'>,
): Promise<Finding | null> => (job.isTextReleased ? null : reviewText(scope, textOf(job), job.companyId));

/** Nothing for a text that may be shown. */
export const held = (finding: Finding | null, since: Date): Partial<Job> =>
  finding ? { status: 'INACTIVE', heldAt: since, heldReason: finding.reason, heldPassage: finding.passage } : {};

export const notHeld = { heldAt: null, heldReason: null, heldPassage: null } as const;

/** Of a job that was held and waits for nothing else: it opens, as if it were posted now if it never was open. */
export async function released(scope: Scope, jobId: string, autoStop: AutoStopLimits | null): Promise<Partial<Job>> {
  const wasOpen = await scope.tx.existsBy(RecordedJobEvent, { jobId, type: 'POSTED' });
  await recordJobEvent(scope, jobId, wasOpen ? 'REOPENED' : 'POSTED');
  return {
    ...notHeld,
    status: 'ACTIVE',
    openedAt: scope.now,
    ...(!wasOpen && { postedAt: scope.now }),
    ...autoStopColumns(autoStop, scope.now),
  };
}
