import type { DataRouter } from 'react-router-dom';

/**
 * Resolves when the code and data of the first page are there. No subscription is left: while nobody listens the router
 * remembers that its state has changed, and RouterProvider, which listens only once the first page is drawn, hears of it.
 */
export const initialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
