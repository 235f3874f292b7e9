/** What robots.txt closes, each with all below it; client/app/routes.test.tsx compares the pages with the router. */
export const privatePaths = [
  '/graphql',
  '/api/',
  '/files/',
  '/hire/',
  '/admin',
  '/superadmin',
  '/profile',
  '/schedule',
  '/applied-jobs',
  '/account',
  '/verify-email-otp',
  '/apply-for-jobs',
];
