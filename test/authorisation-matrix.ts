import { companyRows, contentRows } from './authorisation-staff-rows.ts';
import {
  anyLiving,
  bothSides,
  type MatrixRow,
  noted,
  recruiters,
  row,
  rowOf,
  seekers,
  staff,
  superadmins,
  variant,
} from './authorisation-rows.ts';

const siteFiles = ['robots.txt', 'sitemap.xml', 'sitemaps/:part.xml', 'jobs/feed.xml'];
const mailPages = ['mailbox', 'mailbox.json', 'mailbox/:id', 'mails', 'mails/:id'].map((path) => `GET /dev/${path}`);
const liveTopics = ['applicationChanged', 'notificationReceived', 'notificationRemoved', 'supportMessageReceived'];
const subscriptions = [...liveTopics, 'unreadNotificationCount'].map((topic) => `Subscription.${topic}`);
const wellKnown = ['security.txt', 'change-password'].map((file) => `GET /.well-known/${file}`);

/**
 * Who may do what: the source of the documentation (`npm run report -- authorisation` prints it) and of the test
 * against a running server. Refusals are checked in this order: signed out, wrong role, not found or not yours, bad
 * input.
 */
export const matrix: readonly MatrixRow[] = [
  // Accounts
  ...row('ANYONE', [
    'Query.me',
    'Query.pendingSignup',
    'Mutation.signup',
    'Mutation.verifySignup',
    'Mutation.resendSignupCode',
    'Mutation.cancelSignup',
    'Mutation.requestLoginCode',
    'Mutation.resendLoginCode',
    'Mutation.loginWithCode',
    'Mutation.loginWithPassword',
    'Mutation.logout',
    'Mutation.forgotPassword',
    'Mutation.resetPassword',
    'Mutation.changePasswordByLink',
    'POST /signup',
    'POST /verify-otp',
    'POST /resend-signup-otp',
    'POST /request-login-otp',
    'POST /resend-login-otp',
    'POST /login-verify',
    'POST /login-password',
    'POST /forgot-password',
    'POST /logout',
  ]),
  ...noted('with a link that the server printed', row(['VISITOR'], ['Mutation.setUpPortal'])),
  ...row('SIGNED_IN', [
    'Query.sessions',
    'Mutation.endOtherSessions',
    'Mutation.changePassword',
    'Mutation.requestEmailChange',
    'Mutation.verifyEmailChange',
    'Mutation.updateName',
    'Mutation.giveConsent',
  ]),
  ...row('SIGNED_IN', ['Query.myConsents']),
  ...row(bothSides, [
    'Query.myDataExport',
    'Mutation.requestDataExport',
    'Mutation.deleteAccount',
    'Mutation.keepAccount',
  ]),
  ...rowOf('SIGNED_IN', 'session', ['Mutation.endSession']),
  ...row(bothSides, ['Query.accessTokens', 'Mutation.createAccessToken']),
  ...rowOf(bothSides, 'access token', ['Mutation.revokeAccessToken']),
  ...row(staff, ['Query.portalTotals', 'Query.portalTrends']),
  ...row(staff, ['Query.adminUsers', 'Mutation.sendSignupCode', 'Mutation.sendLoginCode']),
  ...rowOf(staff, 'account', ['Query.adminUser'], anyLiving),
  ...noted(
    'an admin those of seekers and recruiters, a superadmin those of admins, too',
    rowOf(
      staff,
      'account',
      ['Mutation.disableUser', 'Mutation.enableUser', 'Mutation.unlockUser', 'Mutation.endUserSessions'],
      ["somebody else's"],
    ),
  ),
  ...row(staff, ['Query.adminJobs']),
  ...rowOf(
    staff,
    'job',
    ['Query.adminJob', 'Mutation.takeDownJob', 'Mutation.restoreJob', 'Mutation.releaseJob'],
    ["somebody else's"],
  ),
  ...row(staff, ['Query.heldWords', 'Mutation.addHeldWord', 'Query.adminReports']),
  ...rowOf(staff, 'held word', ['Mutation.removeHeldWord'], ["somebody else's"]),
  ...rowOf(staff, 'report', ['Query.adminReport', 'Mutation.settleReport'], ["somebody else's"]),
  ...rowOf(staff, 'review', ['Mutation.removeReview'], ["somebody else's"]),
  ...row(superadmins, ['Query.auditLog', 'GET /audit.csv', 'Query.portalSettings', 'Mutation.changeSettings']),
  ...row('ANYONE', ['Query.siteTexts']),
  ...row(superadmins, ['Query.staff', 'Mutation.inviteAdmin']),
  ...rowOf(superadmins, 'admin invitation', ['Mutation.withdrawAdminInvitation'], ["somebody else's"]),
  ...noted(
    'nobody removes themselves, nor the last superadmin',
    rowOf(superadmins, 'staff account', ['Mutation.removeAdmin'], ["somebody else's"]),
  ),
  ...row(superadmins, ['Query.adminMails', 'Query.adminTasks', 'Mutation.runTask']),
  ...rowOf(superadmins, 'mail', ['Mutation.retryMail', 'Mutation.sendMailNow'], ["somebody else's"]),
  ...noted('with a mailed link', row(['VISITOR'], ['Mutation.acceptAdminInvitation'])),

  ...contentRows,

  // Profiles
  ...row(seekers, ['Query.jobseekerProfile', 'Mutation.updateJobseekerProfile', 'GET /jobseeker/profile']),
  ...row(recruiters, ['Query.hrProfile', 'Mutation.updateHrProfile']),

  // Companies. Reviews are below, with the applications
  ...row(recruiters, ['Query.joinRequests', 'Mutation.askToJoinCompany', 'Mutation.leaveCompany']),
  ...rowOf(recruiters, 'join request', ['Mutation.answerJoinRequest']),
  ...companyRows,

  // Webhooks
  ...row(recruiters, ['Query.webhooks', 'Mutation.createWebhook']),
  ...(['webhook', 'webhook of a company'] as const).flatMap((kind) =>
    rowOf(recruiters, kind, [
      'Query.webhookDeliveries',
      'Mutation.updateWebhook',
      'Mutation.rotateWebhookSecret',
      'Mutation.deleteWebhook',
      'Mutation.testWebhook',
      'Mutation.resendFailedWebhookDeliveries',
    ]),
  ),
  ...rowOf(recruiters, 'webhook delivery', ['Mutation.resendWebhookDelivery']),
  ...rowOf(recruiters, 'delivery to a company', ['Mutation.resendWebhookDelivery']),

  // Jobs
  ...row('ANYONE', [
    'Query.jobs',
    'Query.jobSuggestions',
    'Query.searchSuggestion',
    'Query.searchCounts',
    'Query.recommendedJobs',
    'Query.siteStats',
    'Query.announcements',
    'Query.faqs',
    'Mutation.sendContactMessage',
    'Query.visitorMessages',
    'Mutation.startVisitorConversation',
    'Mutation.sendVisitorMessage',
  ]),
  ...rowOf('ANYONE', 'job with applicants', ['Query.job'], [...anyLiving, 'own deleted']),
  ...row(seekers, ['Query.savedJobs']),
  ...rowOf(seekers, 'job', ['Mutation.saveJob', 'Mutation.unsaveJob', 'Mutation.applyToJob'], anyLiving),
  ...noted('of others', rowOf(bothSides, 'job', ['Mutation.reportJob'], ["somebody else's"])),
  ...row(recruiters, ['Query.hrJobs', 'Query.filledJob', 'Query.hrAnalytics', 'Mutation.postJob']),
  ...variant('of one job', rowOf(recruiters, 'job', ['Query.hrAnalytics'])),
  ...rowOf(recruiters, 'job', [
    'Mutation.updateJob',
    'Mutation.closeJob',
    'Mutation.keepJobOpen',
    'Mutation.reopenJob',
    'Mutation.deleteJob',
  ]),

  // Applications and interviews
  ...row(seekers, ['Query.myApplications', 'Query.myResumeViews']),
  ...rowOf(seekers, 'application', ['Mutation.revokeResume']),
  ...row(recruiters, ['Query.hrApplications']),
  ...variant('of one job', rowOf(recruiters, 'job with applicants', ['Query.hrApplications'], ['own', 'own deleted'])),
  ...rowOf(bothSides, 'application', ['Query.application', 'Mutation.reportPerson']),
  ...rowOf(bothSides, 'review', ['Mutation.reportReview'], anyLiving),
  ...rowOf(seekers, 'application', ['Mutation.withdrawApplication', 'Mutation.deleteReview']),
  ...noted('after a decision', rowOf(seekers, 'application', ['Mutation.reviewCompany'])),
  ...rowOf(recruiters, 'application', [
    'Mutation.startReview',
    'Mutation.setApplicationStatus',
    'Mutation.scheduleInterview',
    'Query.takenInterviewSlots',
  ]),
  ...noted(
    'at once, all or nothing: one that is not theirs and none moves',
    rowOf(recruiters, 'application', ['Mutation.decideApplications']),
  ),
  ...rowOf(recruiters, 'decision batch', ['Mutation.undoDecisions']),
  ...row(recruiters, ['Query.undoableDecisions', 'GET /applications.csv']),
  ...noted('read by nobody else, by any way', rowOf(recruiters, 'application', ['Mutation.addApplicationNote'])),
  ...rowOf(recruiters, 'note', ['Mutation.deleteApplicationNote']),
  ...row(bothSides, ['Query.interviews']),
  ...row(recruiters, ['Mutation.addInterview']),
  ...variant('of the own calendar', row(recruiters, ['Query.takenInterviewSlots'])),
  ...rowOf(recruiters, 'interview', ['Mutation.updateInterview', 'Mutation.deleteInterview']),
  ...rowOf(bothSides, 'meeting', ['GET /interviews/:id.ics'], ['own', 'own deleted']),

  // Seekers who want to be found, and invitations to them
  ...row(seekers, ['Query.myTalentProfile', 'Mutation.setTalentVisibility']),
  ...noted('of verified companies', row(recruiters, ['Query.talentProfiles'])),
  ...noted('of verified companies', rowOf(recruiters, 'job', ['Mutation.inviteToJob'])),
  ...row(recruiters, ['Query.sentInvitations']),
  ...row(seekers, ['Query.myInvitations', 'Query.invitationBlocks']),
  ...rowOf(recruiters, 'invitation', ['Mutation.withdrawInvitation']),
  ...rowOf(seekers, 'invitation', [
    'Mutation.acceptInvitation',
    'Mutation.declineInvitation',
    'Mutation.blockInvitations',
  ]),
  ...rowOf(seekers, 'invitation block', ['Mutation.removeInvitationBlock']),

  // Notifications, support, and live events
  ...row('SIGNED_IN', [
    'Query.notifications',
    'Query.unreadNotificationCount',
    'Mutation.markAllNotificationsRead',
    'GET /api/jobseeker/notifications',
    'PUT /api/jobseeker/notifications/mark-all-read',
    'Query.notificationPreferences',
    'Mutation.updateNotificationPreferences',
    'Query.supportMessages',
    'Mutation.sendSupportMessage',
    ...subscriptions,
  ]),
  ...rowOf('SIGNED_IN', 'notification', [
    'Mutation.markNotificationRead',
    'Mutation.deleteNotification',
    'Mutation.restoreNotification',
    'PUT /api/jobseeker/notifications/:id/read',
    'DELETE /api/jobseeker/notifications/:id',
  ]),
  ...rowOf('SIGNED_IN', 'support message', ['Mutation.markSupportMessagesSeen']),
  ...variant('before a message', rowOf('SIGNED_IN', 'support message', ['Query.supportMessages'])),
  ...row(staff, ['Query.supportConversations', 'Subscription.supportConversationChanged']),
  ...rowOf(
    staff,
    'support conversation',
    [
      'Query.supportConversation',
      'Query.supportConversationMessages',
      'Query.supportConversationViewers',
      'Mutation.answerSupportConversation',
      'Mutation.assignSupportConversation',
      'Mutation.closeSupportConversation',
    ],
    anyLiving,
  ),
  ...noted(
    'whose mails are meant is said by the link alone',
    row('ANYONE', [
      'Query.notificationPreferenceByLink',
      'Mutation.updateNotificationPreferenceByLink',
      'POST /unsubscribe/:link',
    ]),
  ),

  // Files
  ...variant('a resume', row(['VISITOR', 'JOBSEEKER'], ['POST /files'])),
  ...variant('an attachment', row(recruiters, ['POST /files'])),
  ...variant('a resume', rowOf('ANYONE', 'resume', ['GET /files/:id', 'GET /files/:id/text'])),
  ...variant(
    'a resume that was withdrawn',
    rowOf('ANYONE', 'withdrawn resume', ['GET /files/:id', 'GET /files/:id/text']),
  ),
  ...variant(
    'a resume that nobody claimed',
    rowOf('ANYONE', 'unclaimed resume', ['GET /files/:id', 'GET /files/:id/text'], []),
  ),
  ...variant(
    'an attachment of an open job',
    rowOf('ANYONE', 'open attachment', ['GET /files/:id', 'GET /files/:id/text'], anyLiving),
  ),
  ...variant(
    'an attachment of a closed job',
    rowOf('ANYONE', 'closed attachment', ['GET /files/:id', 'GET /files/:id/text']),
  ),
  ...variant(
    'an attachment without a job',
    rowOf('ANYONE', 'unused attachment', ['GET /files/:id', 'GET /files/:id/text']),
  ),

  // The server itself. The rows of the operations cover GraphQL requests.
  ...row('ANYONE', [
    'POST /graphql',
    'GET /graphql',
    'GET /healthz',
    'GET /readyz',
    'GET /playground',
    'GET /playground/start.js',
    'GET /playground/*',
    'GET /playground/own.css',
    'GET /playground/assets/i18n/:file',
  ]),
  ...row('ANYONE', [...wellKnown, 'GET /api-guide', 'GET /api-guide/schema.graphql']),
  ...noted(
    'open jobs only',
    row(
      'ANYONE',
      [...siteFiles, 'api/companies/:id/jobs.json'].map((path) => `GET /${path}`),
    ),
  ),
  ...row('ANYONE', ['OPTIONS /graphql', 'OPTIONS /api/companies/:id/jobs.json']),
  ...noted('in production only from the machine itself', row('ANYONE', ['GET /metrics'])),
  ...noted('only with the built-in mailbox, which production refuses', row('ANYONE', mailPages)),
];
