import type { JobObstacle } from './job.labels.ts';

/** Since when each reason stands that keeps a job from being public; a job has as many as there are (decision 0101). */
export interface JobObstacles {
  waitsSince: Date | null;
  heldAt: Date | null;
  takenDownAt: Date | null;
  companySuspendedAt: Date | null;
  ownerLeavesAt: Date | null;
  ownerDisabledAt: Date | null;
  expiredAt: Date | null;
}

const sinceOf: Record<JobObstacle, keyof JobObstacles> = {
  COMPANY_NOT_AGREED: 'waitsSince',
  TEXT_HELD: 'heldAt',
  TAKEN_DOWN: 'takenDownAt',
  COMPANY_SUSPENDED: 'companySuspendedAt',
  RECRUITER_LEAVING: 'ownerLeavesAt',
  RECRUITER_DISABLED: 'ownerDisabledAt',
  EXPIRED: 'expiredAt',
};

export const obstaclesOf = (job: JobObstacles): JobObstacle[] =>
  (Object.keys(sinceOf) as JobObstacle[]).filter((obstacle) => job[sinceOf[obstacle]] !== null);

type TakenOff = Pick<JobObstacles, 'takenDownAt' | 'companySuspendedAt' | 'ownerDisabledAt'>;

/** Taken off by an admin: applicants cannot read it any more than strangers can. */
export const isTakenOff = ({ takenDownAt, companySuspendedAt, ownerDisabledAt }: TakenOff): boolean =>
  takenDownAt !== null || companySuspendedAt !== null || ownerDisabledAt !== null;

/** Whether it opens by itself as soon as nothing is in the way, without anybody who gives it back. */
export const opensByItself = ({
  isWanted,
  takenDownAt,
  expiredAt,
}: { isWanted: boolean } & Pick<JobObstacles, 'takenDownAt' | 'expiredAt'>): boolean =>
  isWanted && takenDownAt === null && expiredAt === null;
