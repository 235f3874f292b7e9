import {
  ApplicantResolver,
  ApplicationEventResolver,
  ApplicationResolver,
  JobApplicationResolver,
} from '../applications/application.resolver.ts';
import { ApplicationInterviewResolver, InterviewResolver } from '../interviews/interview.resolver.ts';
import { ApplicationNoteResolver } from '../notes/application-note.resolver.ts';
import { DecisionBatchResolver } from '../decisions/decision-batch.resolver.ts';
import { AnnouncementAdminResolver } from '../content/announcement-admin.resolver.ts';
import { ContactAdminResolver } from '../content/contact-admin.resolver.ts';
import { ContentResolver } from '../content/content.resolver.ts';
import { FaqAdminResolver } from '../content/faq-admin.resolver.ts';
import { CompanyMergeResolver } from '../companies/company-merge.resolver.ts';
import { CompanyAdminResolver, MembershipResolver } from '../companies/membership.resolver.ts';
import { AccountDeletionResolver } from '../privacy/account-deletion.resolver.ts';
import { ConsentResolver } from '../privacy/consent.resolver.ts';
import { ResumeLogResolver } from '../privacy/resume-log.resolver.ts';
import { DataExportResolver } from '../privacy/data-export.resolver.ts';
import { ReviewResolver } from '../reviews/review.resolver.ts';
import { CompanySuspensionResolver } from '../jobs/administration/company-suspension.resolver.ts';
import { JobAdminResolver } from '../jobs/administration/job-admin.resolver.ts';
import { JobSearchResolver } from '../jobs/search/job-search.resolver.ts';
import { JobResolver } from '../jobs/job.resolver.ts';
import { JobseekerProfileResolver, ProfileResolver } from '../profiles/profile.resolver.ts';
import { AnalyticsResolver } from '../analytics/analytics.resolver.ts';
import { MailLogResolver } from '../admin/mail-log.resolver.ts';
import { AdminResolver } from '../admin/admin.resolver.ts';
import { AccountResolver } from '../identity/accounts/account.resolver.ts';
import { StaffResolver } from '../identity/administration/staff.resolver.ts';
import { UserAdminResolver } from '../identity/administration/user-admin.resolver.ts';
import { SessionResolver } from '../identity/sessions/session.resolver.ts';
import { AccessTokenResolver } from '../identity/tokens/access-token.resolver.ts';
import { SignupResolver } from '../identity/signups/signup.resolver.ts';
import { NotificationResolver } from '../notifications/notification.resolver.ts';
import { PreferenceResolver } from '../notifications/preference.resolver.ts';
import { SupportConversationResolver } from '../support/conversation.resolver.ts';
import { VisitorConversationResolver } from '../support/visitor.resolver.ts';
import { WebhookDeliveryResolver, WebhookResolver } from '../webhooks/webhook.resolver.ts';
import { ReportResolver } from '../reports/report.resolver.ts';
import { HeldWordResolver } from '../trust/held-word.resolver.ts';
import { SettingsResolver } from '../settings/settings.resolver.ts';
import { InvitationResolver } from '../talent/invitation.resolver.ts';
import { TalentResolver } from '../talent/talent.resolver.ts';
import { SupportResolver } from '../support/support.resolver.ts';

export const resolvers: [NewableFunction, ...NewableFunction[]] = [
  AccountResolver,
  SessionResolver,
  AccessTokenResolver,
  SignupResolver,
  DataExportResolver,
  AccountDeletionResolver,
  ConsentResolver,
  ResumeLogResolver,
  ApplicationResolver,
  ApplicantResolver,
  ApplicationEventResolver,
  JobApplicationResolver,
  ApplicationNoteResolver,
  DecisionBatchResolver,
  InterviewResolver,
  ApplicationInterviewResolver,
  NotificationResolver,
  PreferenceResolver,
  SupportConversationResolver,
  VisitorConversationResolver,
  SupportResolver,
  WebhookResolver,
  WebhookDeliveryResolver,
  JobResolver,
  JobSearchResolver,
  AnalyticsResolver,
  ReviewResolver,
  MembershipResolver,
  CompanyAdminResolver,
  CompanyMergeResolver,
  CompanySuspensionResolver,
  ProfileResolver,
  JobseekerProfileResolver,
  ContentResolver,
  AnnouncementAdminResolver,
  FaqAdminResolver,
  ContactAdminResolver,
  AdminResolver,
  UserAdminResolver,
  JobAdminResolver,
  SettingsResolver,
  StaffResolver,
  MailLogResolver,
  TalentResolver,
  InvitationResolver,
  HeldWordResolver,
  ReportResolver,
];
