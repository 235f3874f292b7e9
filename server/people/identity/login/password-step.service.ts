import type { RequestContext } from '../../../core/context.ts';
import type { User } from '../../users/user.entity.ts';
import { passwordStepCookieName } from '../sessions/session.rules.ts';
import { passwordStepSeconds } from './account.rules.ts';

interface PasswordStep {
  userId: string;
  email: string;
  until: number;
}

/** Encrypted, in this browser: it entered the right password of this admin; the code has to follow soon. */
export function notePasswordStep({ services, cookieJar }: RequestContext, { id, email }: User, now: Date): void {
  const step: PasswordStep = { userId: id, email, until: now.getTime() + passwordStepSeconds * 1000 };
  const cookieName = passwordStepCookieName(services.config.publicUrl);
  cookieJar.set(cookieName, services.secrets.encrypt(JSON.stringify(step)), { maxAgeSeconds: passwordStepSeconds });
}

/** Whose right password this browser entered within the last minutes. */
export function passwordStepOf({ services, cookies }: RequestContext): PasswordStep | null {
  const proof = cookies[passwordStepCookieName(services.config.publicUrl)];
  if (!proof) return null;
  try {
    const step = JSON.parse(services.secrets.decrypt(proof)) as PasswordStep;
    return step.until > services.clock.now().getTime() ? step : null;
  } catch {
    return null;
  }
}

export const hasPasswordStep = (request: RequestContext, { id }: User): boolean =>
  passwordStepOf(request)?.userId === id;
