import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves one challenge and returns the answer as the header that the server expects. */
addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge, deriveKey })
    .then((solution) => postMessage(btoa(JSON.stringify({ challenge, solution }))))
    .catch((error: unknown) => reportError(error));
});
