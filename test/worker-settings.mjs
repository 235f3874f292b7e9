// jest-light-runner answers whichever worker asks for its settings by sending them to all that have a task by then, and
// to each only once: one that has not asked yet would lose them, ask later, and wait for ever (docs/decisions/0090).
if (process.env.TINYPOOL_WORKER_ID !== undefined) {
  let settings;
  process.on('message', (message) => {
    if (message?.type === 'jest-light-runner-worker-data') settings = message;
  });
  process.on('newListener', (event, listener) => {
    if (event === 'message' && settings) queueMicrotask(() => listener(settings));
  });
}
