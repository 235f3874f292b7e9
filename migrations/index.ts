import { CreateAccounts1763700000000 } from './1763700000000-create-accounts.ts';
import { CreateCore1763700000001 } from './1763700000001-create-core.ts';
import { CreatePeople1763700000002 } from './1763700000002-create-people.ts';
import { CreateJobs1763700000003 } from './1763700000003-create-jobs.ts';
import { CreateApplications1763700000004 } from './1763700000004-create-applications.ts';
import { CreateMessages1763700000005 } from './1763700000005-create-messages.ts';
import { ExtendSessions1763900000000 } from './1763900000000-extend-sessions.ts';
import { ExtendAttemptCounters1763900000100 } from './1763900000100-extend-attempt-counters.ts';
import { ScheduleMails1763900000600 } from './1763900000600-schedule-mails.ts';
import { IndexCompanyReviews1764000000000 } from './1764000000000-index-company-reviews.ts';
import { SearchApplications1764100002000 } from './1764100002000-search-applications.ts';
import { MeasureApplications1764100003000 } from './1764100003000-measure-applications.ts';
import { NameApplicationCompany1764100005000 } from './1764100005000-name-application-company.ts';
import { FillApplications1764100006000 } from './1764100006000-fill-applications.ts';
import { IndexApplications1764100007000 } from './1764100007000-index-applications.ts';
import { RemindOfPendingInterviews1764200001000 } from './1764200001000-remind-of-pending-interviews.ts';
import { SeeSupportMessages1764200002000 } from './1764200002000-see-support-messages.ts';
import { RememberClosings1764200003000 } from './1764200003000-remember-closings.ts';
import { IndexApprovedApplications1764200004000 } from './1764200004000-index-approved-applications.ts';
import { RememberListChanges1764200005000 } from './1764200005000-remember-list-changes.ts';
import { KnowPostedDrafts1764200007000 } from './1764200007000-know-posted-drafts.ts';
import { KnowSentNotes1764200013000 } from './1764200013000-know-sent-notes.ts';
import { ForgetWhoAppliedUntil1764200017000 } from './1764200017000-forget-who-applied-until.ts';
import { KnowSentSupportMessages1764200018000 } from './1764200018000-know-sent-support-messages.ts';
import { GiveCompaniesMembers1764300100000 } from './1764300100000-give-companies-members.ts';
import { FillCompanyMembers1764300101000 } from './1764300101000-fill-company-members.ts';
import { RememberTellingTransaction1764300200000 } from './1764300200000-remember-telling-transaction.ts';
import { IndexOutbox1764300200001 } from './1764300200001-index-outbox.ts';
import { ForgetListChanges1764300300000 } from './1764300300000-forget-list-changes.ts';
import { KnowIdempotencyKeys1764300301000 } from './1764300301000-know-idempotency-keys.ts';
import { ForgetDraftIds1764300302000 } from './1764300302000-forget-draft-ids.ts';
import { BindCodesToBrowsers1764300400000 } from './1764300400000-bind-codes-to-browsers.ts';
import { IndexWordStarts1764300500000 } from './1764300500000-index-word-starts.ts';
import { KnowWhereFilesComeFrom1764300501000 } from './1764300501000-know-where-files-come-from.ts';
import { ReleaseUnusedResumes1764300601000 } from './1764300601000-release-unused-resumes.ts';
import { AskAboutFilledJobs1764300602000 } from './1764300602000-ask-about-filled-jobs.ts';
import { IndexHiredApplications1764300603000 } from './1764300603000-index-hired-applications.ts';
import { NumberJobs1764300604000 } from './1764300604000-number-jobs.ts';
import { NumberEarlierJobs1764300605000 } from './1764300605000-number-earlier-jobs.ts';
import { DropWordStarts1764400050000 } from './1764400050000-drop-word-starts.ts';
import { RekeyCompanies1764400060000 } from './1764400060000-rekey-companies.ts';
import { NotifyWithCommit1764400070000 } from './1764400070000-notify-with-commit.ts';
import { NotifyOfClosingsLater1764500000000 } from './1764500000000-notify-of-closings-later.ts';
import { ListOpenJobs1764500100000 } from './1764500100000-list-open-jobs.ts';
import { FillOpenJobs1764500101000 } from './1764500101000-fill-open-jobs.ts';
import { LightenWrites1764500200000 } from './1764500200000-lighten-writes.ts';
import { KnowTitlesOfOpenJobs1764500300000 } from './1764500300000-know-titles-of-open-jobs.ts';
import { OrderOpenJobs1764500301000 } from './1764500301000-order-open-jobs.ts';
import { KeepAuditLog1764600000000 } from './1764600000000-keep-audit-log.ts';
import { KnowWhyUsersAreDisabled1764600001000 } from './1764600001000-know-why-users-are-disabled.ts';
import { IndexUsers1764600002000 } from './1764600002000-index-users.ts';
import { TakeJobsDown1764600003000 } from './1764600003000-take-jobs-down.ts';
import { IndexJobsForAdmins1764600004000 } from './1764600004000-index-jobs-for-admins.ts';
import { MakeAccessTokens1764600100000 } from './1764600100000-make-access-tokens.ts';
import { MakeWebhooks1764600101000 } from './1764600101000-make-webhooks.ts';
import { AnswerSupportMessages1764600300000 } from './1764600300000-answer-support-messages.ts';
import { MakeSettings1764700000000 } from './1764700000000-make-settings.ts';
import { InviteAdmins1764700001000 } from './1764700001000-invite-admins.ts';
import { KnowWhatBecameOfMails1764700002000 } from './1764700002000-know-what-became-of-mails.ts';
import { IndexMails1764700003000 } from './1764700003000-index-mails.ts';
import { IndexDaysOfApplications1764700004000 } from './1764700004000-index-days-of-applications.ts';
import { PublishAnnouncements1764700100000 } from './1764700100000-publish-announcements.ts';
import { AnswerContactMessages1764700101000 } from './1764700101000-answer-contact-messages.ts';
import { IndexContent1764700102000 } from './1764700102000-index-content.ts';
import { SuspendCompanies1764700103000 } from './1764700103000-suspend-companies.ts';
import { IndexCompanies1764700104000 } from './1764700104000-index-companies.ts';
import { IndexWaitingJobs1764700200000 } from './1764700200000-index-waiting-jobs.ts';
import { HoldJobs1764700201000 } from './1764700201000-hold-jobs.ts';
import { IndexHeldJobs1764700202000 } from './1764700202000-index-held-jobs.ts';
import { TakeReports1764700203000 } from './1764700203000-take-reports.ts';
import { MakeDataExports1764700300000 } from './1764700300000-make-data-exports.ts';
import { LetPeopleLeave1764700301000 } from './1764700301000-let-people-leave.ts';
import { LogResumeViews1764700302000 } from './1764700302000-log-resume-views.ts';
import { IndexWhatFallsDue1764700303000 } from './1764700303000-index-what-falls-due.ts';
import { KnowWithdrawnConsents1764700304000 } from './1764700304000-know-withdrawn-consents.ts';
import { MakeTalentProfiles1764700400000 } from './1764700400000-make-talent-profiles.ts';
import { MakeInvitations1764700401000 } from './1764700401000-make-invitations.ts';
import { LetVisitorsChat1764700500000 } from './1764700500000-let-visitors-chat.ts';
import { ShareWebhooks1764700600000 } from './1764700600000-share-webhooks.ts';
import { MergeCompanies1764709500000 } from './1764709500000-merge-companies.ts';
import { IndexOpenReports1764709600000 } from './1764709600000-index-open-reports.ts';
import { SeeWhoLooks1764709700000 } from './1764709700000-see-who-looks.ts';
import { KeepWebhookTries1764709820000 } from './1764709820000-keep-webhook-tries.ts';
import { KnowWhereInterviewsAre1764709910000 } from './1764709910000-know-where-interviews-are.ts';
import { CheckListedValues1764709911000 } from './1764709911000-check-listed-values.ts';
import { KnowFrequentTerms1764709912000 } from './1764709912000-know-frequent-terms.ts';
import { IndexFrequentTerms1764709913000 } from './1764709913000-index-frequent-terms.ts';
import { KnowReasonsOfJobs1764800100000 } from './1764800100000-know-reasons-of-jobs.ts';
import { FillReasonsOfJobs1764800101000 } from './1764800101000-fill-reasons-of-jobs.ts';
import { ComputeStatesOfJobs1764800102000 } from './1764800102000-compute-states-of-jobs.ts';
import { RewordHeldPhrases1764800200000 } from './1764800200000-reword-held-phrases.ts';
import { AddHeldPhrases1764800201000 } from './1764800201000-add-held-phrases.ts';
import { WaitWithStatusMails1764800300000 } from './1764800300000-wait-with-status-mails.ts';
import { KnowWhomTextsAreAbout1764800400000 } from './1764800400000-know-whom-texts-are-about.ts';
import { FillWhomTextsAreAbout1764800401000 } from './1764800401000-fill-whom-texts-are-about.ts';
import { RefuseErasedPeople1764800402000 } from './1764800402000-refuse-erased-people.ts';
import { InviteProfiles1764800403000 } from './1764800403000-invite-profiles.ts';
import { IndexDueDeliveries1764800500000 } from './1764800500000-index-due-deliveries.ts';
import { SendJobEvents1764800501000 } from './1764800501000-send-job-events.ts';
import { FollowApplications1764800502000 } from './1764800502000-follow-applications.ts';
import { KnowInstallation1764800600000 } from './1764800600000-know-installation.ts';
import { RestoreNotifications1764800700000 } from './1764800700000-restore-notifications.ts';
import { KnowExternalIdsOfJobs1764800950000 } from './1764800950000-know-external-ids-of-jobs.ts';
import { QueueMails1764900600000 } from './1764900600000-queue-mails.ts';

/** In the order in which they run; a landed one is never edited. */
export const migrations = [
  CreateAccounts1763700000000,
  CreateCore1763700000001,
  CreatePeople1763700000002,
  CreateJobs1763700000003,
  CreateApplications1763700000004,
  CreateMessages1763700000005,
  ExtendSessions1763900000000,
  ExtendAttemptCounters1763900000100,
  ScheduleMails1763900000600,
  IndexCompanyReviews1764000000000,
  SearchApplications1764100002000,
  MeasureApplications1764100003000,
  NameApplicationCompany1764100005000,
  FillApplications1764100006000,
  IndexApplications1764100007000,
  RemindOfPendingInterviews1764200001000,
  SeeSupportMessages1764200002000,
  RememberClosings1764200003000,
  IndexApprovedApplications1764200004000,
  RememberListChanges1764200005000,
  KnowPostedDrafts1764200007000,
  KnowSentNotes1764200013000,
  ForgetWhoAppliedUntil1764200017000,
  KnowSentSupportMessages1764200018000,
  GiveCompaniesMembers1764300100000,
  FillCompanyMembers1764300101000,
  RememberTellingTransaction1764300200000,
  IndexOutbox1764300200001,
  ForgetListChanges1764300300000,
  KnowIdempotencyKeys1764300301000,
  ForgetDraftIds1764300302000,
  BindCodesToBrowsers1764300400000,
  IndexWordStarts1764300500000,
  KnowWhereFilesComeFrom1764300501000,
  ReleaseUnusedResumes1764300601000,
  AskAboutFilledJobs1764300602000,
  IndexHiredApplications1764300603000,
  NumberJobs1764300604000,
  NumberEarlierJobs1764300605000,
  DropWordStarts1764400050000,
  RekeyCompanies1764400060000,
  NotifyWithCommit1764400070000,
  NotifyOfClosingsLater1764500000000,
  ListOpenJobs1764500100000,
  FillOpenJobs1764500101000,
  LightenWrites1764500200000,
  KnowTitlesOfOpenJobs1764500300000,
  OrderOpenJobs1764500301000,
  KeepAuditLog1764600000000,
  KnowWhyUsersAreDisabled1764600001000,
  IndexUsers1764600002000,
  TakeJobsDown1764600003000,
  IndexJobsForAdmins1764600004000,
  MakeAccessTokens1764600100000,
  MakeWebhooks1764600101000,
  AnswerSupportMessages1764600300000,
  MakeSettings1764700000000,
  InviteAdmins1764700001000,
  KnowWhatBecameOfMails1764700002000,
  IndexMails1764700003000,
  IndexDaysOfApplications1764700004000,
  PublishAnnouncements1764700100000,
  AnswerContactMessages1764700101000,
  IndexContent1764700102000,
  SuspendCompanies1764700103000,
  IndexCompanies1764700104000,
  IndexWaitingJobs1764700200000,
  HoldJobs1764700201000,
  IndexHeldJobs1764700202000,
  TakeReports1764700203000,
  MakeDataExports1764700300000,
  LetPeopleLeave1764700301000,
  LogResumeViews1764700302000,
  IndexWhatFallsDue1764700303000,
  KnowWithdrawnConsents1764700304000,
  MakeTalentProfiles1764700400000,
  MakeInvitations1764700401000,
  LetVisitorsChat1764700500000,
  ShareWebhooks1764700600000,
  MergeCompanies1764709500000,
  IndexOpenReports1764709600000,
  SeeWhoLooks1764709700000,
  KeepWebhookTries1764709820000,
  KnowWhereInterviewsAre1764709910000,
  CheckListedValues1764709911000,
  KnowFrequentTerms1764709912000,
  IndexFrequentTerms1764709913000,
  KnowReasonsOfJobs1764800100000,
  FillReasonsOfJobs1764800101000,
  ComputeStatesOfJobs1764800102000,
  RewordHeldPhrases1764800200000,
  AddHeldPhrases1764800201000,
  WaitWithStatusMails1764800300000,
  KnowWhomTextsAreAbout1764800400000,
  FillWhomTextsAreAbout1764800401000,
  RefuseErasedPeople1764800402000,
  InviteProfiles1764800403000,
  IndexDueDeliveries1764800500000,
  SendJobEvents1764800501000,
  FollowApplications1764800502000,
  KnowInstallation1764800600000,
  RestoreNotifications1764800700000,
  KnowExternalIdsOfJobs1764800950000,
  QueueMails1764900600000,
];
