import type { Page } from 'playwright-core';
import { until } from '../test/until.ts';

/** Every screen, by who sees it; client/app/routes.test.tsx compares it with the router. */
export const screens = {
  visitor: [
    '/',
    '/jobs/search',
    '/jobs/search?q=developer',
    '/jobs/search?q=zzzz',
    '/jobs/details/unknown',
    '/register',
    '/login',
    '/forgot-password',
    '/reset-password?email=a@example.in#token=abc',
    '/apply-for-jobs',
    '/about',
    '/privacy',
    '/terms',
    '/unsubscribe#link=abc',
    '/nowhere',
  ],
  seeker: [
    '/apply-for-jobs',
    '/apply-for-jobs?tab=saved',
    '/applied-jobs',
    '/applied-jobs?tab=hiring-done',
    '/profile',
    '/schedule',
    '/account',
    '/ChangePassword',
  ],
  hr: [
    '/hire/hiring',
    '/hire/post-job',
    '/hire/all-jobs',
    '/hire/applications',
    '/hire/all-applications',
    '/hire/approved-students',
    '/hire/students-on-hold',
    '/hire/rejected-students',
    '/hire/schedule',
    '/hire/hrprofile',
    '/hire/quick-hire',
    '/hire/data-request',
    '/hire/get-profile',
    '/account',
  ],
  admin: ['/admin', '/account'],
  superadmin: ['/superadmin', '/admin'],
};

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';
export const pathsOf = (...who: (keyof typeof screens)[]): string[] => [
  ...new Set(who.flatMap((one) => screens[one]).map(pathOf)),
];

/** Loaded, and nowhere a skeleton any more: what loads only when it comes near is brought near. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ });
  await until(async () => {
    if ((await loading.count()) === 0) return true;
    // Again and again: what arrives above it may push it away.
    await loading
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }), undefined, { timeout: 1000 })
      .catch(() => undefined);
    return false;
  }, `nothing at ${page.url()} is loading any more`);
  await page.evaluate(() => document.fonts.ready);
}
