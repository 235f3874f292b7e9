import { randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Executor } from '../../core/attempts.ts';
import type { Services } from '../../core/context.ts';
import { hashToken, isSameSecret, newToken } from '../../core/secrets.ts';
import { codeRules, resetLinkSeconds } from './attempt.rules.ts';
import { OneTimeCode } from './code.entity.ts';

export type CodePurpose = OneTimeCode['purpose'];

/** What a code is good for: one purpose, one address and one registration (at sign-up), one person (for a new address) or one browser (at the login). */
export interface CodeBinding {
  purpose: CodePurpose;
  email: string;
  signupId?: string | null;
  userId?: string | null;
  deviceHash?: Buffer | null;
}

const isLive =
  'email = $1 and purpose = $2 and signup_id is not distinct from $3 and user_id is not distinct from $4 and used_at is null';
const isBound = `${isLive} and device_hash is not distinct from $5`;
const boundValues = ({ email, purpose, signupId, userId, deviceHash }: CodeBinding) => [
  email,
  purpose,
  signupId ?? null,
  userId ?? null,
  deviceHash ?? null,
];

const hashCode = ({ secrets }: Services, { purpose, email, signupId, userId }: CodeBinding, code: string): Buffer =>
  secrets.hmac('one-time-code', `${purpose}\n${email}\n${signupId ?? userId ?? ''}\n${code}`);

async function replaceCode(
  tx: EntityManager,
  binding: CodeBinding,
  codeHash: Buffer,
  validSeconds: number,
  now: Date,
): Promise<void> {
  await tx.query(`update one_time_codes set used_at = $6 where ${isBound}`, [...boundValues(binding), now]);
  await insertCode(tx, binding, codeHash, validSeconds, now);
}

async function insertCode(
  tx: EntityManager,
  binding: CodeBinding,
  codeHash: Buffer,
  validSeconds: number,
  now: Date,
): Promise<void> {
  await tx.insert(OneTimeCode, {
    ...binding,
    codeHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validSeconds * 1000),
  });
}

export const newCode = (): string =>
  randomInt(10 ** codeRules.digits)
    .toString()
    .padStart(codeRules.digits, '0');

/** Makes a new code and answers its digits, which are kept nowhere else; earlier codes of the binding end. */
export async function issueCode(
  tx: EntityManager,
  services: Services,
  binding: CodeBinding,
  now: Date,
): Promise<string> {
  const code = newCode();
  await replaceCode(tx, binding, hashCode(services, binding, code), codeRules.validSeconds, now);
  return code;
}

export type CodeVerdict = { codeId: string } | 'WRONG' | 'GONE' | 'INCOMPLETE';

const codePattern = new RegExp(`^[0-9]{${codeRules.digits}}$`);

/**
 * Compares in constant time. GONE: there is no code, or it was used, replaced or is too old. INCOMPLETE: the guess is not six ASCII digits
 * (or not there at all), and is compared with nothing. A guess that `isStray` comes from no browser that asked: it is compared with the latest login code of the
 * address, as long as that needs no browser. Ask only after the attempt was counted.
 */
export async function judgeCode(
  services: Services,
  binding: CodeBinding,
  code: unknown,
  now: Date,
  isStray = false,
): Promise<CodeVerdict> {
  if (typeof code !== 'string' || !codePattern.test(code)) return 'INCOMPLETE';
  const [live] = await services.database.query<{ id: string; codeHash: Buffer }>(
    `select id, code_hash as "codeHash" from one_time_codes
     where ${isLive} and (device_hash is not distinct from $5 or ($6 and not needs_device)) and expires_at > $7
     order by device_hash is not distinct from $5 desc, created_at desc limit 1`,
    [...boundValues(binding), isStray, now],
  );
  if (!live) return 'GONE';
  return isSameSecret(live.codeHash, hashCode(services, binding, code)) ? { codeId: live.id } : 'WRONG';
}

/** Whether this call, and no other, used the code up. */
export async function consumeCode(tx: EntityManager, codeId: string, now: Date): Promise<boolean> {
  const [rows] = (await tx.query(
    'update one_time_codes set used_at = $2 where id = $1 and used_at is null returning id',
    [codeId, now],
  )) as [unknown[], number];
  return rows.length === 1;
}

/** After the last wrong guess no code of this binding is worth anything: each code is judged three times at most in its browser, and three times elsewhere. */
export async function endCodes(executor: Executor, binding: CodeBinding, now: Date): Promise<void> {
  await executor.query(`update one_time_codes set used_at = $6 where ${isBound}`, [...boundValues(binding), now]);
}

/** After the last wrong guess from elsewhere the login codes of the address open nothing without the browsers that asked for them. */
export async function bindCodes(executor: Executor, email: string): Promise<void> {
  await executor.query(
    `update one_time_codes set needs_device = true where email = $1 and purpose = 'LOGIN' and used_at is null and not needs_device`,
    [email],
  );
}

/** Makes the token of a link with which a password is chosen. Earlier links stay good: a stranger who asks for another does not end the owner's. */
export async function issueResetToken(tx: EntityManager, email: string, now: Date): Promise<string> {
  const token = newToken();
  await insertCode(tx, { purpose: 'PASSWORD_RESET', email }, hashToken(token), resetLinkSeconds, now);
  return token;
}

/** The live link with this token that was mailed to this very address. */
export async function findResetLink(
  { database }: Services,
  email: string,
  token: string,
  now: Date,
): Promise<{ id: string } | undefined> {
  const [found] = await database.query<{ id: string }>(
    `select id from one_time_codes where purpose = 'PASSWORD_RESET' and email = $1 and code_hash = $2 and used_at is null and expires_at > $3`,
    [email, hashToken(token), now],
  );
  return found;
}
