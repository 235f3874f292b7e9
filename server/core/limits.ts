import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.rules.ts';
import { narrowInWide, networksOf } from './client-address.ts';
import type { RequestContext } from './context.ts';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';
import { countInWindow, type Networks } from './limit.queries.ts';
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

/**
 * A window begins with the first event after the last one. Of an address with two networks both are counted, and the
 * fuller one decides.
 */
export async function raiseWindow(
  prepared: Database['prepared'],
  scope: string,
  subject: Buffer | Networks,
  { seconds }: WindowLimit,
  now: Date,
): Promise<WindowState> {
  const networks = Buffer.isBuffer(subject) ? { subjects: [subject], widths: [1] } : subject;
  const [row] = await prepared(countInWindow({ scope, networks, since: windowStart(now, seconds), now }));
  if (!row) throw new Error('The event was not counted.');
  return { used: row.used, secondsLeft: windowSecondsLeft(row.startedAt, seconds, now) };
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
  limit: WindowLimit & { message: Message },
): Promise<void> => limitBySubject(scope, `person:${name}`, scope.actor.id, limit);

export async function limitBySubject(
  { tx, services: { secrets, database }, now }: CountingScope,
  scope: string,
  subject: string,
  { message, ...window }: WindowLimit & { message: Message },
): Promise<void> {
  const state = await raiseWindow(database.preparedIn(tx), scope, secrets.hmac('person', subject), window, now);
  if (state.used > window.limit)
    throw new AppError('RATE_LIMITED', message(), { retryAfterSeconds: state.secondsLeft });
}
