import type { Page } from 'playwright-core';
import { allPages, type PageRule, pages } from '../server/core/client-pages.rules.ts';
import type { Role } from '../server/core/actor.rules.ts';
import { until } from '../test/until.ts';

/** Except those that show nothing without an id or a code in progress. */
const isShown = ({ path }: PageRule): boolean => !path.includes(':') && path !== pages.verifyEmail.path;
const openPaths = allPages.filter((page) => isShown(page) && !page.roles).map(({ path }) => path);
export const pathsOf = (role: Role): string[] =>
  allPages.filter((page) => isShown(page) && page.roles?.includes(role)).map(({ path }) => path);

/** Every screen, by role: each page once, and addresses at which it shows something else. */
export const screens = {
  visitor: [
    ...openPaths,
    '/jobs/search?q=developer',
    '/jobs/search?q=zzzz',
    '/jobs/details/unknown',
    '/reset-password?email=a@example.in#token=abc',
    '/setup#token=abc',
    '/invitation?email=asha%40example.in#token=abc',
    '/unsubscribe#link=abc',
    '/api-guide',
    '/nowhere',
  ],
  seeker: [
    ...pathsOf('JOBSEEKER'),
    '/apply-for-jobs',
    '/apply-for-jobs?tab=saved',
    '/applied-jobs?tab=hiring-done',
    '/applied-jobs?tab=invitations',
    '/ChangePassword',
  ],
  hr: pathsOf('HR'),
  admin: pathsOf('ADMIN'),
  superadmin: [...pathsOf('SUPERADMIN'), '/superadmin/tasks?show=ALL'],
};

/** Loaded, without any skeleton left: lazy sections are scrolled near. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ });
  await until(async () => {
    if ((await loading.count()) === 0) return true;
    // Repeatedly: content that loads above may push it away.
    await loading
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }), undefined, { timeout: 1000 })
      .catch(() => undefined);
    return false;
  }, `nothing at ${page.url()} is loading any more`);
  await page.evaluate(() => document.fonts.ready);
}
