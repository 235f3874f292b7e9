import { t } from '@lingui/core/macro';
import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { currentCaller } from './caller.ts';
import { AppError } from './errors.ts';
import { FairShares } from './fair-shares.ts';
import { isSameSecret } from './secrets.ts';

interface Cost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** Argon2id as OWASP asks at the least: 19 MiB, two passes, one lane; about 25 ms. */
const parameters: Cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** libuv has four threads: more at once would take memory and gain nothing. */
const maximumRunning = Math.min(Math.max(availableParallelism(), 2), 4);
/** With so many waiting, an address that has one waiting is refused another; with three times as many, everyone is. */
const crowd = 50;
const busyMessage = () => t`Many people are signing in right now. Please try again in a moment.`;

const shares = new FairShares({
  size: maximumRunning,
  ofCaller: maximumRunning,
  slow: maximumRunning,
  waiting: 3 * crowd,
  message: busyMessage,
  patienceSeconds: 60,
  busyMessage,
});

/** With a salt of its own; the text names its parameters, so that they may change later. */
export async function hashPassword(password: string): Promise<string> {
  refuseWhileBusy();
  const salt = randomBytes(16);
  const hash = await derive(password, salt, parameters);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

const encodedPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
/** What a password is compared with when no account has one, at the same cost. */
const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`;

function decode(encoded: string): { cost: Cost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = encodedPattern.exec(encoded) ?? [];
  if (!salt || !hash) throw new Error('A stored password hash cannot be read.');
  const expected = Buffer.from(hash, 'base64');
  return {
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    },
    salt: Buffer.from(salt, 'base64'),
    hash: expected,
  };
}

/** In constant time; without a hash (no such account, no password set) it does the same work and answers false. */
export async function verifyPassword(password: string, encoded: string | null | undefined): Promise<boolean> {
  const { cost, salt, hash } = decode(encoded ?? noPassword);
  return isSameSecret(await derive(password, salt, cost), hash) && Boolean(encoded);
}

/** Whether guessing at a stored hash is cheaper than at one that is made today. */
export function isOutdatedHash(encoded: string): boolean {
  const { memory, passes } = decode(encoded).cost;
  return memory < parameters.memory || passes < parameters.passes;
}

/** For callers that count attempts, before one is spent: from then on it is checked, however long that takes. */
export function refuseWhileBusy(): void {
  const { all, own } = shares.waitingFor(currentCaller());
  if (all >= 3 * crowd || (all >= crowd && own > 0))
    throw new AppError('UNAVAILABLE', busyMessage(), { retryAfterSeconds: 2 });
}

/**
 * Address by address: a flood of logins gets UNAVAILABLE instead of all memory, and keeps no one else waiting (decision
 * 0019).
 */
async function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return shares.run(
    currentCaller(),
    false,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2('argon2id', { message: Buffer.from(password), nonce: salt, ...cost }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
