import { t } from '@lingui/core/macro';

/** Each table that may hold something of a person, as the export words it. */
export const personalTableLabels = {
  users: () => t`Your account: name, address, role, and when it was made.`,
  sessions: () => t`Where you are logged in.`,
  known_devices: () => t`Browsers in which you logged in before.`,
  access_tokens: () => t`Access tokens that you made, without their values.`,
  consents: () => t`What you agreed to, and when.`,
  notification_preferences: () => t`Which emails you chose to get.`,
  notifications: () => t`What the portal notified you of.`,
  webhooks: () => t`Webhooks that you set up, without their secrets.`,
  webhook_deliveries: () => t`What was sent to your webhooks.`,
  support_conversations: () => t`Your conversation with the support.`,
  support_messages: () => t`What you and the support wrote there.`,
  support_viewers: () => t`Which conversation an admin has open: it counts for half a minute.`,
  contact_messages: () => t`What you wrote with the contact form.`,
  contact_answers: () => t`What we answered to it.`,
  seeker_profiles: () => t`Your profile as a job seeker.`,
  recruiter_profiles: () => t`Your profile as a recruiter.`,
  talent_profiles: () => t`What recruiters see of you while you want to be found.`,
  invitations: () => t`Invitations to apply, that you got or sent.`,
  invitation_blocks: () => t`Companies whose invitations you do not want.`,
  reports: () => t`What you reported to us.`,
  saved_jobs: () => t`Jobs that you saved.`,
  company_join_requests: () => t`Companies that you asked to join.`,
  company_members: () => t`Companies that you belong or belonged to.`,
  companies: () => t`Companies that you founded here.`,
  company_reviews: () => t`Your reviews of companies.`,
  application_notes: () => t`Private notes that you wrote about applications.`,
  application_events: () => t`The steps of your applications, and those that you took with others’.`,
  decision_batches: () => t`Decisions that you took for several applications at once.`,
  decision_batch_items: () => t`The applications of those decisions.`,
  resume_views: () => t`When your resume was opened or downloaded.`,
  interviews: () => t`Your interviews: with whom, when and where.`,
  applications: () => t`Your applications.`,
  jobs: () => t`Jobs that you posted.`,
  job_events: () => t`When your jobs were posted, changed and closed.`,
  job_attachments: () => t`Which files are attached to your jobs.`,
  data_exports: () => t`When you asked for your data.`,
  files: () => t`Your files; their content is in the folder “files”.`,
  audit_log: () => t`What admins changed: it names people by number only.`,
  one_time_codes: () => t`One-time codes: they last for minutes and are stored so that nobody can read them.`,
  signups: () => t`Sign-ups that nobody confirmed: they are gone after a day.`,
  staff_invitations: () => t`Invitations to run the portal: for admins only.`,
  company_domains: () => t`Email domains of companies: admins confirm them.`,
  announcements: () => t`Announcements: admins write them.`,
  job_closings_to_tell: () => t`Work in progress of the portal: applicants who are about to be notified.`,
  open_jobs: () => t`The index of the job search: it repeats what your jobs say.`,
  idempotency_keys: () => t`Answers that are held for a day in case they got lost on the way.`,
  outbox: () => t`Emails that were sent to you: you have them, and here they are encrypted and gone after a month.`,
  mailbox_messages: () => t`Emails of a portal under development.`,
} as const;
export type PersonalTable = keyof typeof personalTableLabels;

export const dataExportStateLabels = {
  WAITING: () => t`Being prepared`,
  READY: () => t`Ready`,
  EXPIRED: () => t`Expired`,
  FAILED: () => t`Failed`,
} as const;
export type DataExportState = keyof typeof dataExportStateLabels;

export const resumeUseLabels = {
  VIEW: () => t`Opened`,
  DOWNLOAD: () => t`Downloaded`,
} as const;
export type ResumeUse = keyof typeof resumeUseLabels;
