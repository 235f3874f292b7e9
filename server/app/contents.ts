import { type EntityTarget, getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';
import type { RestRoute } from '../core/rest.ts';
import { fileRoutes } from '../platform/files/file.rest.ts';
import { NotificationResolver } from '../platform/notifications/notification.resolver.ts';
import { notificationRoutes } from '../platform/notifications/notification.rest.ts';
import { PreferenceResolver } from '../platform/notifications/preference.resolver.ts';
import { SettingsResolver } from '../platform/settings/settings.resolver.ts';
import { AccountResolver } from '../people/identity/login/account.resolver.ts';
import { accountRoutes } from '../people/identity/login/account.rest.ts';
import { SessionResolver } from '../people/identity/sessions/session.resolver.ts';
import { SignupResolver } from '../people/identity/signup/signup.resolver.ts';
import { signupRoutes } from '../people/identity/signup/signup.rest.ts';
import { AccessTokenResolver } from '../people/identity/tokens/access-token.resolver.ts';
import { ProfileResolver } from '../people/profiles/profile.resolver.ts';
import { profileRoutes } from '../people/profiles/profile.rest.ts';
import { HrProfileResolver } from '../companies/hr-profile.resolver.ts';
import { MembershipResolver } from '../companies/membership.resolver.ts';
import {
  ApplicantResolver,
  ApplicationEventResolver,
  ApplicationResolver,
  JobApplicationResolver,
} from '../hiring/applications/application.resolver.ts';
import { DecisionBatchResolver } from '../hiring/applications/decision-batch.resolver.ts';
import { documentRoutes } from '../hiring/documents/document.rest.ts';
import { HeldWordResolver } from '../hiring/held-texts/held-word.resolver.ts';
import { ApplicationInterviewResolver, InterviewResolver } from '../hiring/interviews/interview.resolver.ts';
import { JobResolver } from '../hiring/jobs/job.resolver.ts';
import { JobSearchResolver } from '../hiring/jobs/search/job-search.resolver.ts';
import { ApplicationNoteResolver } from '../hiring/notes/application-note.resolver.ts';
import { ReviewResolver } from '../hiring/reviews/review.resolver.ts';
import { InvitationResolver } from '../hiring/talent/invitation.resolver.ts';
import { TalentResolver } from '../hiring/talent/talent.resolver.ts';
import { WebhookDeliveryResolver, WebhookResolver } from '../hiring/webhooks/webhook.resolver.ts';
import { AdminResolver } from '../office/admin/admin.resolver.ts';
import { MailLogResolver } from '../office/admin/mail-log.resolver.ts';
import { StaffResolver } from '../office/admin/staff.resolver.ts';
import { UserAdminResolver } from '../office/admin/user-admin.resolver.ts';
import { AnalyticsResolver } from '../office/analytics/analytics.resolver.ts';
import { CompanyAdminResolver } from '../office/companies/company-admin.resolver.ts';
import { AnnouncementAdminResolver } from '../office/content/announcement-admin.resolver.ts';
import { ContactAdminResolver } from '../office/content/contact-admin.resolver.ts';
import { ContentResolver } from '../office/content/content.resolver.ts';
import { FaqAdminResolver } from '../office/content/faq-admin.resolver.ts';
import { JobAdminResolver } from '../office/jobs/job-admin.resolver.ts';
import { DataExportResolver, PrivacyResolver, ResumeLogResolver } from '../office/privacy/privacy.resolver.ts';
import { ReportResolver } from '../office/reports/report.resolver.ts';
import { SupportConversationResolver } from '../office/support/conversation.resolver.ts';
import { SupportResolver } from '../office/support/support.resolver.ts';
import { VisitorConversationResolver } from '../office/support/visitor.resolver.ts';

/** What the rooms bring: a new resolver or REST route is named here. */
export const resolvers: [NewableFunction, ...NewableFunction[]] = [
  AccountResolver,
  SessionResolver,
  AccessTokenResolver,
  SignupResolver,
  DataExportResolver,
  PrivacyResolver,
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
  ProfileResolver,
  HrProfileResolver,
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

export const restRoutes: RestRoute[] = [
  ...fileRoutes,
  ...notificationRoutes,
  ...accountRoutes,
  ...signupRoutes,
  ...profileRoutes,
  ...documentRoutes,
];

/** Every class with `@Entity`: the use cases behind the resolvers have imported them. */
export const entities: EntityTarget<ObjectLiteral>[] = getMetadataArgsStorage().tables.map(({ target }) => target);
