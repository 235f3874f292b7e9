import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { replace, type RouteObject } from 'react-router-dom';
import {
  type Frame,
  type PageName,
  pageNames,
  type PageRule,
  pages,
  redirects,
} from '../../server/core/client-pages.rules.ts';
import type { ApplicationList, Role } from '../gql/graphql.ts';
import type { PageRequests } from '../shared/lib/page-requests.ts';
import { homeOf } from '../shared/lib/homes.ts';
import { paths } from '../shared/lib/paths.ts';
import { PublicShell } from '../site/frame/public-shell.tsx';
import { BrokenPage, ErrorPage } from './error-page.tsx';
import type { AheadHandle } from './fetch-ahead.ts';
import { asPage, loaderOf } from './page-loader.tsx';
import { RequireRole } from './require-role.tsx';
import { RootLayout } from './root-layout.tsx';

/** Lazy-loaded code: `page(() => import('../pages/x-page.tsx'), 'XPage')`. */
const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: asPage((await load())[name]) });

const screens: Record<PageName, NonNullable<RouteObject['lazy']>> = {
  home: page(() => import('../site/pages/landing-page.tsx'), 'LandingPage'),
  jobSearch: page(() => import('../site/pages/search-page.tsx'), 'SearchPage'),
  jobDetails: page(() => import('../site/pages/job-page.tsx'), 'JobPage'),
  about: page(() => import('../site/pages/about-page.tsx'), 'AboutPage'),
  privacy: page(() => import('../site/pages/privacy-page.tsx'), 'PrivacyPage'),
  terms: page(() => import('../site/pages/terms-page.tsx'), 'TermsPage'),
  unsubscribe: page(() => import('../site/pages/unsubscribe-page.tsx'), 'UnsubscribePage'),
  login: page(() => import('../workspace/pages/login-page.tsx'), 'LoginPage'),
  register: page(() => import('../workspace/pages/register-page.tsx'), 'RegisterPage'),
  forgotPassword: page(() => import('../workspace/pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  resetPassword: page(() => import('../workspace/pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  changePassword: page(() => import('../workspace/pages/change-password-page.tsx'), 'ChangePasswordPage'),
  setup: page(() => import('../workspace/pages/setup-page.tsx'), 'SetupPage'),
  invitation: page(() => import('../workspace/pages/invitation-page.tsx'), 'InvitationPage'),
  applyForJobs: page(() => import('../workspace/pages/apply-for-jobs-page.tsx'), 'ApplyForJobsPage'),
  seekerJobDetails: page(() => import('../workspace/pages/seeker-job-page.tsx'), 'SeekerJobPage'),
  appliedJobs: page(() => import('../workspace/pages/applied-jobs-page.tsx'), 'AppliedJobsPage'),
  profile: page(() => import('../workspace/pages/profile-page.tsx'), 'ProfilePage'),
  schedule: page(() => import('../workspace/pages/schedule-page.tsx'), 'SchedulePage'),
  hrProfile: page(() => import('../workspace/pages/hr-profile-page.tsx'), 'HrProfilePage'),
  hrSchedule: page(() => import('../workspace/pages/hr-schedule-page.tsx'), 'HrSchedulePage'),
  hiring: page(() => import('../workspace/pages/hiring-page.tsx'), 'HiringPage'),
  postJob: page(() => import('../workspace/pages/post-job-page.tsx'), 'PostJobPage'),
  allJobs: page(() => import('../workspace/pages/all-jobs-page.tsx'), 'AllJobsPage'),
  applications: page(() => import('../workspace/pages/applications-page.tsx'), 'ApplicationsPage'),
  allApplications: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'AllApplicationsPage'),
  approvedApplicants: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'ApprovedApplicantsPage'),
  applicantsOnHold: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'ApplicantsOnHoldPage'),
  rejectedApplicants: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'RejectedApplicantsPage'),
  quickHire: page(() => import('../workspace/pages/quick-hire-page.tsx'), 'QuickHirePage'),
  dataRequest: page(() => import('../workspace/pages/data-request-page.tsx'), 'DataRequestPage'),
  getProfile: page(() => import('../workspace/pages/get-profile-page.tsx'), 'GetProfilePage'),
  webhooks: page(() => import('../workspace/pages/webhooks-page.tsx'), 'WebhooksPage'),
  adminHome: page(() => import('../workspace/pages/admin-page.tsx'), 'AdminPage'),
  adminUsers: page(() => import('../workspace/pages/admin-users-page.tsx'), 'AdminUsersPage'),
  adminJobs: page(() => import('../workspace/pages/admin-jobs-page.tsx'), 'AdminJobsPage'),
  adminReports: page(() => import('../workspace/pages/admin-reports-page.tsx'), 'AdminReportsPage'),
  adminCompanies: page(() => import('../workspace/pages/admin-companies-page.tsx'), 'AdminCompaniesPage'),
  adminHeldWords: page(() => import('../workspace/pages/admin-held-words-page.tsx'), 'AdminHeldWordsPage'),
  adminAnnouncements: page(() => import('../workspace/pages/admin-announcements-page.tsx'), 'AdminAnnouncementsPage'),
  adminFaqs: page(() => import('../workspace/pages/admin-faqs-page.tsx'), 'AdminFaqsPage'),
  adminContact: page(() => import('../workspace/pages/admin-contact-page.tsx'), 'AdminContactPage'),
  adminSupport: page(() => import('../workspace/pages/admin-support-page.tsx'), 'AdminSupportPage'),
  superadminHome: page(() => import('../workspace/pages/superadmin-page.tsx'), 'SuperadminPage'),
  admins: page(() => import('../workspace/pages/admins-page.tsx'), 'AdminsPage'),
  tasks: page(() => import('../workspace/pages/tasks-page.tsx'), 'TasksPage'),
  settings: page(() => import('../workspace/pages/settings-page.tsx'), 'SettingsPage'),
  auditLog: page(() => import('../workspace/pages/audit-log-page.tsx'), 'AuditLogPage'),
  account: page(() => import('../workspace/pages/account-page.tsx'), 'AccountPage'),
  verifyEmail: page(() => import('../workspace/pages/verify-email-page.tsx'), 'VerifyEmailPage'),
};

const ofList = (list: ApplicationList) => async () => ({
  requests: (await import('../workspace/pages/applications-page-requests.ts')).requestsOfList(list),
});

/** The queries of the pages; they run while the code is loading. */
const requests: Partial<Record<PageName, () => Promise<{ requests: PageRequests }>>> = {
  home: () => import('../site/pages/landing-page-requests.ts'),
  jobSearch: () => import('../site/pages/search-page-requests.ts'),
  jobDetails: () => import('../site/pages/job-page-requests.ts'),
  privacy: () => import('../site/pages/legal-page-requests.ts'),
  terms: () => import('../site/pages/legal-page-requests.ts'),
  webhooks: () => import('../workspace/pages/webhooks-page-requests.ts'),
  quickHire: () => import('../workspace/pages/quick-hire-page-requests.ts'),
  dataRequest: () => import('../workspace/pages/data-request-page-requests.ts'),
  getProfile: () => import('../workspace/pages/get-profile-page-requests.ts'),
  applyForJobs: () => import('../workspace/pages/apply-for-jobs-page-requests.ts'),
  appliedJobs: () => import('../workspace/pages/applied-jobs-page-requests.ts'),
  schedule: () => import('../workspace/pages/schedule-page-requests.ts'),
  account: () => import('../workspace/pages/account-page-requests.ts'),
  seekerJobDetails: () => import('../workspace/pages/seeker-job-page-requests.ts'),
  profile: () => import('../workspace/pages/profile-page-requests.ts'),
  hrProfile: () => import('../workspace/pages/hr-profile-page-requests.ts'),
  hrSchedule: () => import('../workspace/pages/hr-schedule-page-requests.ts'),
  hiring: () => import('../workspace/pages/hiring-page-requests.ts'),
  postJob: () => import('../workspace/pages/post-job-page-requests.ts'),
  allJobs: () => import('../workspace/pages/all-jobs-page-requests.ts'),
  applications: async () => ({
    requests: (await import('../workspace/pages/applications-page-requests.ts')).requestsOfJob,
  }),
  allApplications: ofList('ALL'),
  approvedApplicants: ofList('APPROVED'),
  applicantsOnHold: ofList('ON_HOLD'),
  rejectedApplicants: ofList('REJECTED'),
  adminHome: () => import('../workspace/pages/admin-page-requests.ts'),
  adminUsers: () => import('../workspace/pages/admin-users-page-requests.ts'),
  adminJobs: () => import('../workspace/pages/admin-jobs-page-requests.ts'),
  adminReports: () => import('../workspace/pages/admin-reports-page-requests.ts'),
  adminCompanies: () => import('../workspace/pages/admin-companies-page-requests.ts'),
  adminHeldWords: () => import('../workspace/pages/admin-held-words-page-requests.ts'),
  adminAnnouncements: () => import('../workspace/pages/admin-announcements-page-requests.ts'),
  adminFaqs: () => import('../workspace/pages/admin-faqs-page-requests.ts'),
  adminContact: () => import('../workspace/pages/admin-contact-page-requests.ts'),
  adminSupport: () => import('../workspace/pages/admin-support-page-requests.ts'),
  superadminHome: () => import('../workspace/pages/admin-page-requests.ts'),
  admins: () => import('../workspace/pages/admins-page-requests.ts'),
  tasks: () => import('../workspace/pages/tasks-page-requests.ts'),
  settings: () => import('../workspace/pages/settings-page-requests.ts'),
  auditLog: () => import('../workspace/pages/audit-log-page-requests.ts'),
};

const shell = (frame: Exclude<Frame, 'SITE'>) => async () => ({
  Component: (await import('../workspace/frame/shells.ts')).shells[frame],
});

const frames: Record<Frame, Pick<RouteObject, 'element' | 'lazy'>> = {
  SITE: { element: <PublicShell /> },
  SEEKER: { lazy: shell('SEEKER') },
  RECRUITER: { lazy: shell('RECRUITER') },
  ADMIN: { lazy: shell('ADMIN') },
  ACCOUNT: { lazy: shell('ACCOUNT') },
};

const rulesOf: Record<PageName, PageRule> = pages;

const guarded = (roles: readonly Role[] | undefined, route: RouteObject): RouteObject =>
  roles ? { element: <RequireRole is={roles} />, children: [route] } : route;

/** Requests for another role's page would only be refused. */
const loaderOfPage = (name: PageName, client: ApolloClient | null) => {
  const load = requests[name];
  const { roles } = rulesOf[name];
  return client && load && loaderOf(client, load, (role) => !roles || (role !== null && roles.includes(role)));
};

const routeOf = (name: PageName, client: ApolloClient | null): RouteObject =>
  guarded(rulesOf[name].roles, {
    id: name,
    path: rulesOf[name].path,
    lazy: screens[name],
    handle: { fetchAhead: requests[name] } satisfies AheadHandle,
    ...loaderOfPage(name, client),
  });

/** A page that crashes leaves its shell mounted. A shell is shown only to roles that one of its pages admits. */
function framed(frame: Frame, client: ApolloClient | null): RouteObject {
  const names = pageNames.filter((name) => rulesOf[name].frame === frame);
  const roles = names.map((name) => rulesOf[name].roles);
  return guarded(roles.every((those) => those !== undefined) ? [...new Set(roles.flat())] : undefined, {
    ...frames[frame],
    children: [{ errorElement: <BrokenPage />, children: names.map((name) => routeOf(name, client)) }],
  });
}

/** The routes of the app. On the server, without a client to prefetch with, pages fetch while they render. */
export const routesOf = (client: ApolloClient | null): RouteObject[] => [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      ...(Object.keys(frames) as Frame[]).map((frame) => framed(frame, client)),
      // OP-073: the old address of a job redirects to the new one.
      { path: redirects.oldJobDetails, loader: ({ params }) => replace(paths.jobDetails(params.id ?? '')) },
      ...[redirects.recruiterHome, redirects.hire].map((path) => ({ path, loader: () => replace(homeOf('HR')) })),
      {
        element: <PublicShell />,
        children: [{ path: '*', lazy: page(() => import('../site/pages/not-found-page.tsx'), 'NotFoundPage') }],
      },
    ],
  },
];
