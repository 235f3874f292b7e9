import { argon2, randomBytes } from 'node:crypto';

/**
 * Prints how many password hashes per second a separate process makes, `concurrency` at once, for this many seconds.
 */
const [seconds = 3, concurrency = 10] = process.argv.slice(2).map(Number);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const hashOnce = (): Promise<void> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: Buffer.from('Right@123'), nonce: randomBytes(16), ...cost }, (error) =>
      error ? reject(error) : resolve(),
    );
  });

const started = performance.now();
let made = 0;
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (; performance.now() - started < seconds * 1000; made += 1) await hashOnce();
  }),
);
console.log((made * 1000) / (performance.now() - started));
