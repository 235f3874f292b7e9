import { MoreThan } from 'typeorm';
import { z } from 'zod';
import type { RequestContext } from '../../core/context.ts';
import { hashToken } from '../../core/secrets.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import { subjectOf, guessingAs } from '../credentials/subject.service.ts';
import { countersOf } from '../credentials/counters.service.ts';
import { Signup } from './signup.entity.ts';
import { signupCookieName } from './signup.rules.ts';
import type { PendingSignup } from './signup.types.ts';

const nothing = z.object({});

/** After the commit this browser stores the ticket until the sign-up expires. */
export function keepTicket({ request, services, effects, now }: WriteScope, tempToken: string, expiresAt: Date): void {
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  effects.afterCommit.push(() =>
    request.cookieJar.set(signupCookieName(services.config.publicUrl), tempToken, { maxAgeSeconds }),
  );
}

export function forgetTicket({
  request,
  services,
  effects,
}: Pick<WriteScope, 'request' | 'services' | 'effects'>): void {
  effects.afterCommit.push(() => request.cookieJar.clear(signupCookieName(services.config.publicUrl)));
}

const readPendingSignup = defineQuery({
  name: 'pendingSignup',
  allow: 'ANYONE',
  input: nothing,
  run: async ({ request, services, now }): Promise<PendingSignup | null> => {
    const tempToken = request.cookies[signupCookieName(services.config.publicUrl)];
    if (!tempToken) return null;
    const found = await services.database.manager.findOneBy(Signup, {
      ticketHash: hashToken(tempToken),
      expiresAt: MoreThan(now),
    });
    if (!found) return null;
    const subject = guessingAs(await subjectOf(request, 'SIGNUP', found.email), found.id);
    const counters = await countersOf(subject, 'send', now, { isSent: true });
    return {
      email: found.email,
      name: found.name,
      ticket: { message: accountMessages.codeSent, tempToken, ...counters },
    };
  },
});

/** As long as it waits; without the cookie no one learns of it. */
export const pendingSignup = (request: RequestContext): Promise<PendingSignup | null> => readPendingSignup(request, {});

const forgetPendingSignup = defineCommand({
  name: 'cancelSignup',
  allow: 'ANYONE',
  input: nothing,
  run: async (scope) => {
    forgetTicket(scope);
    return true;
  },
});

/**
 * Back to the form: this browser forgets its ticket. The sign-up itself expires, so that no one can end the one of
 * another person.
 */
export const cancelSignup = (request: RequestContext): Promise<boolean> => forgetPendingSignup(request, {});
