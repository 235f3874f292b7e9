import { randomInt } from 'node:crypto';
import { type EntityManager, type FindOptionsWhere, IsNull, MoreThan } from 'typeorm';
import type { Services } from '../../../core/context.ts';
import { hashToken, isSameSecret, newToken } from '../../../core/secrets.ts';
import { codeRules, resetLinkSeconds } from './attempt.rules.ts';
import { OneTimeCode } from './code.entity.ts';

export type CodePurpose = OneTimeCode['purpose'];

/**
 * What a code is good for: one purpose, one address and one registration (at sign-up), one person (for a new address)
 * or one browser (at the login).
 */
export interface CodeBinding {
  purpose: CodePurpose;
  email: string;
  signupId?: string | null;
  userId?: string | null;
  deviceHash?: Buffer | null;
}

const liveCodes = ({ email, purpose, signupId, userId }: CodeBinding): FindOptionsWhere<OneTimeCode> => ({
  email,
  purpose,
  signupId: signupId ?? IsNull(),
  userId: userId ?? IsNull(),
  usedAt: IsNull(),
});
const boundCodes = (binding: CodeBinding): FindOptionsWhere<OneTimeCode> => ({
  ...liveCodes(binding),
  deviceHash: binding.deviceHash ?? IsNull(),
});

const hashCode = ({ secrets }: Services, { purpose, email, signupId, userId }: CodeBinding, code: string): Buffer =>
  secrets.hmac('one-time-code', `${purpose}\n${email}\n${signupId ?? userId ?? ''}\n${code}`);

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

/** Answers its digits, which are stored nowhere; earlier codes of the binding end. */
export async function issueCode(
  tx: EntityManager,
  services: Services,
  binding: CodeBinding,
  now: Date,
): Promise<string> {
  const code = newCode();
  await endCodes(tx, binding, now);
  await insertCode(tx, binding, hashCode(services, binding, code), codeRules.validSeconds, now);
  return code;
}

export type CodeVerdict = { codeId: string } | 'WRONG' | 'GONE' | 'INCOMPLETE';

const codePattern = new RegExp(`^[0-9]{${codeRules.digits}}$`);

/**
 * Compares in constant time. GONE: there is no code, or it was used, replaced or is too old. INCOMPLETE: the guess is
 * not six ASCII digits (or not there at all), and is compared with nothing. A guess that `isStray` comes from no
 * browser that asked: it is compared with the latest login code of the address, as long as that needs no browser. The
 * attempt has to be counted before.
 */
export async function verifyCode(
  services: Services,
  binding: CodeBinding,
  code: unknown,
  now: Date,
  isStray = false,
): Promise<CodeVerdict> {
  if (typeof code !== 'string' || !codePattern.test(code)) return 'INCOMPLETE';
  const live = await services.database.manager.findOne(OneTimeCode, {
    where: {
      ...(isStray ? { ...liveCodes(binding), needsDevice: false } : boundCodes(binding)),
      expiresAt: MoreThan(now),
    },
    order: { createdAt: 'DESC' },
  });
  // Without a sign-up there is nothing that could have expired.
  if (!live) return binding.signupId === null ? 'WRONG' : 'GONE';
  return isSameSecret(live.codeHash, hashCode(services, binding, code)) ? { codeId: live.id } : 'WRONG';
}

/** Whether this call, and no other, used the code up. */
export async function consumeCode(tx: EntityManager, codeId: string, now: Date): Promise<boolean> {
  const { affected } = await tx.update(OneTimeCode, { id: codeId, usedAt: IsNull() }, { usedAt: now });
  return affected === 1;
}

/** Each code is verified three times at most in its browser, and three times elsewhere. */
export async function endCodes(tx: EntityManager, binding: CodeBinding, now: Date): Promise<void> {
  await tx.update(OneTimeCode, boundCodes(binding), { usedAt: now });
}

/** After the last wrong guess from elsewhere they open nothing without the browsers that asked for them. */
export async function bindCodes(tx: EntityManager, email: string): Promise<void> {
  const open = { email, purpose: 'LOGIN', usedAt: IsNull(), needsDevice: false } as const;
  await tx.update(OneTimeCode, open, { needsDevice: true });
}

/** Earlier links stay valid: a stranger who asks for another does not end the owner's. */
export async function issueResetToken(tx: EntityManager, email: string, now: Date): Promise<string> {
  const token = newToken();
  await insertCode(tx, { purpose: 'PASSWORD_RESET', email }, hashToken(token), resetLinkSeconds, now);
  return token;
}

/** Live, and mailed to this very address. */
export const findResetLink = (
  { database }: Services,
  email: string,
  token: string,
  now: Date,
): Promise<OneTimeCode | null> =>
  database.manager.findOneBy(OneTimeCode, {
    purpose: 'PASSWORD_RESET',
    email,
    codeHash: hashToken(token),
    usedAt: IsNull(),
    expiresAt: MoreThan(now),
  });
