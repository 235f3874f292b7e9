import '../lib/zod-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { themeCss } from '../ui/theme.ts';
import './base.css';
import { Providers } from './providers.tsx';
import { router } from './router.tsx';

// A constructed sheet is the one way to add computed rules under the strict Content-Security-Policy without a style element.
const themeSheet = new CSSStyleSheet();
themeSheet.replaceSync(themeCss);
document.adoptedStyleSheets.push(themeSheet);

/** After a new version is rolled out the old chunks are gone: one reload fetches the new ones. */
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('reloadedForNewVersion') === document.lastModified) return;
  sessionStorage.setItem('reloadedForNewVersion', document.lastModified);
  event.preventDefault();
  window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
);
