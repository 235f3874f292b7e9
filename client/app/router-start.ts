import type { DataRouter } from 'react-router-dom';

/**
 * Resolves when the code of the first page has loaded. It must not stay subscribed: RouterProvider subscribes only
 * after the first render, and the router queues a state change for it only while it has no other subscriber.
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
