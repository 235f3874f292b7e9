/** Every address of the product; the router takes the patterns from here too (`paths.jobDetails(':id')`). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/ChangePassword',
  verifyEmail: '/verify-email-otp',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',

  jobSearch: '/jobs/search',
  jobDetails: (id: string) => `/jobs/details/${id}`,
  oldJobDetails: (id: string) => `/job/${id}`,

  profile: '/profile',
  schedule: '/schedule',
  applyForJobs: '/apply-for-jobs',
  seekerJobDetails: (id: string) => `/apply-for-jobs/job-details/${id}`,
  appliedJobs: '/applied-jobs',

  recruiterHome: '/hr',
  hire: '/hire',
  hrProfile: '/hire/hrprofile',
  hrSchedule: '/hire/schedule',
  hiring: '/hire/hiring',
  postJob: '/hire/post-job',
  allJobs: '/hire/all-jobs',
  applications: '/hire/applications',
  allApplications: '/hire/all-applications',
  approvedApplicants: '/hire/approved-students',
  applicantsOnHold: '/hire/students-on-hold',
  rejectedApplicants: '/hire/rejected-students',

  adminHome: '/admin',
  superadminHome: '/superadmin',
} as const;
