import type { TokenScope } from '../server/core/token-scope.labels.ts';
import { tokenScopes } from '../server/people/identity/tokens/access-token.rules.ts';
import { matrix } from './authorisation-matrix.ts';
import type { MatrixRow } from './authorisation-rows.ts';

const routesOfTheServer = [
  'graphql',
  'healthz',
  'readyz',
  'playground.*',
  'api-guide.*',
  'robots.txt',
  'sitemap.*',
  'jobs/feed.xml',
  'api/companies/:id/jobs.json',
  '.well-known/.*',
  'metrics',
  'dev/.*',
];
const openToAll = new RegExp(`^(POST|GET|OPTIONS) /(${routesOfTheServer.join('|')})$`);

/**
 * What a token of each scope may do beyond a token of any scope; everything else is closed to tokens. A token of any
 * scope reads public data as a visitor does; ANY rows are routes of the server itself.
 */
const openTo: Record<TokenScope | 'PUBLIC' | 'ANY', readonly string[]> = {
  PUBLIC: [
    'Query.jobs',
    'Query.job',
    'Query.jobSuggestions',
    'Query.searchSuggestion',
    'Query.searchCounts',
    'Query.recommendedJobs',
    'Query.siteStats',
    'Query.siteTexts',
    'Query.announcements',
    'Query.faqs',
  ],
  PROFILE_READ: ['Query.me', 'Query.jobseekerProfile', 'Query.hrProfile', 'GET /jobseeker/profile'],
  PROFILE_WRITE: ['Mutation.updateJobseekerProfile', 'Mutation.updateHrProfile'],
  JOBS_READ: ['Query.savedJobs', 'Query.hrJobs', 'Query.filledJob'],
  JOBS_WRITE: [
    'Mutation.saveJob',
    'Mutation.unsaveJob',
    'Mutation.postJob',
    'Mutation.updateJob',
    'Mutation.closeJob',
    'Mutation.keepJobOpen',
    'Mutation.reopenJob',
    'Mutation.deleteJob',
  ],
  APPLICATIONS_READ: [
    'Query.myApplications',
    'Query.hrApplications',
    'Query.application',
    'Query.hrAnalytics',
    'Query.undoableDecisions',
    'GET /applications.csv',
    'GET /files/:id',
    'GET /files/:id/text',
    'Subscription.applicationChanged',
  ],
  APPLICATIONS_WRITE: [
    'Mutation.applyToJob',
    'Mutation.withdrawApplication',
    'Mutation.reviewCompany',
    'Mutation.deleteReview',
    'Mutation.startReview',
    'Mutation.setApplicationStatus',
    'Mutation.decideApplications',
    'Mutation.undoDecisions',
    'Mutation.addApplicationNote',
    'Mutation.deleteApplicationNote',
  ],
  INTERVIEWS_READ: ['Query.interviews', 'Query.takenInterviewSlots', 'GET /interviews/:id.ics'],
  INTERVIEWS_WRITE: [
    'Mutation.scheduleInterview',
    'Mutation.addInterview',
    'Mutation.updateInterview',
    'Mutation.deleteInterview',
  ],
  NOTIFICATIONS_READ: [
    'Query.notifications',
    'Query.unreadNotificationCount',
    'GET /api/jobseeker/notifications',
    'Subscription.notificationReceived',
    'Subscription.notificationRemoved',
    'Subscription.unreadNotificationCount',
  ],
  NOTIFICATIONS_WRITE: [
    'Mutation.markNotificationRead',
    'Mutation.markAllNotificationsRead',
    'Mutation.deleteNotification',
    'Mutation.restoreNotification',
    'PUT /api/jobseeker/notifications/mark-all-read',
    'PUT /api/jobseeker/notifications/:id/read',
    'DELETE /api/jobseeker/notifications/:id',
  ],
  ANY: matrix.map(({ operation }) => operation).filter((operation) => openToAll.test(operation)),
};

/** Undefined: no token may do it. */
export const scopeOf = ({ operation }: MatrixRow): keyof typeof openTo | undefined =>
  (Object.keys(openTo) as (keyof typeof openTo)[]).find((scope) => openTo[scope].includes(operation));

/** The scopes that allow it: write access includes read access. */
export const sufficientFor = (needed: TokenScope | 'PUBLIC' | undefined): TokenScope[] =>
  tokenScopes.filter(
    (scope) => needed === 'PUBLIC' || scope === needed || scope === needed?.replace('_READ', '_WRITE'),
  );

export const openOperations: readonly string[] = Object.values(openTo).flat();

/** For the report. */
export const tokenLines = (): string[] =>
  [['any', openTo.PUBLIC] as const, ...tokenScopes.map((scope) => [`\`${scope}\``, openTo[scope]] as const)].map(
    ([scope, names]) => `| ${scope} | ${names.map((name) => `\`${name}\``).join(', ')} |`,
  );
