import { ErrorLink } from '@apollo/client/link/error';
import type { Challenge } from 'altcha-lib';
import { from, mergeMap } from 'rxjs';
import { proofHeader } from '../../../server/people/identity/login/proof-of-work.rules.ts';
import { isCheckingBrowser } from './checking-browser.ts';
import { failureOf } from './errors.ts';

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value;

/**
 * A request refused by a rate limit brings a challenge: it is solved, and the request is retried once, without any
 * action by the user (D-07).
 */
export const proveWork = new ErrorLink(({ error, operation, forward }) => {
  const { challenge } = failureOf(error).extensions;
  if (!isChallenge(challenge)) return undefined;
  // A browser that cannot solve it shows the error.
  const solved = solve(challenge).catch(() => {
    throw error;
  });
  return from(solved).pipe(
    mergeMap((payload) => {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, [proofHeader]: payload },
      }));
      return forward(operation);
    }),
  );
});

/** In a worker, so that the page stays responsive. */
async function solve(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./browser-check-worker.ts', import.meta.url), { type: 'module' });
  isCheckingBrowser(true);
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('This browser could not be checked.')));
      worker.postMessage(challenge, []);
    });
  } finally {
    isCheckingBrowser(false);
    worker.terminate();
  }
}
