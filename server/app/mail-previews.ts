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
} from '../identity/accounts/account.mails.ts';
import { superadminMail } from '../identity/accounts/superadmin.mails.ts';
import type { NamedApplication } from '../applications/application-move.service.ts';
import { applicationStatusLabels } from '../applications/application.labels.ts';
import { noticeOfMove } from '../applications/application.notices.ts';
import { askedNotice, declinedNotice, letInNotice } from '../companies/membership.notices.ts';
import { contactMail } from '../content/content.mails.ts';
import type { Services } from '../core/context.ts';
import type { OutgoingMail } from '../core/mail.ts';
import { keysOf } from '../core/text.rules.ts';
import { interviewNotices } from '../calendar/interview-calendar.service.ts';
import { closedNoticeToApplicant, closedNoticeToRecruiter } from '../jobs/job.notices.ts';
import { noticeMail } from '../notifications/notification.mails.ts';
import type { Notice } from '../notifications/notification.service.ts';
import { newDeviceMail } from '../identity/sessions/session.mails.ts';
import { signupCodeMail, signupTriedMail, welcomeMail } from '../identity/signups/signup.mails.ts';

export interface MailPreview {
  /** The function that words it, and the case where it has several. */
  kind: string;
  when: string;
  mail: OutgoingMail;
}

const to = 'asha@example.in';
const [asha, inHindi, long] = ['Asha Rao', 'आशा वर्मा', 'Venkatanarasimharajuvaripeta Subramanyeswara Sharm'];
const code = '042137';

const accountPreviews: MailPreview[] = [
  { kind: 'signupCodeMail', when: 'Signing up', mail: signupCodeMail(to, inHindi, code) },
  { kind: 'signupTriedMail', when: 'Signing up with an address that has an account', mail: signupTriedMail(to, asha) },
  { kind: 'welcomeMail', when: 'The sign-up is confirmed', mail: welcomeMail(to, long, '/profile') },
  { kind: 'loginCodeMail', when: 'Logging in with a code', mail: loginCodeMail(to, asha, code) },
  {
    kind: 'passwordFirstMail',
    when: 'An admin asks for a code before the password',
    mail: passwordFirstMail(to, asha),
  },
  { kind: 'blockedMail', when: 'Too many wrong codes or passwords', mail: blockedMail(to, asha) },
  {
    kind: 'newDeviceMail',
    when: 'A login from a new browser',
    mail: newDeviceMail(to, asha, { device: 'Chrome on Android', at: new Date('2026-11-21T09:05:00Z') }),
  },
  {
    kind: 'resetLinkMail',
    when: 'A forgotten password',
    mail: resetLinkMail(to, inHindi, `/reset-password?email=asha%40example.in#token=${'sample'.repeat(7)}`),
  },
  { kind: 'passwordChangedMail', when: 'The password was changed', mail: passwordChangedMail(to, asha) },
  { kind: 'newEmailCodeMail', when: 'A new address, to that address', mail: newEmailCodeMail(to, asha, code) },
  { kind: 'newEmailTriedMail', when: 'A new address that has an account', mail: newEmailTriedMail(to, asha) },
  { kind: 'emailChangedMail', when: 'The address was changed, to the old one', mail: emailChangedMail(to, asha) },
  { kind: 'newEmailSetMail', when: 'The address was changed, to the new one', mail: newEmailSetMail(to, asha) },
  {
    kind: 'superadminMail',
    when: 'SUPERADMIN_EMAIL has no account yet',
    mail: superadminMail(to, `/reset-password?email=asha%40example.in#token=${'sample'.repeat(7)}`),
  },
];

const contactPreview: MailPreview = {
  kind: 'contactMail',
  when: 'The contact form, to support',
  mail: contactMail('support@example.in', {
    name: 'Ravi <b>Kumar</b>',
    email: 'ravi@example.in',
    message: 'I cannot open my resume.\nIt says "not found" & nothing else.',
  }),
};

/** With the foot of a mail that can be switched off. */
const previewOf = (notice: Notice): OutgoingMail => noticeMail(to, notice, 'sample');

const application: NamedApplication = {
  id: '0',
  jobId: '0',
  status: 'NEW',
  jobTitle: 'Senior Nurse (Intensive Care)',
  companyName: 'Sanjeevani Hospitals',
  recruiterId: '0',
  recruiterName: 'Ravi Kumar',
  seekerId: '0',
  seekerName: long,
  seekerEmail: to,
};
const closedJob = { id: '0', title: application.jobTitle, companyName: application.companyName, recruiterId: '0' };

const movePreviews = (): MailPreview[] =>
  keysOf(applicationStatusLabels).map((status) => ({
    kind: `noticeOfMove ${status}`,
    when: `An application becomes ${applicationStatusLabels[status]}`,
    mail: previewOf(
      noticeOfMove(application, status, status === 'REJECTED' ? 'We need more years in intensive care.' : null),
    ),
  }));

const closingPreviews = (): MailPreview[] => [
  {
    kind: 'closedNoticeToApplicant',
    when: 'A job closes, to its applicants',
    mail: previewOf(closedNoticeToApplicant(closedJob, '0')),
  },
  ...(['APPLICATIONS', 'CLOCK'] as const).map((closedBy) => ({
    kind: `closedNoticeToRecruiter ${closedBy}`,
    when: 'A job closes by itself, to its recruiter',
    mail: previewOf(closedNoticeToRecruiter(closedJob, closedBy)),
  })),
];

const asker = { name: 'Ravi Kumar', email: 'ravi@example.in', companyName: application.companyName };
const companyPreviews = (): MailPreview[] => [
  {
    kind: 'askedNotice',
    when: 'A recruiter asks to join a company, to those who belong to it',
    mail: previewOf(askedNotice('0', asker)),
  },
  {
    kind: 'letInNotice',
    when: 'A recruiter is let into a company',
    mail: previewOf(letInNotice('0', asker.companyName, 2)),
  },
  {
    kind: 'declinedNotice',
    when: 'A recruiter is not let into a company',
    mail: previewOf(declinedNotice('0', asker.companyName)),
  },
];

const interviewChanges = {
  SCHEDULED: 'is scheduled',
  MOVED: 'is moved',
  CANCELLED: 'is cancelled',
  REMINDED: 'comes up',
} as const;

function interviewPreviews(services: Services): MailPreview[] {
  const entry = {
    id: '0',
    title: application.jobTitle,
    candidate: long,
    date: '2026-11-24',
    slot: 'S1030_1130',
    sequence: 0,
    startsAt: new Date('2026-11-24T05:00:00Z'),
    endsAt: new Date('2026-11-24T06:00:00Z'),
  } as const;
  const noticesOf = (change: keyof typeof interviewChanges) =>
    interviewNotices({ services, now: services.clock.now() }, entry, application, change);
  return keysOf(interviewChanges).flatMap((change) =>
    noticesOf(change).map((notice, side) => ({
      kind: `interviewNotices ${change} ${side === 0 ? 'seeker' : 'recruiter'}`,
      when: `An interview ${interviewChanges[change]}, to the ${side === 0 ? 'seeker' : 'recruiter'}`,
      mail: previewOf(notice),
    })),
  );
}

export const mailPreviews = (services: Services): MailPreview[] => [
  ...accountPreviews,
  contactPreview,
  ...movePreviews(),
  ...closingPreviews(),
  ...companyPreviews(),
  ...interviewPreviews(services),
];
