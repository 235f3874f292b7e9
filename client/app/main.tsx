import '../shared/lib/zod-without-eval.ts';
import type { NormalizedCacheObject } from '@apollo/client';
import { i18n } from '@lingui/core';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { apollo } from './apollo.ts';
import './base.css';
import { pressAgain } from './early-press.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { forgetMissingEntry } from './missing-entry.ts';
import { pageNames } from '../../server/core/client-pages.rules.ts';
import { MeDocument } from '../shared/lib/me.ts';
import { noteMissingCode } from '../shared/lib/new-version.ts';
import { Providers } from './providers.tsx';
import { initialized } from './router-start.ts';
import { routesOf } from './routes.tsx';

forgetMissingEntry();
window.addEventListener('vite:preloadError', ({ payload }) => noteMissingCode(payload));

// English has no catalogue: its messages are in the code (docs/decisions/0046).
i18n.loadAndActivate({ locale: document.documentElement.lang, messages: {} });

const routes = routesOf(apollo);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
/** The server's HTML, and the answers it was rendered from. */
interface FirstState {
  cache: NormalizedCacheObject;
  isPhone: boolean;
}

async function start(container: HTMLElement): Promise<void> {
  const text = document.getElementById('first-state')?.textContent;
  if (!text) {
    // The page's guard refetches, and shows the error.
    apollo.query({ query: MeDocument }).catch(() => undefined);
    return renderWithoutServerHtml(container);
  }
  const { cache, isPhone } = JSON.parse(text) as FirstState;
  apollo.cache.restore(cache);
  claimInlinedStyles();
  try {
    await loadFirstPage();
  } catch {
    // The router retries, and shows the page or its error; the server's HTML would stay without reacting.
    return renderWithoutServerHtml(container, isPhone);
  }
  const router = createBrowserRouter(routes, { hydrationData: nothingToLoad });
  // In slices: the page is already visible, and scrolling must not be blocked.
  startTransition(() => void hydrateRoot(container, <App router={router} isPhone={isPhone} />));
}

/** Until the page's code has loaded, the shell of index.html is visible. In slices, so that presses are handled. */
async function renderWithoutServerHtml(container: HTMLElement, isPhone = false): Promise<void> {
  const router = createBrowserRouter(routes);
  await initialized(router);
  startTransition(() => createRoot(container).render(<App router={router} isPhone={isPhone} />));
}

/**
 * The bundler's loader fetches a style sheet that it finds no link to: these are inlined in the page, and a disabled
 * link loads nothing.
 */
function claimInlinedStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.setAttribute('href', dataset.file ?? '');
    document.head.append(link);
  }
}

/** Loads the current page's code first, so that the first render matches the server's. */
async function loadFirstPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}

/** A server-rendered page already has its data. */
const nothingToLoad = { loaderData: Object.fromEntries(pageNames.map((name) => [name, null])) };

function App({ router, isPhone }: { router: DataRouter; isPhone: boolean }) {
  useEffect(pressAgain, []);
  useEffect(() => fetchAhead(routes), []);
  return (
    <Providers client={apollo} words={i18n} isPhone={isPhone}>
      {/* In a transition React renders the old and new address alternately; their queries would never stop. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
}

await start(root);
