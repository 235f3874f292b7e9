import {
  blockedMail,
  emailChangedMail,
  loginCodeMail,
  newEmailCodeMail,
  newEmailSetMail,
  newEmailTriedMail,
  passwordChangedMail,
  passwordFirstMail,
  resetLinkMail,
  superadminMail,
} from '../people/identity/login/account.mails.ts';
import { applicationStatusLabels } from '../hiring/applications/application.labels.ts';
import { noticeOfMove } from '../hiring/applications/application.notices.ts';
import {
  askedNotice,
  declinedNotice,
  letInNotice,
  mergedNotice,
  suspendedNotice,
  suspensionLiftedNotice,
  verifiedNotice,
} from '../companies/membership.notices.ts';
import { contactAnswerMail, contactMail } from '../office/content/content.mails.ts';
import { announcementMailNotice, announcementNotice } from '../office/content/content.notices.ts';
import type { Services } from '../core/context.ts';
import type { Addressee, OutgoingMail } from '../core/mail.ts';
import { keysOf } from '../core/text.rules.ts';
import { interviewNotices } from '../hiring/interviews/interview-calendar.service.ts';
import { interviewSamples, reportSamples } from './mail-samples.ts';
import {
  closedNoticeToApplicant,
  closedNoticeToRecruiter,
  releasedNotice,
  restoredNotice,
  takenDownNotice,
  takenDownNoticeToApplicant,
} from '../hiring/jobs/job.notices.ts';
import { invitedNotice } from '../hiring/talent/invitation.notices.ts';
import { accountKeptMail, accountLeavesMail } from '../office/privacy/account-deletion.mails.ts';
import { dataFailedNotice, dataReadyNotice, interviewOffNotice } from '../office/privacy/privacy.notices.ts';
import { visitorAnswerMail } from '../office/support/support.mails.ts';
import { answeredNotice } from '../office/support/support.notices.ts';
import { switchedOffNotice } from '../hiring/webhooks/webhook.notices.ts';
import { noticeMail } from '../platform/notifications/notification.mails.ts';
import type { Notice } from '../platform/notifications/notification.service.ts';
import { disabledMail, enabledMail, invitationMail, removedMail } from '../office/admin/admin.mails.ts';
import { newDeviceMail } from '../people/identity/sessions/session.mails.ts';
import { accessTokenMail } from '../people/identity/tokens/access-token.mails.ts';
import { signupCodeMail, signupTriedMail, welcomeMail } from '../people/identity/signup/signup.mails.ts';

export interface MailPreview {
  /** The function that words it, and the case where it has several. */
  kind: string;
  when: string;
  mail: OutgoingMail;
}

const to = 'asha@example.in';
const named = (name: string): Addressee => ({ id: '0', email: to, name });
const [asha, inHindi, long] = ['Asha Rao', 'आशा वर्मा', 'Venkatanarasimharajuvaripeta Subramanyeswara Sharm'];
const code = '042137';

/** Named by the function that words the mail. */
const mailPreview = <Parts extends unknown[]>(
  when: string,
  word: (...parts: Parts) => OutgoingMail,
  ...parts: Parts
): MailPreview => ({ kind: word.name, when, mail: word(...parts) });

/** The same of a notice, with the foot of a mail that can be switched off; `which` of several cases. */
const noticePreview = (when: string, word: { name: string }, notice: Notice, which = ''): MailPreview => ({
  kind: `${word.name} ${which}`.trim(),
  when,
  mail: noticeMail(to, notice, 'sample'),
});

const resetPath = `/reset-password?email=asha%40example.in#token=${'sample'.repeat(7)}`;

const accountPreviews = (): MailPreview[] => [
  mailPreview('Signing up', signupCodeMail, named(inHindi), code),
  mailPreview('Signing up with an address that has an account', signupTriedMail, named(asha)),
  mailPreview('The sign-up is confirmed', welcomeMail, named(long), '/profile'),
  mailPreview('Logging in with a code', loginCodeMail, named(asha), code),
  mailPreview('An admin asks for a code before the password', passwordFirstMail, named(asha)),
  mailPreview('Too many wrong codes or passwords', blockedMail, named(asha)),
  mailPreview('A login from a new browser', newDeviceMail, named(asha), {
    device: 'Chrome on Android',
    at: new Date('2026-11-21T09:05:00Z'),
  }),
  mailPreview('A new access token', accessTokenMail, named(asha), {
    name: 'Payroll',
    scopes: ['JOBS_READ', 'APPLICATIONS_WRITE'],
    expiresAt: new Date('2026-11-28T09:05:00Z'),
  }),
  mailPreview('A forgotten password', resetLinkMail, named(inHindi), resetPath),
  mailPreview('The password was changed', passwordChangedMail, named(asha)),
  mailPreview('A new address, to that address', newEmailCodeMail, named(asha), code),
  mailPreview('A new address that has an account', newEmailTriedMail, named(asha)),
  mailPreview('The address was changed, to the old one', emailChangedMail, named(asha)),
  mailPreview('The address was changed, to the new one', newEmailSetMail, named(asha)),
  mailPreview(
    'An admin disables the account',
    disabledMail,
    named(asha),
    'Several applicants told us that you asked them for money before an interview.',
  ),
  mailPreview('An admin enables the account again', enabledMail, named(asha)),
  mailPreview(
    'Somebody is invited to run the portal',
    invitationMail,
    named(asha),
    { id: '0', name: inHindi },
    '/invitation#token=sample',
  ),
  mailPreview('An admin loses their rights', removedMail, named(asha)),
  mailPreview('SUPERADMIN_EMAIL has no account yet', superadminMail, named(''), resetPath),
];

const off = {
  otherId: '0',
  startsAt: new Date('2026-11-28T09:05:00Z'),
  applicationId: 'a0',
  jobId: 'j0',
  isWithdrawn: true,
};
const privacyPreviews = (): MailPreview[] => [
  noticePreview('The data that somebody asked for is ready', dataReadyNotice, dataReadyNotice('0')),
  noticePreview('It could not be gathered', dataFailedNotice, dataFailedNotice('0')),
  mailPreview('The account will be deleted', accountLeavesMail, named(asha), off.startsAt),
  mailPreview('It is not deleted after all', accountKeptMail, named(asha)),
  ...[true, false].map((isOtherRecruiter) =>
    noticePreview(
      `An account with an interview is deleted, to the ${isOtherRecruiter ? 'recruiter' : 'seeker'}`,
      interviewOffNotice,
      interviewOffNotice({ ...off, isOtherRecruiter }),
      isOtherRecruiter ? 'recruiter' : 'seeker',
    ),
  ),
];

const visitorPreview = () =>
  mailPreview(
    'The support has answered a visitor',
    visitorAnswerMail,
    { email: 'ravi@example.in', name: 'Ravi <b>Kumar</b>' },
    '0',
    'Open your profile, press Edit and choose the file again.\nIt may have up to 5 MB.',
  );

const news = {
  title: 'Walk-in interviews on Saturday in 12 cities',
  description: 'Hospitals and warehouses meet candidates from 10 AM to 4 PM.\nBring two copies of your resume.',
};

const written = { id: '0', userId: null };

const contentPreviews = (): MailPreview[] => [
  noticePreview('An announcement, in the bell', announcementNotice, announcementNotice('0', news)),
  noticePreview('A general announcement', announcementMailNotice, announcementMailNotice('0', news)),
  mailPreview('The contact form is answered', contactAnswerMail, {
    ...written,
    email: to,
    name: asha,
    message: 'I cannot open my resume.\nIt says "not found" & nothing else.',
    createdAt: new Date('2026-11-20T09:05:00Z'),
    answer: 'Open your profile, press Edit and choose the file again.\nIt may have up to 5 MB.',
  }),
];

const contactPreview = () =>
  mailPreview('The contact form, to support', contactMail, 'support@example.in', {
    ...written,
    name: 'Ravi <b>Kumar</b>',
    email: 'ravi@example.in',
    message: 'I cannot open my resume.\nIt says "not found" & nothing else.',
  });

const application = {
  jobId: 'j0',
  jobTitle: 'Senior Nurse (Intensive Care)',
  companyName: 'Sanjeevani Hospitals',
  id: 'a0',
  applicationId: 'a0',
  recruiterId: '0',
  recruiterName: 'Ravi Kumar',
  seekerId: '0',
  seekerName: long,
  seekerEmail: to,
};
const closedJob = { id: 'j0', title: application.jobTitle, companyName: application.companyName, recruiterId: '0' };

const waiting = { seekerId: '0', applicationId: 'a0' };

const movePreviews = (): MailPreview[] =>
  keysOf(applicationStatusLabels).map((status) => {
    const reason = status === 'REJECTED' ? 'We need more years in intensive care.' : null;
    const when = `An application becomes ${applicationStatusLabels[status]()}`;
    return noticePreview(when, noticeOfMove, noticeOfMove(application, status, reason), status);
  });

const closingPreviews = (): MailPreview[] => [
  noticePreview(
    'A job closes, to its applicants',
    closedNoticeToApplicant,
    closedNoticeToApplicant(closedJob, waiting),
  ),
  ...(['APPLICATIONS', 'CLOCK'] as const).map((closedBy) =>
    noticePreview(
      'A job closes by itself, to its recruiter',
      closedNoticeToRecruiter,
      closedNoticeToRecruiter(closedJob, closedBy),
      closedBy,
    ),
  ),
];

const takeDownPreviews = (): MailPreview[] => [
  noticePreview(
    'A job is taken down, to its applicants',
    takenDownNoticeToApplicant,
    takenDownNoticeToApplicant(closedJob, waiting),
  ),
  noticePreview(
    'A job is taken down, to its recruiter',
    takenDownNotice,
    takenDownNotice(closedJob, 'It asks applicants to pay for a uniform before the interview.'),
  ),
  noticePreview(
    'A job is released, to its recruiter',
    releasedNotice,
    releasedNotice({ ...closedJob, waitsSince: null }, true),
  ),
  noticePreview('A job is restored, to its recruiter', restoredNotice, restoredNotice(closedJob, 'OPEN')),
];

const asker = {
  id: '0',
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  companyName: application.companyName,
};
const merged = { goneName: 'Kaveri Steel Pune', name: 'Kaveri Steel', reason: 'They share one address.' };

const companyPreviews = (): MailPreview[] => [
  noticePreview('A recruiter asks to join a company, to those who belong to it', askedNotice, askedNotice('0', asker)),
  noticePreview(
    'The support has answered, and the answer was not seen',
    answeredNotice,
    answeredNotice(
      '0',
      'JOBSEEKER',
      'Open your profile, press Edit and choose the file again.\nIt may have up to 5 MB.',
    ),
  ),
  noticePreview(
    'A recruiter invites somebody to apply',
    invitedNotice,
    invitedNotice({ seekerId: '0', jobId: 'j0', jobTitle: closedJob.title, companyName: closedJob.companyName }),
  ),
  noticePreview('A webhook took nothing for days', switchedOffNotice, switchedOffNotice('0', 'hooks.example.in')),
  noticePreview('A recruiter is let into a company', letInNotice, letInNotice('0', asker.companyName, 2)),
  ...reportSamples().map(({ when, word, notice, which }) => noticePreview(when, word, notice, which)),
  noticePreview(
    'A company is suspended, to its recruiters',
    suspendedNotice,
    suspendedNotice('0', asker.companyName, 'Its jobs ask applicants to pay for a uniform.'),
  ),
  noticePreview(
    'The suspension of a company is lifted, to its recruiters',
    suspensionLiftedNotice,
    suspensionLiftedNotice('0', asker.companyName),
  ),
  noticePreview('Two companies are merged, to the recruiters of both', mergedNotice, mergedNotice('0', merged)),
  noticePreview('A company is verified, to its recruiters', verifiedNotice, verifiedNotice('0', asker.companyName)),
  noticePreview('A recruiter is not let into a company', declinedNotice, declinedNotice('0', asker.companyName)),
];

const interviewPreviews = (services: Services): MailPreview[] =>
  interviewSamples(services, application).map(({ when, notice, which }) =>
    noticePreview(when, interviewNotices, notice, which),
  );

export const mailPreviews = (services: Services): MailPreview[] => [
  ...accountPreviews(),
  contactPreview(),
  visitorPreview(),
  ...contentPreviews(),
  ...movePreviews(),
  ...closingPreviews(),
  ...takeDownPreviews(),
  ...companyPreviews(),
  ...privacyPreviews(),
  ...interviewPreviews(services),
];
