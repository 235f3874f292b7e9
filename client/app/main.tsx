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

// English has no catalogue: its messages stand in the code (docs/decisions/0046).
i18n.loadAndActivate({ locale: document.documentElement.lang, messages: {} });

const routes = routesOf(apollo);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
/** What the server rendered into the page, and from which answers. */
interface FirstState {
  cache: NormalizedCacheObject;
  isPhone: boolean;
}

async function start(container: HTMLElement): Promise<void> {
  const text = document.getElementById('first-state')?.textContent;
  if (!text) {
    // The guard of the page asks again, and says what failed.
    apollo.query({ query: MeDocument }).catch(() => undefined);
    return renderWithoutServerHtml(container);
  }
  const { cache, isPhone } = JSON.parse(text) as FirstState;
  apollo.cache.restore(cache);
  claimInlinedStyles();
  try {
    await loadFirstPage();
  } catch {
    // The router asks again, and shows the page or says that it did not load; what the server sent would stand there
    // without reacting.
    return renderWithoutServerHtml(container, isPhone);
  }
  const router = createBrowserRouter(routes, { hydrationData: nothingToLoad });
  // In slices: the page is there already, and scrolling it must not wait.
  startTransition(() => void hydrateRoot(container, <App router={router} isPhone={isPhone} />));
}

/** Until the code of the page is there, the frame of index.html stands. In slices, so that a press is answered. */
async function renderWithoutServerHtml(container: HTMLElement, isPhone = false): Promise<void> {
  const router = createBrowserRouter(routes);
  await initialized(router);
  startTransition(() => createRoot(container).render(<App router={router} isPhone={isPhone} />));
}

/**
 * The bundler's loader fetches a sheet that it finds no link to: these stand in the page, and a disabled link loads
 * nothing.
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

/** The code of the page that is there already; with it the first render is the same as the server's. */
async function loadFirstPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}

/** A page that the server rendered has what it asks for. */
const nothingToLoad = { loaderData: Object.fromEntries(pageNames.map((name) => [name, null])) };

function App({ router, isPhone }: { router: DataRouter; isPhone: boolean }) {
  useEffect(pressAgain, []);
  useEffect(() => fetchAhead(routes), []);
  return (
    <Providers client={apollo} words={i18n} isPhone={isPhone}>
      {/* In a transition React draws the old and the new address by turns; their queries then ask without end. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
}

await start(root);
