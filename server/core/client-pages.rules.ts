import { t } from '@lingui/core/macro';
import { productName } from './product.rules.ts';
import type { Role } from './actor.rules.ts';

/** What stands around a page: header and footer of the site, or the menus of a side. */
export type Frame = 'SITE' | 'SEEKER' | 'RECRUITER' | 'ADMIN' | 'ACCOUNT';

export interface PageRule {
  /** `:id` stands for the id of a job. */
  readonly path: string;
  readonly frame: Frame;
  /** Whom it admits; everybody where none are named (OP-050, OP-051). */
  readonly roles?: readonly Role[];
  /** For search engines and the sitemap. Other pages are not for them; a job's head is made from the job. */
  readonly head?: () => { title: string; description: string };
  /** It comes with its content in the first HTML: the name of its module in the client's manifest. */
  readonly renderedFrom?: string;
}

const SEEKER = { frame: 'SEEKER', roles: ['JOBSEEKER'] } as const;
const RECRUITER = { frame: 'RECRUITER', roles: ['HR'] } as const;
const ADMIN = { frame: 'ADMIN', roles: ['ADMIN', 'SUPERADMIN'] } as const;
const SUPERADMIN = { frame: 'ADMIN', roles: ['SUPERADMIN'] } as const;
const ACCOUNT = { frame: 'ACCOUNT', roles: ['JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'] } as const;

export const siteDescription = () =>
  t`Find work near you, apply in a minute and see every step. Employers hire on the same page.`;

/**
 * Every page of the client. Its router and addresses, robots.txt, the sitemap, the heads of the pages, what is rendered
 * on the server and the tours of the tests are made from it.
 */
export const pages = {
  home: {
    path: '/',
    frame: 'SITE',
    head: () => ({ title: t`${productName}: jobs in India`, description: siteDescription() }),
    renderedFrom: 'site/pages/landing-page.tsx',
  },
  jobSearch: {
    path: '/jobs/search',
    frame: 'SITE',
    head: () => ({
      title: t`Find Your Next Opportunity · ${productName}`,
      description: t`Search open jobs all over India by title, company, skill, place and experience, and see the pay.`,
    }),
    renderedFrom: 'site/pages/search-page.tsx',
  },
  jobDetails: { path: '/jobs/details/:id', frame: 'SITE', renderedFrom: 'site/pages/job-page.tsx' },
  about: {
    path: '/about',
    frame: 'SITE',
    head: () => ({
      title: t`About ${productName} · ${productName}`,
      description: t`What ${productName} does for people who look for work in India, and for those who hire.`,
    }),
    renderedFrom: 'site/pages/about-page.tsx',
  },
  privacy: {
    path: '/privacy',
    frame: 'SITE',
    head: () => ({
      title: t`Privacy notice · ${productName}`,
      description: t`What we keep about you, why, who sees it, and what you can do about it, in plain words.`,
    }),
    renderedFrom: 'site/pages/privacy-page.tsx',
  },
  terms: {
    path: '/terms',
    frame: 'SITE',
    head: () => ({
      title: t`Terms of use · ${productName}`,
      description: t`The few rules that keep ${productName} useful for everybody.`,
    }),
    renderedFrom: 'site/pages/terms-page.tsx',
  },
  unsubscribe: { path: '/unsubscribe', frame: 'SITE' },
  login: { path: '/login', frame: 'SITE', renderedFrom: 'workspace/pages/login-page.tsx' },
  register: { path: '/register', frame: 'SITE', renderedFrom: 'workspace/pages/register-page.tsx' },
  forgotPassword: {
    path: '/forgot-password',
    frame: 'SITE',
    renderedFrom: 'workspace/pages/forgot-password-page.tsx',
  },
  resetPassword: { path: '/reset-password', frame: 'SITE' },
  changePassword: { path: '/ChangePassword', frame: 'SITE' },
  setup: { path: '/setup', frame: 'SITE' },
  invitation: { path: '/invitation', frame: 'SITE' },

  applyForJobs: { path: '/apply-for-jobs', frame: 'SEEKER' },
  seekerJobDetails: { path: '/apply-for-jobs/job-details/:id', frame: 'SEEKER' },
  appliedJobs: { path: '/applied-jobs', ...SEEKER },
  profile: { path: '/profile', ...SEEKER },
  schedule: { path: '/schedule', ...SEEKER },

  hrProfile: { path: '/hire/hrprofile', ...RECRUITER },
  hrSchedule: { path: '/hire/schedule', ...RECRUITER },
  hiring: { path: '/hire/hiring', ...RECRUITER },
  postJob: { path: '/hire/post-job', ...RECRUITER },
  allJobs: { path: '/hire/all-jobs', ...RECRUITER },
  applications: { path: '/hire/applications', ...RECRUITER },
  allApplications: { path: '/hire/all-applications', ...RECRUITER },
  approvedApplicants: { path: '/hire/approved-students', ...RECRUITER },
  applicantsOnHold: { path: '/hire/students-on-hold', ...RECRUITER },
  rejectedApplicants: { path: '/hire/rejected-students', ...RECRUITER },
  quickHire: { path: '/hire/quick-hire', ...RECRUITER },
  dataRequest: { path: '/hire/data-request', ...RECRUITER },
  getProfile: { path: '/hire/get-profile', ...RECRUITER },
  webhooks: { path: '/hire/webhooks', ...RECRUITER },

  adminHome: { path: '/admin', ...ADMIN },
  adminUsers: { path: '/admin/users', ...ADMIN },
  adminJobs: { path: '/admin/jobs', ...ADMIN },
  adminReports: { path: '/admin/reports', ...ADMIN },
  adminHeldWords: { path: '/admin/held-words', ...ADMIN },
  adminSupport: { path: '/admin/support', ...ADMIN },
  superadminHome: { path: '/superadmin', ...SUPERADMIN },
  admins: { path: '/superadmin/admins', ...SUPERADMIN },
  tasks: { path: '/superadmin/tasks', ...SUPERADMIN },
  settings: { path: '/superadmin/settings', ...SUPERADMIN },
  auditLog: { path: '/superadmin/audit', ...SUPERADMIN },

  account: { path: '/account', ...ACCOUNT },
  verifyEmail: { path: '/verify-email-otp', ...ACCOUNT },
} as const satisfies Record<string, PageRule>;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export const allPages: readonly PageRule[] = Object.values(pages);

/** Addresses that only lead on to a page. */
export const redirects = { oldJobDetails: '/job/:id', recruiterHome: '/hr', hire: '/hire' } as const;

/** As the router matches: in any case, with or without a slash at the end. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(':id', '[^/]+').replace(/\/$/, '')}/?$`, 'i');
const patterns = allPages.map((page) => ({ page, pattern: patternOf(page.path) }));
const redirectPatterns = Object.values(redirects).map(patternOf);

export const pageAt = (path: string): PageRule | undefined => patterns.find(({ pattern }) => pattern.test(path))?.page;

/** Whether the client has a page at an address, or leads on from there to one. */
export function isKnownAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return pageAt(path) !== undefined || redirectPatterns.some((pattern) => pattern.test(path));
}
