import { t } from '@lingui/core/macro';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { recruiterLink, seekerLink } from '../jobs/application-link.rules.ts';
import { inIndiaTime } from '../../core/date-text.ts';
import { noReplyAddress } from '../../core/mail.ts';
import { productName } from '../../core/product.rules.ts';
import type { WriteScope } from '../../core/use-case.ts';
import type { Notice } from '../../platform/notifications/notification.service.ts';
import { type SendingScope, sendWebhooks } from '../webhooks/webhook.service.ts';
import { endInterviews } from './interview.queries.ts';
import type { Interview } from './interview.entity.ts';
import { type InterviewSlot, interviewSlotLabels, type InterviewStatus } from './interview.labels.ts';
import type { Message } from '../../core/text.rules.ts';
import type { PlaceColumns } from './interview-place.rules.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 21, 2026 at 09:00-10:00 (India time)" (HINT-08). */
const whenText = (date: string, slot: InterviewSlot): string =>
  inIndiaTime(t`${longDate.format(new Date(`${date}T00:00:00Z`))} at ${interviewSlotLabels[slot]}`);

export interface InterviewParties {
  applicationId: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  recruiterId: string;
  recruiterName: string;
  seekerId: string;
  seekerName: string;
  seekerEmail: string;
}

export type CalendarEntry = Pick<
  Interview,
  'id' | 'title' | 'candidate' | 'date' | 'slot' | 'startsAt' | 'endsAt' | 'sequence' | 'mode' | 'location'
>;
/** An interview that was cancelled together with something else. */
export type EndedInterview = CalendarEntry & { earlierStatus: InterviewStatus };
type Change = 'SCHEDULED' | 'MOVED' | 'MOVED_ELSEWHERE' | 'PLACE_UPDATED' | 'CANCELLED' | 'REMINDED';
type Side = 'seeker' | 'recruiter';
type NoticeText = Required<Omit<Notice, 'invitation' | 'hold'>>;
type CalendarScope = Pick<WriteScope, 'services' | 'now'>;

interface Attendee {
  name: string;
  email: string;
  status: ICalAttendeeStatus;
}

const recruiterSchedulePath = '/hire/schedule';

const moved = { seeker: () => t`Your interview was moved`, recruiter: () => t`Interview moved` };
const titles: Record<Change, Record<Side, Message>> = {
  SCHEDULED: { seeker: () => t`Your interview is scheduled`, recruiter: () => t`Interview scheduled` },
  MOVED: moved,
  MOVED_ELSEWHERE: moved,
  PLACE_UPDATED: {
    seeker: () => t`The place of your interview was updated`,
    recruiter: () => t`Place of the interview updated`,
  },
  CANCELLED: { seeker: () => t`Your interview was cancelled`, recruiter: () => t`Interview cancelled` },
  REMINDED: { seeker: () => t`Your interview is coming up`, recruiter: () => t`Interview coming up` },
};

const sentences: Record<Change, (what: string, when: string) => string> = {
  SCHEDULED: (what, when) => t`${what}: interview scheduled for ${when}.`,
  MOVED: (what, when) => t`${what}: the interview is now on ${when}.`,
  MOVED_ELSEWHERE: (what, when) => t`${what}: the interview is now on ${when}, and its place was updated.`,
  PLACE_UPDATED: (what, when) => t`${what}: the place of the interview on ${when} was updated.`,
  CANCELLED: (what, when) => t`${what}: the interview on ${when} is cancelled.`,
  REMINDED: (what, when) => t`${what}: the interview is on ${when}.`,
};

const noPlaceYet: Record<Side, Message> = {
  seeker: () => t`The recruiter hasn't set a place yet.`,
  recruiter: () => t`No place is given at the moment.`,
};

/** A line of its own, with nothing behind a link: mail programs would take a full stop into it. */
function whereLine({ mode, location }: PlaceColumns, change: Change, side: Side): string {
  const place = (location ?? '').replace(/,?\n+/g, ', ');
  if (change === 'CANCELLED') return '';
  if (mode === 'IN_PERSON') return t`In person: ${place}`;
  if (mode === 'VIDEO') return t`Video call: ${place}`;
  if (mode === 'PHONE')
    return side === 'seeker' ? t`By phone: they call the number in your profile.` : t`By phone: you call.`;
  return change === 'MOVED_ELSEWHERE' || change === 'PLACE_UPDATED' ? noPlaceYet[side]() : '';
}

const lines = (...parts: string[]): string => parts.filter(Boolean).join('\n');

/** What the bell says to the seeker, then to the recruiter. */
export function interviewTexts(
  entry: Pick<Interview, 'date' | 'slot' | 'mode' | 'location'>,
  parties: Omit<InterviewParties, 'recruiterName' | 'seekerEmail'>,
  change: Change,
): [seeker: NoticeText, recruiter: NoticeText] {
  const { applicationId, jobId, seekerId, recruiterId, jobTitle, companyName, seekerName } = parties;
  const when = whenText(entry.date, entry.slot);
  const type = change === 'REMINDED' ? 'REMINDER' : 'INTERVIEW';
  return [
    {
      userId: seekerId,
      about: [recruiterId],
      type,
      title: titles[change].seeker(),
      text: lines(sentences[change](t`${jobTitle} at ${companyName}`, when), whereLine(entry, change, 'seeker')),
      link: seekerLink(applicationId),
    },
    {
      userId: recruiterId,
      about: [seekerId],
      type,
      title: titles[change].recruiter(),
      text: lines(sentences[change](`${seekerName}, ${jobTitle}`, when), whereLine(entry, change, 'recruiter')),
      link: recruiterLink({ applicationId, jobId }),
    },
  ];
}

/**
 * All but reminders carry the calendar entry, so that both calendars follow (OP-113). It names whom it is sent to as
 * attendee, else their calendar does not take it for theirs (RFC 5546). A withdrawal closes the seeker's address to the
 * recruiter, so the cancellation that goes there names only the recruiter's own.
 */
export function interviewNotices(
  scope: CalendarScope,
  entry: CalendarEntry,
  parties: InterviewParties,
  change: Change,
): Notice[] {
  const [seeker, recruiter] = interviewTexts(entry, parties, change);
  if (change === 'REMINDED') return [seeker, recruiter];
  const isCancelled = change === 'CANCELLED';
  const invitation = (attendees: Attendee[]) => calendarFile(scope, entry, parties, { isCancelled, attendees });
  const { NEEDSACTION, ACCEPTED } = ICalAttendeeStatus;
  const candidate = { name: parties.seekerName, email: parties.seekerEmail, status: NEEDSACTION };
  return [
    { ...seeker, invitation: (email) => invitation([{ ...candidate, email }]) },
    {
      ...recruiter,
      invitation: (email) =>
        invitation([{ name: parties.recruiterName, email, status: ACCEPTED }, ...(isCancelled ? [] : [candidate])]),
    },
  ];
}

/** An interview that was typed in by hand has one side. */
export const ownReminder = (
  interview: Pick<Interview, 'recruiterId' | 'candidate' | 'title' | 'date' | 'slot' | 'mode' | 'location'>,
): Notice => ({
  userId: interview.recruiterId,
  about: [],
  type: 'REMINDER',
  title: titles.REMINDED.recruiter(),
  text: lines(
    sentences.REMINDED(`${interview.title}, ${interview.candidate}`, whenText(interview.date, interview.slot)),
    whereLine(interview, 'REMINDED', 'recruiter'),
  ),
  link: recruiterSchedulePath,
});

interface SentInterview extends Pick<Interview, 'id' | 'startsAt' | 'mode'> {
  applicationId: string;
  jobId: string;
}

/** To the webhooks that hear of the jobs. Companies' hear of it too: no address and no link (decision 0067). */
export const sendInterviews = (
  scope: SendingScope,
  event: 'INTERVIEW_SCHEDULED' | 'INTERVIEW_MOVED' | 'INTERVIEW_CANCELLED',
  interviews: SentInterview[],
): Promise<void> =>
  sendWebhooks(
    scope,
    interviews.map(({ id, applicationId, jobId, startsAt, mode }) => ({
      jobId,
      event,
      data: { interviewId: id, applicationId, startsAt: startsAt.toISOString(), mode },
    })),
  );

/** Coming ones are cancelled and returned, by the id of their application; those that are over stay as completed. */
export async function endInterviewsOf(
  scope: SendingScope,
  applications: { id: string; jobId: string }[],
): Promise<Map<string, EndedInterview>> {
  const jobs = new Map(applications.map(({ id, jobId }) => [id, jobId]));
  const ended = await scope.prepared(endInterviews({ applicationIds: [...jobs.keys()], now: scope.now }));
  const cancelled = ended.filter(({ status }) => status === 'CANCELLED');
  await sendInterviews(
    scope,
    'INTERVIEW_CANCELLED',
    cancelled.map((interview) => ({ ...interview, jobId: jobs.get(interview.applicationId) ?? '' })),
  );
  return new Map(cancelled.map((interview) => [interview.applicationId, interview]));
}

/**
 * Mail programs take an invitation in (RFC 5546), and remove it when it is cancelled. The portal is the organizer, so
 * that recruiters' addresses stay private.
 */
function calendarFile(
  scope: CalendarScope,
  entry: CalendarEntry,
  parties: InterviewParties,
  { isCancelled, attendees }: { isCancelled: boolean; attendees: Attendee[] },
) {
  const { calendar, event } = calendarOf(scope, entry, parties, isCancelled);
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  calendar.method(method);
  const { config } = scope.services;
  event.organizer({ name: parties.recruiterName, email: config.mailFrom?.address ?? noReplyAddress(config.publicUrl) });
  // No one reads answers to that address, so none is asked for.
  for (const attendee of attendees) event.createAttendee({ ...attendee, role: ICalAttendeeRole.REQ, rsvp: false });
  return { name: 'interview.ics', type: `text/calendar; charset=utf-8; method=${method}`, content: fileOf(calendar) };
}

/** To be taken in by hand: it invites no one, so it names no addresses. */
export function calendarText(
  scope: CalendarScope,
  entry: CalendarEntry & Pick<Interview, 'storedStatus'>,
  about: About,
): string {
  return fileOf(calendarOf(scope, entry, about, entry.storedStatus === 'CANCELLED').calendar);
}

/** The last line ends with a line break too (RFC 5545, 3.1); the library leaves that one out. */
const fileOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/** Null for an interview that was typed in by hand. */
interface About {
  jobTitle: string | null;
  companyName: string | null;
}

/** iCalendar (RFC 5545): the UID stays, SEQUENCE rises, so calendars replace or remove what they have. */
function calendarOf(
  { services, now }: CalendarScope,
  entry: CalendarEntry,
  { jobTitle, companyName }: About,
  isCancelled: boolean,
) {
  const calendar = ical({ prodId: { company: productName, product: 'Interviews' } });
  const event = calendar.createEvent({
    id: `interview-${entry.id}@${new URL(services.config.publicUrl).hostname}`,
    sequence: entry.sequence,
    stamp: now,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.title,
    description: jobTitle ? `${jobTitle}, ${companyName}. ${entry.candidate}` : entry.candidate,
    ...placeOf(entry),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { calendar, event };
}

/** The library escapes an address (URL) as if it were a text (LOCATION), which RFC 5545 does not. */
const uriOf = (link: string): string => link.replace(/[\\;,]/g, encodeURIComponent);

function placeOf({ mode, location }: PlaceColumns): { location?: string | null; url?: string } {
  if (mode === 'PHONE') return { location: t`Phone call` };
  return { location, ...(mode === 'VIDEO' && location && { url: uriOf(location) }) };
}
