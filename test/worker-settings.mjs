// jest-light-runner sends the settings to all workers that have a task when the first one asks, and to each only once:
// a worker that asks later never gets them and hangs (docs/decisions/0090).
if (process.env.TINYPOOL_WORKER_ID !== undefined) {
  let settings;
  process.on('message', (message) => {
    if (message?.type === 'jest-light-runner-worker-data') settings = message;
  });
  process.on('newListener', (event, listener) => {
    if (event === 'message' && settings) queueMicrotask(() => listener(settings));
  });
}
