import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Role } from '../gql/graphql.ts';
import { paths } from '../shared/lib/paths.ts';
import { BrokenPage, ErrorPage } from './error-page.tsx';
import { PageSkeleton } from '../shared/ui/skeleton.tsx';
import { OldJobRedirect, RoleHomeRedirect } from './redirects.tsx';
import { RequireRole } from './require-role.tsx';
import { RootLayout } from './root-layout.tsx';
import { PublicShell } from '../site/frame/public-shell.tsx';

/** A page loaded when its address is first visited: `page(() => import('../pages/x-page.tsx'), 'XPage')`. */
const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

const publicPages: RouteObject[] = [
  { path: paths.home, lazy: page(() => import('../site/pages/landing-page.tsx'), 'LandingPage') },
  { path: paths.jobSearch, lazy: page(() => import('../site/pages/search-page.tsx'), 'SearchPage') },
  { path: paths.jobDetails(':id'), lazy: page(() => import('../site/pages/job-page.tsx'), 'JobPage') },
  { path: paths.oldJobDetails(':id'), element: <OldJobRedirect /> },
  { path: paths.about, lazy: page(() => import('../site/pages/about-page.tsx'), 'AboutPage') },
  { path: paths.privacy, lazy: page(() => import('../site/pages/privacy-page.tsx'), 'PrivacyPage') },
  { path: paths.terms, lazy: page(() => import('../site/pages/terms-page.tsx'), 'TermsPage') },
  { path: paths.unsubscribe, lazy: page(() => import('../site/pages/unsubscribe-page.tsx'), 'UnsubscribePage') },
  { path: paths.login, lazy: page(() => import('../workspace/pages/login-page.tsx'), 'LoginPage') },
  { path: paths.register, lazy: page(() => import('../workspace/pages/register-page.tsx'), 'RegisterPage') },
  {
    path: paths.forgotPassword,
    lazy: page(() => import('../workspace/pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: paths.resetPassword,
    lazy: page(() => import('../workspace/pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.changePassword,
    lazy: page(() => import('../workspace/pages/change-password-page.tsx'), 'ChangePasswordPage'),
  },
];

/** In the seeker's shell but open to visitors (OP-051). */
const openSeekerPages: RouteObject[] = [
  {
    path: paths.applyForJobs,
    lazy: page(() => import('../workspace/pages/apply-for-jobs-page.tsx'), 'ApplyForJobsPage'),
  },
  {
    path: paths.seekerJobDetails(':id'),
    lazy: page(() => import('../workspace/pages/seeker-job-page.tsx'), 'SeekerJobPage'),
  },
];

const seekerPages: RouteObject[] = [
  { path: paths.profile, lazy: page(() => import('../workspace/pages/profile-page.tsx'), 'ProfilePage') },
  { path: paths.schedule, lazy: page(() => import('../workspace/pages/schedule-page.tsx'), 'SchedulePage') },
  { path: paths.appliedJobs, lazy: page(() => import('../workspace/pages/applied-jobs-page.tsx'), 'AppliedJobsPage') },
];

/** The same for everybody with an account, each in the shell of their role. */
const accountPages: RouteObject[] = [
  { path: paths.account, lazy: page(() => import('../workspace/pages/account-page.tsx'), 'AccountPage') },
  { path: paths.verifyEmail, lazy: page(() => import('../workspace/pages/verify-email-page.tsx'), 'VerifyEmailPage') },
];

const recruiterPages: RouteObject[] = [
  { path: paths.hrProfile, lazy: page(() => import('../workspace/pages/hr-profile-page.tsx'), 'HrProfilePage') },
  { path: paths.hrSchedule, lazy: page(() => import('../workspace/pages/hr-schedule-page.tsx'), 'HrSchedulePage') },
  { path: paths.hiring, lazy: page(() => import('../workspace/pages/hiring-page.tsx'), 'HiringPage') },
  { path: paths.postJob, lazy: page(() => import('../workspace/pages/post-job-page.tsx'), 'PostJobPage') },
  { path: paths.allJobs, lazy: page(() => import('../workspace/pages/all-jobs-page.tsx'), 'AllJobsPage') },
  {
    path: paths.applications,
    lazy: page(() => import('../workspace/pages/applications-page.tsx'), 'ApplicationsPage'),
  },
  {
    path: paths.allApplications,
    lazy: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'AllApplicationsPage'),
  },
  {
    path: paths.approvedApplicants,
    lazy: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'ApprovedApplicantsPage'),
  },
  {
    path: paths.applicantsOnHold,
    lazy: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'ApplicantsOnHoldPage'),
  },
  {
    path: paths.rejectedApplicants,
    lazy: page(() => import('../workspace/pages/applicant-lists-page.tsx'), 'RejectedApplicantsPage'),
  },
  { path: paths.quickHire, lazy: page(() => import('../workspace/pages/hire-later-pages.tsx'), 'QuickHirePage') },
  { path: paths.dataRequest, lazy: page(() => import('../workspace/pages/hire-later-pages.tsx'), 'DataRequestPage') },
  { path: paths.getProfile, lazy: page(() => import('../workspace/pages/hire-later-pages.tsx'), 'GetProfilePage') },
];

const adminPages: RouteObject[] = [
  { path: paths.adminHome, lazy: page(() => import('../workspace/pages/admin-page.tsx'), 'AdminPage') },
  {
    element: <RequireRole is={['SUPERADMIN']} />,
    children: [
      {
        path: paths.superadminHome,
        lazy: page(() => import('../workspace/pages/superadmin-page.tsx'), 'SuperadminPage'),
      },
    ],
  },
];

const everyRole: Role[] = ['JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'];

/** In a shell: one that breaks leaves the shell standing. */
const inShell = (pages: RouteObject[]): RouteObject[] => [{ errorElement: <BrokenPage />, children: pages }];

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { element: <PublicShell />, children: inShell(publicPages) },
      {
        lazy: page(() => import('../workspace/frame/seeker-shell.tsx'), 'SeekerShell'),
        children: inShell([...openSeekerPages, { element: <RequireRole is={['JOBSEEKER']} />, children: seekerPages }]),
      },
      {
        element: <RequireRole is={['HR']} />,
        children: [
          {
            lazy: page(() => import('../workspace/frame/recruiter-shell.tsx'), 'RecruiterShell'),
            children: inShell(recruiterPages),
          },
        ],
      },
      {
        element: <RequireRole is={['ADMIN', 'SUPERADMIN']} />,
        children: [
          {
            lazy: page(() => import('../workspace/frame/admin-shell.tsx'), 'AdminShell'),
            children: inShell(adminPages),
          },
        ],
      },
      {
        element: <RequireRole is={everyRole} />,
        children: [
          { lazy: page(() => import('../workspace/frame/own-shell.tsx'), 'OwnShell'), children: inShell(accountPages) },
        ],
      },
      { path: paths.recruiterHome, element: <RoleHomeRedirect of="HR" /> },
      { path: paths.hire, element: <RoleHomeRedirect of="HR" /> },
      {
        element: <PublicShell />,
        children: [{ path: '*', lazy: page(() => import('../site/pages/not-found-page.tsx'), 'NotFoundPage') }],
      },
    ],
  },
];
