import sql from 'sql-template-tag';
import { type Employer, sendJobEventsSoon } from '../../companies/membership.service.ts';
import type { WriteScope } from '../../core/use-case.ts';
import { type Finding, textOf } from '../held-texts/held-text.rules.ts';
import { reviewText } from '../held-texts/held-word.service.ts';
import { type Job, RecordedJobEvent } from './job.entity.ts';
import { recordOpenings } from './job-state.queries.ts';
import { type AutoStopLimits, closingTime } from './job.rules.ts';

/** What a command writes of the reasons that keep a job from being public; the database makes its state of them. */

type Scope = Pick<WriteScope, 'tx' | 'prepared' | 'effects' | 'services' | 'now'>;

/** `j` is the job. The word of its state for admins: what they did to it says more than what it waits for. */
export const isTakenOffSql = sql`(num_nonnulls(j.taken_down_at, j.company_suspended_at, j.owner_disabled_at) > 0)`;
export const adminStateSql = sql`
  case when ${isTakenOffSql} then 'TAKEN_DOWN' when j.held_at is not null then 'HELD'
    when j.waits_since is not null then 'WAITING' when j.status = 'ACTIVE' then 'OPEN' else 'CLOSED' end`;

export const waitingColumns = ({ isWaiting }: Pick<Employer, 'isWaiting'>, since: Date): Pick<Job, 'waitsSince'> => ({
  waitsSince: isWaiting ? since : null,
});

export const autoStopColumns = (limits: AutoStopLimits | null, openedAt: Date) => ({
  autoStopEnabled: limits !== null,
  autoStopApplications: limits?.applicationsCount ?? null,
  autoStopDays: limits?.daysCount ?? null,
  autoStopDate: limits?.specificDate ?? null,
  closesAt: closingTime(limits, openedAt),
});

type ReviewedJob = Parameters<typeof textOf>[0] & Pick<Job, 'companyId' | 'textVersion' | 'releasedVersion'>;

/** What a text is held for, or null; one that an admin has released is not read again. */
export const reviewJob = async (scope: Scope, job: ReviewedJob): Promise<Finding | null> =>
  job.releasedVersion === job.textVersion ? null : reviewText(scope, textOf(job), job.companyId);

export const notHeld = { heldAt: null, heldReason: null, heldPassage: null } as const;

export const heldColumns = (finding: Finding | null, since: Date) =>
  finding ? { heldAt: since, heldReason: finding.reason, heldPassage: finding.passage } : notHeld;

/** Of a job that waits or is held no more: its days begin now, as if it were posted now if it never was open. */
export async function restartedColumns({ tx, now }: Scope, jobId: string, autoStop: AutoStopLimits | null) {
  const wasOpen = await tx.existsBy(RecordedJobEvent, { jobId, type: 'POSTED' });
  return { openedAt: now, ...(!wasOpen && { postedAt: now }), ...autoStopColumns(autoStop, now) };
}

/** Writes into the history which of these jobs, none of which was public before, are it now; answers their ids. */
export async function recordOpened(scope: Scope, jobIds: string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const opened = await scope.prepared(recordOpenings({ jobIds, now: scope.now }));
  if (opened.length > 0) sendJobEventsSoon(scope);
  return opened.map(({ id }) => id);
}
