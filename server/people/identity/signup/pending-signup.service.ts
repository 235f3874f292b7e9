import { MoreThan } from 'typeorm';
import * as z from 'zod/mini';
import { hashToken } from '../../../core/secrets.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../../core/use-case.ts';
import { accountMessages } from '../login/account.rules.ts';
import { hostBoundCookie } from '../sessions/session.rules.ts';
import { subjectOf, guessingAs } from '../login/subject.service.ts';
import { ticketOf } from '../login/counters.service.ts';
import { Signup } from './signup.entity.ts';
import type { PendingSignup } from './signup.types.ts';

const nothing = z.object({});

/**
 * The latest ticket of a sign-up that waits for its code, closed to scripts: a browser that was reloaded or closed goes
 * on with it.
 */
const signupCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'signup');

/** After the commit this browser stores the ticket until the sign-up expires. */
export function keepTicket({ request, services, effects, now }: WriteScope, tempToken: string, expiresAt: Date): void {
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  effects.afterCommit.push(() =>
    request.cookieJar.set(signupCookieName(services.config.publicUrl), tempToken, { maxAgeSeconds }),
  );
}

export function forgetTicket({ request, services, effects }: WriteScope): void {
  effects.afterCommit.push(() => request.cookieJar.clear(signupCookieName(services.config.publicUrl)));
}

/** As long as it waits; without the cookie no one learns of it. */
export const pendingSignup = defineQuery({
  name: 'pendingSignup',
  allow: 'ANYONE',
  input: nothing,
  run: async (scope): Promise<PendingSignup | null> => {
    const { request, services, now } = scope;
    const tempToken = request.cookies[signupCookieName(services.config.publicUrl)];
    if (!tempToken) return null;
    const found = await services.database.manager.findOneBy(Signup, {
      ticketHash: hashToken(tempToken),
      expiresAt: MoreThan(now),
    });
    if (!found) return null;
    const subject = guessingAs(await subjectOf(scope, 'SIGNUP', found.email), found.id);
    const { email, name } = found;
    return { email, name, ticket: await ticketOf(subject, accountMessages.codeSent(), tempToken) };
  },
});

/**
 * Back to the form: this browser forgets its ticket. The sign-up itself expires, so that no one can end the one of
 * another person.
 */
export const cancelSignup = defineCommand({
  name: 'cancelSignup',
  allow: 'ANYONE',
  input: nothing,
  run: async (scope) => {
    forgetTicket(scope);
    return true;
  },
});
