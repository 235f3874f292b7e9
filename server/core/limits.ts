import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.rules.ts';
import { narrowInWide, networksOf } from './client-address.ts';
import type { RequestContext } from './context.ts';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';
import { countInWindows, type Networks } from './limit.queries.ts';
import type { Message } from './text.rules.ts';

export interface WindowLimit {
  limit: number;
  seconds: number;
}

export interface WindowState {
  used: number;
  /** Until the window ends, at least one. */
  secondsLeft: number;
}

export const windowSecondsLeft = (startedAt: Date, seconds: number, now: Date): number =>
  Math.max(Math.ceil((startedAt.getTime() + seconds * 1000 - now.getTime()) / 1000), 1);
export const windowStart = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** A window begins with the first event after the last one. Each counter is at its next event afterwards. */
async function raiseWindows(
  prepared: Database['prepared'],
  counters: { scope: string; subject: Buffer; count?: number }[],
  { seconds }: Pick<WindowLimit, 'seconds'>,
  now: Date,
): Promise<WindowState[]> {
  const scopes = counters.map(({ scope }) => scope);
  const subjects = counters.map(({ subject }) => subject);
  const counts = counters.map(({ count }) => count ?? 1);
  const rows = await prepared(countInWindows({ scopes, subjects, counts, since: windowStart(now, seconds), now }));
  return rows.map(({ used, startedAt }) => ({ used, secondsLeft: windowSecondsLeft(startedAt, seconds, now) }));
}

/** Of an address with two networks both are counted, and the fuller one decides. */
export async function raiseWindow(
  prepared: Database['prepared'],
  scope: string,
  subject: Buffer | Networks,
  window: WindowLimit,
  now: Date,
): Promise<WindowState> {
  const { subjects, widths } = Buffer.isBuffer(subject) ? { subjects: [subject], widths: [1] } : subject;
  const counters = subjects.map((network) => ({ scope, subject: network }));
  const states = (await raiseWindows(prepared, counters, window, now)).map((state, place) => ({
    ...state,
    used: Math.ceil(state.used / (widths[place] ?? 1)),
  }));
  const [fullest] = states.toSorted((one, other) => other.used - one.used);
  if (!fullest) throw new Error('The event was not counted.');
  return fullest;
}

export function networksOfRequest({ services: { secrets }, ipAddress }: RequestContext): Networks {
  const subjects = networksOf(ipAddress).map((network) => secrets.hmac('address', network));
  return { subjects, widths: [1, narrowInWide].slice(0, subjects.length) };
}

export const addressScope = (scope: string): string => `address:${scope}`;

/** This one included. */
export function countByAddress(
  request: RequestContext,
  scope: string,
  limit: WindowLimit,
  tx?: EntityManager,
): Promise<WindowState> {
  const { database, clock } = request.services;
  const prepared = tx ? database.preparedIn(tx) : database.prepared;
  return raiseWindow(prepared, addressScope(scope), networksOfRequest(request), limit, clock.now());
}

/** RATE_LIMITED with the seconds to wait. */
export async function limitByAddress(
  request: RequestContext,
  scope: string,
  { message, ...window }: WindowLimit & { message: Message },
  tx?: EntityManager,
): Promise<void> {
  const state = await countByAddress(request, scope, window, tx);
  if (state.used > window.limit)
    throw new AppError('RATE_LIMITED', message(), { retryAfterSeconds: state.secondsLeft });
}

/** Of a use case that writes: what its transaction counts stays or goes with it. */
interface CountingScope {
  tx: EntityManager;
  actor: Actor;
  services: RequestContext['services'];
  now: Date;
}

/** The same for one person, whatever the address; counted in the caller's transaction. */
export const limitByPerson = (
  scope: CountingScope,
  name: string,
  { seconds, ...limit }: WindowLimit & { message: Message },
): Promise<void> => limitBySubjects(scope, seconds, [ofPerson(scope, name, limit)]);

interface SubjectLimit {
  scope: string;
  subject: string;
  /** Events that are counted at once; one if it is not given. */
  count?: number;
  limit: number;
  message: Message;
}

export const ofPerson = (
  { actor }: Pick<CountingScope, 'actor'>,
  name: string,
  { limit, message }: Pick<SubjectLimit, 'limit' | 'message'>,
): SubjectLimit => ({ scope: `person:${name}`, subject: actor.id, limit, message });

/** Several with one length of window, in one statement; the first that is exceeded refuses. */
export async function limitBySubjects(
  { tx, services: { secrets, database }, now }: CountingScope,
  seconds: number,
  limits: SubjectLimit[],
): Promise<void> {
  const counters = limits.map(({ scope, subject, count }) => ({
    scope,
    subject: secrets.hmac('person', subject),
    ...(count !== undefined && { count }),
  }));
  const states = await raiseWindows(database.preparedIn(tx), counters, { seconds }, now);
  for (const [place, { limit, message }] of limits.entries()) {
    const { used, secondsLeft } = states[place] as WindowState;
    if (used > limit) throw new AppError('RATE_LIMITED', message(), { retryAfterSeconds: secondsLeft });
  }
}
