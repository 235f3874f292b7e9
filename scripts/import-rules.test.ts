import { brokenRule } from './import-rules.ts';

const ruleAgainst = (from: string, to: string, isTypeOnly = false) =>
  brokenRule({ from, to, isTypeOnly, isPackage: !/^(server|client|migrations|test|scripts)\//.test(to) });

const twoZones = 'site and workspace never import each other: what both show is in client/shared';
const laterRoom = 'a room imports only those before it: core, platform, people, companies, hiring, office, demo, app';

describe('an import is refused', () => {
  test.each([
    ['the server never imports the client', 'server/hiring/jobs/job.service.ts', 'client/shared/lib/dates.ts'],
    [
      'the client imports only .rules and .labels of the server',
      'client/site/pages/jobs-page.tsx',
      'server/hiring/jobs/job.service.ts',
    ],
    [laterRoom, 'server/core/mail.ts', 'server/hiring/jobs/job.rules.ts'],
    [laterRoom, 'server/hiring/jobs/job.service.ts', 'server/app/http-server.ts'],
    [laterRoom, 'server/people/users/user.service.ts', 'server/companies/company.service.ts'],
    [laterRoom, 'server/unlisted/unlisted.service.ts', 'server/platform/files/file.service.ts'],
    ['nothing imports server/main.ts', 'server/app/http-server.ts', 'server/main.ts'],
    [
      'only server/main.ts and scripts start the embedded Postgres',
      'server/app/start-server.ts',
      'server/platform/embedded-postgres/embedded-postgres.ts',
    ],
    [
      'of another room only .service, .rules, .labels, .policy, .entity, .types, .notices, .mails are open',
      'server/office/jobs/job-admin.service.ts',
      'server/hiring/jobs/job.queries.ts',
    ],
    [
      '.rules import only zod/mini, the words, other .rules and .labels',
      'server/hiring/jobs/job.rules.ts',
      'server/core/errors.ts',
    ],
    ['.rules import only zod/mini, the words, other .rules and .labels', 'server/hiring/jobs/job.rules.ts', 'dayjs'],
    ['.labels import only the words', 'server/hiring/jobs/job.labels.ts', 'server/hiring/jobs/job.rules.ts'],
    ['.labels import only the words', 'server/hiring/jobs/job.labels.ts', 'zod/mini'],
    ['zod is zod/mini everywhere', 'server/hiring/jobs/job.service.ts', 'zod'],
    ['.resolver and .rest only declare: no ORM, no SQL', 'server/hiring/jobs/job.resolver.ts', 'typeorm'],
    ['.resolver and .rest only declare: no ORM, no SQL', 'server/hiring/jobs/job.rest.ts', 'pg'],
    [
      '.policy imports only types, .rules and .labels',
      'server/hiring/jobs/job.policy.ts',
      'server/hiring/jobs/job.service.ts',
    ],
    ['.policy imports only types, .rules and .labels', 'server/hiring/jobs/job.policy.ts', 'dayjs'],
    [twoZones, 'client/site/pages/jobs-page.tsx', 'client/workspace/hiring/job-form.tsx'],
    [twoZones, 'client/workspace/hiring/job-form.tsx', 'client/site/landing/faqs.tsx'],
    [
      'client/shared imports neither site nor workspace',
      'client/shared/search/job-card.tsx',
      'client/workspace/hiring/job-form.tsx',
    ],
    [
      'only client/app imports pages and frames',
      'client/workspace/hiring/job-form.tsx',
      'client/workspace/pages/jobs-page.tsx',
    ],
    ['nothing below it imports client/app', 'client/site/pages/jobs-page.tsx', 'client/app/routes.tsx'],
    [
      'features never import other features',
      'client/workspace/hiring/job-form.tsx',
      'client/workspace/reviews/stars-field.tsx',
    ],
    ['ui, lib and forms import no feature', 'client/shared/ui/button.tsx', 'client/shared/search/job-card.tsx'],
    ['antd only in client/workspace: the site is light', 'client/site/landing/faqs.tsx', 'antd'],
    ['antd only in client/workspace: the site is light', 'client/shared/ui/button.tsx', 'antd/locale/en_GB'],
    [
      "the workspace uses antd, not the site's parts",
      'client/workspace/hiring/job-form.tsx',
      'client/shared/ui/button.tsx',
    ],
    ['the product imports no test, script or benchmark', 'server/core/mail.ts', 'test/until.ts'],
  ])('because %s', (rule, from, to) => {
    expect(ruleAgainst(from, to)).toBe(rule);
  });
});

describe('an import is allowed', () => {
  test.each([
    ['from a room to core', 'server/hiring/jobs/job.service.ts', 'server/core/errors.ts'],
    [
      'within a room, whatever the file',
      'server/hiring/applications/application.service.ts',
      'server/hiring/jobs/job.service.ts',
    ],
    ['within a subject', 'server/hiring/jobs/job.service.ts', 'server/hiring/jobs/job.queries.ts'],
    ['from the composition root to app', 'server/main.ts', 'server/app/start-server.ts'],
    ['from app to a room', 'server/app/contents.ts', 'server/hiring/jobs/job.resolver.ts'],
    ['from core to the migrations', 'server/core/database.ts', 'migrations/index.ts'],
    ['from rules to zod', 'server/hiring/jobs/job.rules.ts', 'zod/mini'],
    [
      'from rules to the rules of another subject',
      'server/hiring/applications/application.rules.ts',
      'server/hiring/jobs/job.rules.ts',
    ],
    ['from the client to rules', 'client/workspace/hiring/job-form.tsx', 'server/hiring/jobs/job.rules.ts'],
    ['from a page to a feature', 'client/workspace/pages/jobs-page.tsx', 'client/workspace/hiring/job-form.tsx'],
    ['for a stated reason', 'client/workspace/signup/signup-form.tsx', 'client/shared/ui/tabs.tsx'],
    ['from a feature to lib', 'client/workspace/hiring/job-form.tsx', 'client/shared/lib/dates.ts'],
    [
      'from a zone to what both zones show',
      'client/workspace/jobs/saved-jobs.tsx',
      'client/shared/search/job-card.tsx',
    ],
    ['from the workspace to antd', 'client/workspace/hiring/job-form.tsx', 'antd'],
    ['from the router to a page', 'client/app/routes.tsx', 'client/site/pages/jobs-page.tsx'],
    ['from a test to anything', 'server/hiring/jobs/job.rules.test.ts', 'server/app/http-server.ts'],
  ])('%s', (_title, from, to) => {
    expect(ruleAgainst(from, to)).toBeNull();
  });

  test('from a policy to a type', () => {
    expect(ruleAgainst('server/hiring/jobs/job.policy.ts', 'server/hiring/jobs/job.entity.ts', true)).toBeNull();
    expect(ruleAgainst('server/hiring/jobs/job.policy.ts', 'typeorm', true)).toBeNull();
  });
});
