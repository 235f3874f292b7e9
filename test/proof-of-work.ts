import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofHeader } from '../server/people/identity/login/proof-of-work.rules.ts';

/** Solves the challenge of a refusal as an API client would; returns the header to send. */
export async function solved(body: Record<string, unknown>): Promise<Record<string, string>> {
  const challenge = body.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { [proofHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}
