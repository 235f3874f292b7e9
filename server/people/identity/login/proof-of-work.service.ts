import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { raiseWindow } from '../../../core/limits.ts';
import type { RequestContext, Services } from '../../../core/context.ts';
import { hashToken } from '../../../core/secrets.ts';
import { proofRules } from './proof-of-work.rules.ts';

export interface ProofSubject {
  scope: string;
  email: string;
}

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ subject: z.string(), until: z.number() }) }),
    signature: z.string().check(z.maxLength(200)),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().check(z.maxLength(200)) }),
});

const subjectOf = ({ secrets }: Services, { scope, email }: ProofSubject): string =>
  secrets.hmac('proof-of-work', `${scope}\n${email}`).toString('hex');

const secretsOf = ({ secrets }: Services) => ({
  hmacSignatureSecret: secrets.hmac('proof-of-work', 'challenge').toString('hex'),
  hmacKeySignatureSecret: secrets.hmac('proof-of-work', 'solution').toString('hex'),
});

/** Costs the caller a second or two and the server a millisecond; nothing of it is stored until it is solved. */
export function newChallenge(services: Services, subject: ProofSubject, now: Date): Promise<Challenge> {
  const { algorithm, cost, counter, validSeconds } = proofRules;
  const data = { subject: subjectOf(services, subject), until: now.getTime() + validSeconds * 1000 };
  return createChallenge({
    algorithm,
    cost,
    counter: randomInt(counter.least, counter.most),
    deriveKey,
    data,
    ...secretsOf(services),
  });
}

/** Of this subject, not too old, not used before. It is used up now. */
export async function spendProof(
  { services, proofOfWork }: RequestContext,
  subject: ProofSubject,
  now: Date,
): Promise<boolean> {
  const payload = payloadSchema.safeParse(decoded(proofOfWork)).data;
  if (!payload) return false;
  const { challenge, solution } = payload;
  const { data } = challenge.parameters;
  if (data.subject !== subjectOf(services, subject) || data.until <= now.getTime()) return false;
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution,
    deriveKey,
    ...secretsOf(services),
  });
  if (!verified) return false;
  const { used } = await raiseWindow(
    services.database.prepared,
    'proof',
    hashToken(challenge.signature),
    { limit: 1, seconds: proofRules.validSeconds },
    now,
  );
  return used === 1;
}

function decoded(header: string | undefined): unknown {
  if (!header || header.length > proofRules.headerCharacters) return undefined;
  try {
    return JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
