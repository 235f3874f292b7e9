import type { DataRouter } from 'react-router-dom';

/**
 * Resolves when the code of the first page is there. It leaves no subscription: while nobody listens, the router notes
 * that its state has changed, and tells RouterProvider, which listens only once the first page is drawn.
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
