import { interviewNotices, type InterviewParties } from '../hiring/interviews/interview-calendar.service.ts';
import type { PlaceColumns } from '../hiring/interviews/interview-place.rules.ts';
import type { Services } from '../core/context.ts';
import { keysOf } from '../core/text.rules.ts';
import { reviewRemovedNotice, settledNotice } from '../office/reports/report.notices.ts';
import type { Notice } from '../platform/notifications/notification.service.ts';

const changes = {
  SCHEDULED: 'is scheduled',
  MOVED: 'is moved',
  MOVED_ELSEWHERE: 'is moved to another time and place',
  PLACE_UPDATED: 'takes place elsewhere',
  CANCELLED: 'is cancelled',
  REMINDED: 'comes up',
} as const;

/** The only link in a preview that does not lead to the portal. */
export const sampleVideoLink = 'https://meet.example.in/asha';
const office: PlaceColumns = { mode: 'IN_PERSON', location: 'Gate 2 & canteen,\n14 MG Road, Pune' };

/** Each way to meet, and none. */
const places: Record<keyof typeof changes, PlaceColumns> = {
  SCHEDULED: { mode: 'VIDEO', location: sampleVideoLink },
  MOVED: { mode: 'PHONE', location: null },
  MOVED_ELSEWHERE: office,
  PLACE_UPDATED: { mode: null, location: null },
  CANCELLED: { mode: 'PHONE', location: null },
  REMINDED: office,
};

interface InterviewSample {
  when: string;
  notice: Notice;
  which: string;
}

export function interviewSamples(services: Services, parties: InterviewParties): InterviewSample[] {
  const entry = {
    id: '0',
    title: parties.jobTitle,
    candidate: parties.seekerName,
    date: '2026-11-24',
    slot: 'S1030_1130',
    sequence: 0,
    startsAt: new Date('2026-11-24T05:00:00Z'),
    endsAt: new Date('2026-11-24T06:00:00Z'),
  } as const;
  const scope = { services, now: services.clock.now() };
  return keysOf(changes).flatMap((change) =>
    interviewNotices(scope, { ...entry, ...places[change] }, parties, change).map((notice, place) => {
      const side = place === 0 ? 'seeker' : 'recruiter';
      return { when: `An interview ${changes[change]}, to the ${side}`, notice, which: `${change} ${side}` };
    }),
  );
}

const settled = { reporterId: '0', role: 'JOBSEEKER', aboutId: null, shownJobId: null, application: null };
const reported = { applicationId: 'a0', jobId: 'j0', isWithdrawn: false };

/** By what was reported, and whether its reader still finds it. */
const cases = [
  ['about a job that was taken down', 'seeker', settled],
  ['about a job that stays', 'seeker, job', { ...settled, shownJobId: 'j0' }],
  ['about a recruiter', 'seeker, person', { ...settled, application: reported }],
  ['about a review that was removed', 'recruiter', { ...settled, role: 'HR' }],
  ['about a review that stays', 'recruiter, job', { ...settled, role: 'HR', shownJobId: 'j0' }],
  ['about an applicant', 'recruiter, person', { ...settled, role: 'HR', application: reported }],
] as const;

export const reportSamples = () => [
  ...cases.map(([what, which, report]) => ({
    when: `A report ${what} is settled, to whoever made it`,
    word: settledNotice,
    which,
    notice: settledNotice(report, 'Packing at home', 'We have looked into it. Thank you.'),
  })),
  {
    when: 'A review is removed, to whoever wrote it',
    word: reviewRemovedNotice,
    which: '',
    notice: reviewRemovedNotice(
      { seekerId: '0', companyName: 'Sanjeevani Hospitals', applicationId: 'a0' },
      'It names a person.',
    ),
  },
];
