import { t } from '@lingui/core/macro';

export const settingGroupLabels = {
  TRUST: () => t`Employers`,
  PRIVACY: () => t`Privacy`,
  MAIL: () => t`Emails`,
  SITE: () => t`Site`,
  LEGAL: () => t`Legal texts`,
} as const;
export type SettingGroup = keyof typeof settingGroupLabels;

/** What each setting is called, and what it does. */
export const settingLabels = {
  requireVerification: {
    label: () => t`Jobs wait for verification`,
    help: () => t`Jobs of unverified employers stay hidden until an admin verifies the employer.`,
  },
  unverifiedJobLimit: {
    label: () => t`Open jobs of an unverified employer`,
    help: () => t`How many jobs an employer who is not verified may have open at once.`,
  },
  dailyInvitations: {
    label: () => t`Invitations a day`,
    help: () => t`How many job seekers a recruiter may invite to apply in one day.`,
  },
  rejectedResumeDays: {
    label: () => t`Days until resumes of rejected applicants are deleted`,
    help: () => t`Counted from the rejection. Only the copy sent with the application goes.`,
  },
  mailSenderName: {
    label: () => t`Sender of emails`,
    help: () => t`The name that people see beside the address in their mailbox.`,
  },
  contactEmail: {
    label: () => t`Email for visitors`,
    help: () => t`Shown in the footer of the site. Leave it empty to show none.`,
  },
  contactPhone: {
    label: () => t`Telephone for visitors`,
    help: () => t`Shown in the footer of the site. Leave it empty to show none.`,
  },
  footerAddress: {
    label: () => t`Postal address`,
    help: () => t`Shown in the footer of the site and of every email. Leave it empty to show none.`,
  },
  privacyText: {
    label: () => t`Privacy notice`,
    help: () =>
      t`Unless empty, it replaces the built-in text. Lines that begin with ## are headings, those with - a list.`,
  },
  termsText: {
    label: () => t`Terms of use`,
    help: () =>
      t`Unless empty, it replaces the built-in text. Lines that begin with ## are headings, those with - a list.`,
  },
} as const;
export type SettingName = keyof typeof settingLabels;
