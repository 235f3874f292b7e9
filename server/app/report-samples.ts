import { reviewRemovedNotice, settledNotice } from '../office/reports/report.notices.ts';

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
