import type { RequestContext } from '../../core/context.ts';
import type { Prepared } from '../../core/database.ts';
import { type AttemptPolicy, stateFrom } from '../../people/identity/login/attempt-state.rules.ts';
import { attemptPolicies, loginGuessPolicy } from '../../people/identity/login/attempt.rules.ts';
import { counterKey, scopeOf } from '../../people/identity/login/subject.service.ts';
import { forgetCounters, listBrowsers, listCounters } from './user-admin.queries.ts';

/** What keeps somebody from logging in, with the policy that says how long. */
const guesses: Record<string, AttemptPolicy> = {
  [scopeOf('LOGIN', 'password')]: attemptPolicies.password,
  [scopeOf('LOGIN', 'verify')]: attemptPolicies.verify,
  [scopeOf('LOGIN', 'guess')]: loginGuessPolicy,
  [scopeOf('SECOND_STEP', 'verify')]: attemptPolicies.verify,
  [scopeOf('SECOND_STEP', 'guess')]: loginGuessPolicy,
};
const sendings = [scopeOf('LOGIN', 'send'), scopeOf('SECOND_STEP', 'send'), scopeOf('PASSWORD_RESET', 'send')] as const;

interface Scope {
  prepared: Prepared;
  request: RequestContext;
  now: Date;
}
interface Account {
  id: string;
  email: string;
}

async function subjectsOf({ prepared, request }: Omit<Scope, 'now'>, account: Account): Promise<Buffer[]> {
  const browsers = await prepared(listBrowsers(account));
  return [null, ...browsers.map(({ deviceHash }) => deviceHash)].map((holder) =>
    counterKey(request, account.email, holder),
  );
}

export interface LoginLock {
  /** Wrong passwords and codes since the last success. */
  failedAttempts: number;
  /** When the longest block ends. One that only a success elsewhere ends is given as a day from now. */
  lockedUntil: Date | null;
}

export async function lockOf(scope: Scope, account: Account): Promise<LoginLock> {
  const subjects = await subjectsOf(scope, account);
  const rows = await scope.prepared(listCounters({ subjects, scopes: Object.keys(guesses) }));
  const states = rows.map(({ scope: name, ...row }) =>
    stateFrom(row, guesses[name] ?? attemptPolicies.password, scope.now),
  );
  const ends = states.flatMap(({ blockedUntil }) => blockedUntil ?? []).toSorted((one, other) => +other - +one);
  return {
    failedAttempts: states.reduce((total, { streak }) => total + streak, 0),
    lockedUntil: ends[0] ?? null,
  };
}

/** Forgets earlier wrong passwords and codes; codes and links can be mailed again at once. */
export async function liftLock(scope: Omit<Scope, 'now'>, account: Account): Promise<void> {
  const subjects = await subjectsOf(scope, account);
  await scope.prepared(forgetCounters({ subjects, scopes: [...Object.keys(guesses), ...sendings] }));
}
