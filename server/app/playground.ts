import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { RenderOptions } from 'altair-static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { findDemoExamples } from '../demo/demo.queries.ts';
import { demoPassword } from '../demo/demo.service.ts';
import { indianDay } from '../core/india.rules.ts';
import { placeholders, type RequestValues, savedRequests } from './playground-requests.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

const settings: RenderOptions = {
  baseURL: '/playground/',
  endpointURL: '/graphql',
  subscriptionsEndpoint: '/graphql',
  serveInitialOptionsInSeperateRequest: 'start.js',
  // A name of its own: a person who was here before the saved requests existed gets them too.
  instanceStorageNamespace: 'kaamyab_',
  initialEnvironments: { base: { variables: { token: '' } } },
  initialSettings: { enableTablistScrollbar: true, 'schema.reloadOnStart': true },
  disableAccount: true,
  persistedSettings: { 'banners.disable': true, 'alert.disableUpdateNotification': true },
};

/** Hides advertising that no setting turns off. */
const ownStyles = `
nz-alert:has([track-id="donate"], [track-id="web_app_disclaimer_learn_more"]), app-tips, app-beta-indicator,
[track-id="go_to_translate_link"], a[href*="sirmuel.design"] { display: none; }
/* Of the seven entries of the menu the fourth and the fifth. */
.ant-dropdown-menu:not(.environments-dropdown__list) >
  li:is(:nth-child(4):nth-last-child(4), :nth-child(5):nth-last-child(3)):not(:has(*)) { display: none; }
/* On a phone the address, which is always the same, makes room for the button that sends. */
@media (max-width: 600px) {
  .url-box__method-wrapper, .url-box__input-container { display: none; }
  .send-request__wrapper { margin-left: auto; }
  .send-request__button { padding: 0 12px; white-space: nowrap; }
}
`;

/** Replaces a joke, and two hints at the maker's desktop program. */
const ownTexts = {
  QUERY_RESULT_NO_RESULT_TEXT: 'The answer will be shown here.',
  RESPONSE_HEADERS_MORE_IN_APPS: 'The browser keeps Set-Cookie to itself.',
  HEADERS_FORBIDDEN_NOTICE: 'Browsers do not let a page set some headers, such as Cookie or Origin.',
};

/** Found without importing the package: its code takes 14 MB of memory and waits for the first visitor. */
const folder = join(dirname(createRequire(import.meta.url).resolve('altair-static')), 'dist');

async function renderPage(): Promise<string> {
  const { renderAltair } = await import('altair-static');
  return renderAltair(settings)
    .replace('<html>', '<html lang="en">')
    .replace(/<title>.*<\/title>/, '<title>API playground – Kaamyab</title>')
    .replace('</head>', '<link rel="stylesheet" href="own.css"></head>');
}

/** On a first visit the playground opens the last of its windows, out of sight; this opens the first. */
const openFirst = (windows: number): string => `
const key = 'kaamyab_playground_opened';
if (!localStorage.getItem(key)) new MutationObserver((changes, observer) => {
  const tabs = document.querySelectorAll('.window-switcher__item');
  if (!tabs[${windows - 1}]?.classList.contains('window-switcher__item--active')) return;
  observer.disconnect();
  localStorage.setItem(key, 'yes');
  tabs[0].click();
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
`;

const interviewDaysAhead = 14; // the demo's own calendar ends before
const dayInMs = 86_400_000;

async function valuesOf({ config, database, clock }: Services): Promise<RequestValues> {
  const interviewDay = indianDay(new Date(clock.now().getTime() + interviewDaysAhead * dayInMs));
  const demo = config.isProduction ? undefined : await findDemoExamples(database);
  if (!demo) return { ...placeholders, interviewDay };
  const { company, jobId, newApplicationId, approvedApplicationId } = demo;
  return {
    seeker: 'seeker@demo.kaamyab.test',
    recruiter: 'hr@demo.kaamyab.test',
    password: demoPassword,
    company,
    interviewDay,
    jobId: jobId ?? placeholders.jobId,
    newApplicationId: newApplicationId ?? placeholders.newApplicationId,
    approvedApplicationId: approvedApplicationId ?? placeholders.approvedApplicationId,
  };
}

async function renderStart(services: Services): Promise<string> {
  const initialWindows = savedRequests(await valuesOf(services)).map(({ name, query, variables = {}, headers }) => ({
    initialName: name,
    initialQuery: query,
    initialVariables: JSON.stringify(variables, null, 2),
    ...(headers && { initialHeaders: headers }),
    initialSubscriptionRequestHandlerId: 'graphql-ws' as const,
  }));
  const { renderInitSnippet } = await import('altair-static');
  return renderInitSnippet({ ...settings, initialWindows }) + openFirst(initialWindows.length);
}

/**
 * From the files of its package: nothing is loaded from elsewhere. It writes inline styles, so only its pages allow
 * them.
 */
export async function mountPlayground(app: FastifyInstance, services: Services): Promise<void> {
  const languages = join(folder, 'assets', 'i18n');
  const languageFiles = new Set((await readdir(languages)).filter((file) => file.endsWith('.json')));
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', contentSecurityPolicy);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, max-age=3600');
    });
    scope.get('/playground', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(await renderPage()),
    );
    scope.get('/playground/own.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(ownStyles));
    scope.get('/playground/start.js', async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await renderStart(services)),
    );
    scope.get<{ Params: { file: string } }>('/playground/assets/i18n/:file', async ({ params: { file } }, reply) => {
      if (!languageFiles.has(file)) return reply.callNotFound();
      return { ...(JSON.parse(await readFile(join(languages, file), 'utf8')) as object), ...ownTexts };
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/playground/',
      decorateReply: false,
      index: false,
      cacheControl: false,
    });
  });
}
