import { createHash } from 'node:crypto';
import { recruiterLink, seekerLink } from '../hiring/jobs/application-link.rules.ts';
import { interviewTexts } from '../hiring/interviews/interview-calendar.service.ts';
import type { NotificationType } from '../platform/notifications/notification.labels.ts';
import type { ApplicationEventRow, DemoApplication, InterviewRow } from './applications.content.ts';
import { announcements, applicationTexts, faqs, fill } from './demo.words.ts';
import { daysBefore, inOfficeHours } from './jobs.content.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Notes of a recruiter on some of their applications, one or two each; with numbers of its own, so that the rest of the
 * demo stays as it is.
 */
export function makeNotes(random: SeededRandom, now: Date, applications: DemoApplication[], recruiterId: string) {
  const { notes } = applicationTexts;
  const noted = applications.filter(
    ({ row }) => row.recruiter_id === recruiterId && notes[row.status] && random.chance(0.6),
  );
  return noted.flatMap(({ row }) =>
    random.sample(notes[row.status] ?? [], random.integer(1, 2)).map((note_text) => {
      const created_at = random.instant(row.moved_at, now);
      return { id: random.uuid(created_at), application_id: row.id, author_id: recruiterId, note_text, created_at };
    }),
  );
}

export const makeAnnouncements = (random: SeededRandom, now: Date, authorId: string) =>
  announcements.map(({ daysAgo, isGeneral, title, description }) => {
    const published_at = inOfficeHours(daysBefore(now, daysAgo), now);
    return {
      id: random.uuid(published_at),
      title,
      description,
      is_general: isGeneral,
      published_at,
      updated_at: published_at,
      author_id: authorId,
    };
  });

export const makeFaqs = (random: SeededRandom, now: Date) =>
  faqs.map(({ question, answer }, index) => ({ id: random.uuid(now), position: index + 1, question, answer }));

const shareOfReviewers = 0.3;
/** Has no reviews, so it is not verified either. */
const newCompanyName = 'Pavan Urja';

/**
 * Reviews by seekers who got a decision (OP-018), one for each company; every company has a level around which opinions
 * vary.
 */
export function makeReviews(random: SeededRandom, now: Date, applications: DemoApplication[]) {
  const levels = new Map<string, number>();
  const seen = new Set<string>();
  return applications.flatMap(({ job, seeker, row }) => {
    const key = `${job.company.id} ${seeker.user.id}`;
    if (!row.decided_at || row.status === 'WITHDRAWN' || seen.has(key) || !random.chance(shareOfReviewers)) return [];
    if (job.company.name === newCompanyName) return [];
    seen.add(key);
    const level = levels.get(job.company.id) ?? 2.9 + 1.8 * random.next();
    levels.set(job.company.id, level);
    const opinion = level + 3.4 * (random.next() - 0.5) + (row.status === 'REJECTED' ? -0.4 : 0.3);
    const rating = Math.min(5, Math.max(1, Math.round(opinion)));
    const { beginnings, ends } = applicationTexts.reviews[rating - 1] ?? { beginnings: [], ends: [] };
    const hasText = !random.chance(0.2);
    const sentences = !hasText ? [] : random.chance(0.4) ? [beginnings] : [beginnings, ends];
    const review_text = sentences.map((texts) => random.pick(texts)).join(' ');
    const created_at = random.instant(row.decided_at, now);
    const id = random.uuid(created_at);
    return [
      {
        id,
        reference: createHash('md5').update(id).digest('hex'),
        company_id: job.company.id,
        seeker_id: seeker.user.id,
        rating,
        review_text,
        created_at,
      },
    ];
  });
}

interface Notification {
  user_id: string;
  about_ids: string[] | null;
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  created_at: Date;
}

/** Most of what is older than two days has been read. */
function makeNotification(random: SeededRandom, now: Date, notification: Notification) {
  const { created_at } = notification;
  const isRead = created_at < daysBefore(now, 2) && random.chance(0.85);
  return {
    id: random.uuid(created_at),
    ...notification,
    read_at: isRead ? random.instant(created_at, daysBefore(now, 1)) : null,
  };
}

interface Notified {
  applications: DemoApplication[];
  /** Applications that the demo accounts see. */
  shown: Set<DemoApplication>;
  announcements: ReturnType<typeof makeAnnouncements>;
  /** Who has notifications of announcements. */
  readers: string[];
}

/** Days that the notifications of the demo people reach back, and those of everyone else. */
const notifiedDays = { shown: 90, others: 4 };

export function makeNotifications(random: SeededRandom, now: Date, notified: Notified) {
  const { applications, shown, announcements: published, readers } = notified;
  const recent = published.filter(({ published_at }) => published_at > daysBefore(now, 14));
  return [
    ...applications.flatMap((application) => {
      const days = shown.has(application) ? notifiedDays.shown : notifiedDays.others;
      return notificationsOf(random, now, application, daysBefore(now, days));
    }),
    ...recent.flatMap(({ title, description: body, published_at: created_at }) =>
      readers.map((user_id) =>
        makeNotification(random, now, {
          user_id,
          about_ids: null,
          type: 'GENERAL',
          title,
          body,
          link: '/',
          created_at,
        }),
      ),
    ),
  ];
}

/** The notifications to both sides about the steps of an application since an instant. */
function notificationsOf(random: SeededRandom, now: Date, application: DemoApplication, since: Date) {
  const {
    events,
    interviews,
    job: { row: job, company },
    seeker: { user: seeker },
    row,
  } = application;
  const ofMove =
    (user_id: string, about_ids: string[] | null, link: string) => (created_at: Date, title: string, body: string) =>
      makeNotification(random, now, { user_id, about_ids, type: 'FOLLOW_UP', title, body, link, created_at });
  const notifySeeker = ofMove(seeker.id, null, seekerLink(row.id));
  const recruiterOf = (isWithdrawn: boolean) =>
    ofMove(job.recruiter_id, [seeker.id], recruiterLink({ applicationId: row.id, jobId: job.id, isWithdrawn }));
  const parties = {
    applicationId: row.id,
    jobId: job.id,
    seekerId: seeker.id,
    recruiterId: job.recruiter_id,
    jobTitle: job.title,
    companyName: company.name,
    seekerName: seeker.name,
  };
  const ofInterview = (interview: InterviewRow, created_at: Date, change: 'SCHEDULED' | 'CANCELLED') =>
    interviewTexts(interview, parties, change).map(({ userId, about, text, ...words }) =>
      makeNotification(random, now, { user_id: userId, about_ids: [...about], ...words, body: text, created_at }),
    );
  const ofEvent = ({ from_status, to_status, at }: ApplicationEventRow) => {
    const interview = interviews.findLast(({ created_at }) => created_at <= at);
    if (interview && to_status === 'INTERVIEW_SCHEDULED') return ofInterview(interview, at, 'SCHEDULED');
    if (interview && from_status === 'INTERVIEW_SCHEDULED' && to_status === 'APPROVED')
      return ofInterview(interview, at, 'CANCELLED');
    const notice = applicationTexts.notices[to_status];
    if (notice) return [notifySeeker(at, notice.title, fill(notice.body, { company: company.name, job: job.title }))];
    if (to_status === 'NEW')
      return [recruiterOf(false)(at, 'New application', `${seeker.name} has applied for ${job.title}.`)];
    const withdrawn = `${seeker.name} has withdrawn the application for ${job.title}.`;
    return to_status === 'WITHDRAWN' ? [recruiterOf(true)(at, 'Application withdrawn', withdrawn)] : [];
  };
  return events.filter(({ at }) => at >= since).flatMap(ofEvent);
}
