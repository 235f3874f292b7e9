/**
 * In seconds: a decision can be taken back before its mail leaves; a review is mailed only if no decision follows
 * within a minute, and once a day to one person; two mails about one application are that far apart.
 */
export const statusMailSeconds = { decision: 35, review: 65, reviewsApart: 86_400, apart: 600 } as const;

const later = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

interface EarlierMails {
  /** Of the last mail about this application, and of the last one before it that left. */
  mailLeavesAt: Date | null;
  mailLeftAt: Date | null;
}

/** Null if none waits to be replaced by a later one. */
export const waitingMailAt = ({ mailLeavesAt }: Pick<EarlierMails, 'mailLeavesAt'>, now: Date): Date | null =>
  mailLeavesAt && mailLeavesAt > now ? mailLeavesAt : null;

/** When the mail about a move leaves. It takes the place of one that still waits. */
export function statusMailAt(earlier: EarlierMails, waitSeconds: number, now: Date): Date {
  const soonest = later(now, waitSeconds);
  const left = waitingMailAt(earlier, now) ? earlier.mailLeftAt : (earlier.mailLeavesAt ?? earlier.mailLeftAt);
  const next = left ? later(left, statusMailSeconds.apart) : soonest;
  return next > soonest ? next : soonest;
}
