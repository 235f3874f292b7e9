import type { DataRouter } from 'react-router-dom';

/**
 * Resolves when the code of the first page is there. It must not stay subscribed: RouterProvider subscribes only once
 * the first page is drawn, and the router keeps a change of its state for it only while it has no other subscriber.
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
