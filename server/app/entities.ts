import { Application, ApplicationEvent } from '../applications/application.entity.ts';
import { Company } from '../companies/company.entity.ts';
import { CompanyDomain, CompanyJoinRequest, CompanyMembership, MergedCompany } from '../companies/membership.entity.ts';
import { Announcement, AnnouncementSending, ContactAnswer, ContactMessage, Faq } from '../content/content.entity.ts';
import { JobAttachment } from '../jobs/job-attachment.entity.ts';
import { UnfinishedClosing } from '../jobs/job-closing.entity.ts';
import { RecordedJobEvent } from '../jobs/job-event.entity.ts';
import { AuditLine } from '../core/audit.entity.ts';
import { IdempotencyRecord } from '../core/idempotency.entity.ts';
import { MailboxMessage } from '../core/mailbox.entity.ts';
import { Job } from '../jobs/job.entity.ts';
import { SavedJob } from '../jobs/saved-job.entity.ts';
import { HrProfile, JobseekerProfile } from '../profiles/profile.entity.ts';
import { Interview } from '../calendar/interview.entity.ts';
import { ApplicationNote } from '../notes/application-note.entity.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { StoredPreference } from '../notifications/preference.entity.ts';
import { DataExport } from '../privacy/data-export.entity.ts';
import { CompanyReview } from '../reviews/review.entity.ts';
import { Report } from '../reports/report.entity.ts';
import { HeldWord } from '../trust/held-word.entity.ts';
import { Setting } from '../settings/settings.entity.ts';
import { SupportConversation } from '../support/conversation.entity.ts';
import { SupportMessage } from '../support/support.entity.ts';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Consent, User } from '../users/user.entity.ts';
import { OneTimeCode } from '../identity/credentials/code.entity.ts';
import { KnownDevice } from '../identity/credentials/device.entity.ts';
import { Session } from '../identity/sessions/session.entity.ts';
import { AccessToken } from '../identity/tokens/access-token.entity.ts';
import { Signup } from '../identity/signups/signup.entity.ts';
import { StaffInvitation } from '../identity/administration/staff.entity.ts';
import { Webhook, WebhookDelivery } from '../webhooks/webhook.entity.ts';
import { StoredFile } from '../files/file.entity.ts';
import { Invitation, InvitationBlock } from '../talent/invitation.entity.ts';
import { TalentProfile } from '../talent/talent.entity.ts';

export const entities: EntityTarget<ObjectLiteral>[] = [
  User,
  Session,
  AccessToken,
  Webhook,
  WebhookDelivery,
  Signup,
  OneTimeCode,
  KnownDevice,
  Consent,
  StoredFile,
  Application,
  ApplicationEvent,
  ApplicationNote,
  Interview,
  Notification,
  StoredPreference,
  SupportConversation,
  SupportMessage,
  Company,
  CompanyMembership,
  CompanyJoinRequest,
  CompanyDomain,
  MergedCompany,
  JobseekerProfile,
  HrProfile,
  Job,
  JobAttachment,
  RecordedJobEvent,
  UnfinishedClosing,
  SavedJob,
  CompanyReview,
  Announcement,
  AnnouncementSending,
  Faq,
  ContactMessage,
  ContactAnswer,
  AuditLine,
  IdempotencyRecord,
  MailboxMessage,
  Setting,
  StaffInvitation,
  DataExport,
  TalentProfile,
  Invitation,
  InvitationBlock,
  HeldWord,
  Report,
];
