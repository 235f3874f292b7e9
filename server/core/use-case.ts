import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { lockActor, shareActor } from './actor.queries.ts';
import type { Actor, Role } from './actor.rules.ts';
import { audited, type AuditRule, type IsForStaff } from './audit.ts';
import type { AuditedOperation } from './audit.labels.ts';
import { asCaller } from './caller.ts';
import type { RequestContext, Services } from './context.ts';
import type { Database } from './database.ts';
import { databaseIsAway, logAbsence } from './database-away.ts';
import { isDatabaseUnavailable, isWorthRetrying, violatedConstraint } from './database-errors.ts';
import { AppError, badInput, conflict, forbidden, unauthenticated, wrongToken } from './errors.ts';
import { answerOnce } from './idempotency.ts';
import { idempotencyKeySchema } from './idempotency.rules.ts';
import { inputMessage } from './input-messages.ts';
import { type Effects, isAwaited } from './outbox.ts';
import { logRefusal } from './refusal-log.ts';
import { asPublicRead } from './replicas.ts';
import type { Message } from './text.rules.ts';
import { type NeededScope, refusalOfToken } from './token-scope.ts';

export type Audience = readonly Role[] | 'SIGNED_IN' | 'ANYONE';
type ActorOf<A extends Audience> = A extends 'ANYONE' ? Actor | null : Actor;

interface Scope<A extends Audience> {
  actor: ActorOf<A>;
  request: RequestContext;
  services: Services;
  now: Date;
}

export type ReadScope<A extends Audience = Audience> = Scope<A>;
export interface WriteScope<A extends Audience = Audience> extends Scope<A> {
  /** The transaction: everything written through it stays or goes together. */
  tx: EntityManager;
  prepared: Database['prepared'];
  effects: Effects;
}
/** For what both read: a query by itself, a command in its transaction. */
export type EitherScope<A extends Audience = Audience> = ReadScope<A> & Partial<Pick<WriteScope, 'tx' | 'prepared'>>;
export interface StepScope<A extends Audience = Audience> extends Scope<A> {
  /**
   * Runs `body` in a transaction of its own; its effects leave with its commit. One that is `alone` waits for what else
   * the person does at this moment.
   */
  inTransaction: <R>(body: (scope: WriteScope<A>) => Promise<R>, isAlone?: 'alone') => Promise<R>;
}

interface Definition<A extends Audience, S extends z.ZodMiniType> {
  name: string;
  allow: A;
  input: S;
  /** What an access token needs for it. Without: closed to all tokens, unless it is public. */
  token?: NeededScope;
}

interface Loaded<Sc, S extends z.ZodMiniType, T> {
  /** Refuses what is not the actor's, before the rest of the input is looked at. */
  load?: (scope: Sc, input: z.input<S>) => Promise<T>;
}

/** A command of admins says what the audit log keeps of it (decision 0061); no other command has such lines. */
type Audited<A extends Audience, S extends z.ZodMiniType, R, T> =
  IsForStaff<A> extends true ? { name: AuditedOperation; audit: AuditRule<z.output<S>, T, R> } : { audit?: never };

/** Whom the answer speaks of beside the caller, by id: with an idempotency key it is kept for a day (decision 0104). */
type Creating<A extends Audience, S extends z.ZodMiniType, R, T> =
  | ({ isCreating: true; answerIsAbout: (answer: R, loaded: T) => readonly (string | null)[] } & ByVisitors<A, S>)
  | { isCreating?: never; answerIsAbout?: never; visitor?: never };

/** Identifies a visitor behind a shared router. Null if there is nothing to do so: their keys are ignored. */
type ByVisitors<A extends Audience, S extends z.ZodMiniType> = A extends 'ANYONE'
  ? { visitor: (request: RequestContext, input: z.input<S>) => string | null }
  : { visitor?: never };

export const nobodyElse = (): readonly string[] => [];

type Call<S extends z.ZodMiniType, R> = (request: RequestContext, input: z.input<S>) => Promise<R>;
type KeyedCall<S extends z.ZodMiniType, R> = (...call: [...Parameters<Call<S, R>>, key?: string | null]) => Promise<R>;

/**
 * A use case that only reads. Order of refusal: signed out, wrong role, a token without the scope, not there or not
 * yours, bad input. One that `isPublic` may be answered by a replica, to people who are not signed in (decision 0056);
 * a token without the scope is answered like them (decision 0065).
 */
export function defineQuery<const A extends Audience, S extends z.ZodMiniType, R, T = undefined>(
  definition: Definition<A, S> &
    Loaded<ReadScope<A>, S, T> & {
      isPublic?: A extends 'ANYONE' ? boolean : never;
      run: (scope: ReadScope<A>, input: z.output<S>, loaded: T) => Promise<R>;
    },
): Call<S, R> {
  return (request, input) =>
    answer(request, definition.name, async () => {
      const scope = openScope(request, definition);
      const read = async (): Promise<R> => {
        const loaded = (await definition.load?.(scope, input)) as T;
        return definition.run(scope, parseInput(definition.input, input), loaded);
      };
      return definition.isPublic && !scope.actor ? asPublicRead(read) : read();
    });
}

/**
 * One transaction around load, check, run and outbox. `conflicts` holds, by constraint, the message when the database
 * refuses; `doneAlready` is the constraint that refuses what was done before. One that `isCreating` and gets an
 * idempotency key runs once for it; an answer that `isSecret` waits encrypted (decision 0039).
 */
export function defineCommand<const A extends Audience, S extends z.ZodMiniType, R, T = undefined>(
  definition: Definition<A, S> &
    Loaded<WriteScope<A>, S, T> & {
      conflicts?: Record<string, Message>;
      doneAlready?: string;
      isSecret?: boolean;
      run: (scope: WriteScope<A>, input: z.output<S>, loaded: T) => Promise<R>;
    } & Audited<A, S, R, T> &
    Creating<A, S, R, T>,
): KeyedCall<S, R> {
  const { name, load, conflicts, isCreating, isSecret, visitor, answerIsAbout } = definition;
  const { audit } = definition as { audit?: AuditRule<z.output<S>, T, R> };

  const perform = async (scope: WriteScope<A>, input: z.input<S>, key: string | null) => {
    const loaded = (await load?.(scope, input)) as T;
    refuseOddKey(key);
    const parsed = parseInput(definition.input, input);
    // What was loaded may have been waited for: what is written now comes after what others wrote meanwhile.
    const writing = { ...scope, now: scope.services.clock.now() };
    const run = () => definition.run(writing, parsed, loaded);
    const operation = name as AuditedOperation;
    const result = await (audit ? audited(writing, { operation, rule: audit, input: parsed, loaded }, run) : run());
    return { answer: result, about: answerIsAbout?.(result, loaded) ?? [] };
  };

  return (request, input, idempotencyKey) =>
    answer(request, name, async () => {
      const scope = openScope(request, definition);
      const key = isCreating ? (idempotencyKey ?? request.idempotencyKey ?? null) : null;
      const call = {
        operation: name,
        key,
        input,
        isSecret,
        visitor: visitor?.(request, input) ?? null,
        otherInput: conflicts?.idempotency_keys_pkey,
      };
      return inTransaction(scope, (writing) => answerOnce(writing, call, () => perform(writing, input, key))).catch(
        (error: unknown) => {
          throw asConflict(error, definition);
        },
      );
    });
}

/** CONFLICT where the definition has a message for the constraint that refused; any other error as it is. */
function asConflict(
  error: unknown,
  { conflicts = {}, doneAlready }: { conflicts?: Record<string, Message>; doneAlready?: string },
): unknown {
  const constraint = violatedConstraint(error) ?? '';
  const message = conflicts[constraint];
  return message ? conflict(message(), constraint === doneAlready ? { reason: 'DONE_ALREADY' } : {}) : error;
}

/**
 * Each step stands even if a later one fails: counters are raised before a secret is compared. Not for admins alone:
 * what they change is one transaction with its line in the audit log.
 */
export function defineSteps<const A extends Audience, S extends z.ZodMiniType, R>(
  definition: Definition<IsForStaff<A> extends true ? never : A, S> & {
    run: (scope: StepScope<A>, input: z.output<S>) => Promise<R>;
  },
): Call<S, R> {
  return (request, input) =>
    answer(request, definition.name, () => {
      const scope = openScope(request, definition);
      const steps: StepScope<A> = {
        ...scope,
        inTransaction: (body, isAlone) => inTransaction(scope, body, isAlone),
      };
      return definition.run(steps, parseInput(definition.input, input));
    });
}

/** Work of the server itself (background tasks, demo data), in a transaction with the outbox. */
export async function runAsServer<R>(
  services: Services,
  body: (scope: Omit<WriteScope<'ANYONE'>, 'request'>) => Promise<R>,
): Promise<R> {
  return inTransaction({ actor: null, services, now: services.clock.now() }, body);
}

/** Refuses with the first message of each field; a wrapping `input` is no field. */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: inputMessage });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path[0] === 'input' ? issue.path.slice(1) : issue.path;
    fields[path.join('.') || 'input'] ??= issue.message;
  }
  throw badInput(fields);
}

const keyInput = z.object({ idempotencyKey: z.nullish(idempotencyKeySchema) });

/** Rejects a malformed idempotency key. */
export const refuseOddKey = (idempotencyKey: string | null | undefined): void =>
  void parseInput(keyInput, { idempotencyKey });

function openScope<A extends Audience>(
  request: RequestContext,
  { allow, token, isPublic }: { allow: A; token?: NeededScope; isPublic?: boolean },
): Scope<A> {
  const { actor, services } = request;
  if (allow !== 'ANYONE') {
    if (!actor) throw request.hasWrongToken ? wrongToken() : unauthenticated();
    if (allow !== 'SIGNED_IN' && !allow.includes(actor.role)) throw forbidden();
  }
  const refusal = refusalOfToken(actor, token);
  if (refusal && !isPublic) throw refusal;
  return { actor: (refusal ? null : actor) as ActorOf<A>, request, services, now: services.clock.now() };
}

const maximumTries = 3;

/** The actor as of now. UNAUTHENTICATED if the account was deleted or disabled while the request was on its way. */
async function stillThere(prepared: Database['prepared'], actor: Actor, isAlone?: 'alone'): Promise<Actor> {
  const [now] = await prepared((isAlone ? lockActor : shareActor)(actor));
  if (!now) throw unauthenticated();
  return { ...actor, ...now };
}

async function inTransaction<Sc extends { services: Services; actor: Actor | null }, R>(
  scope: Sc,
  body: (scope: Sc & Pick<WriteScope, 'tx' | 'prepared' | 'effects'>) => Promise<R>,
  isAlone?: 'alone',
): Promise<R> {
  const { database, outbox } = scope.services;
  return withRetries(async () => {
    const effects: Effects = { mails: [], events: [], afterCommit: [] };
    const result = await database.dataSource.transaction(async (tx) => {
      const prepared = database.preparedIn(tx);
      const actor = scope.actor && (await stillThere(prepared, scope.actor, isAlone));
      const value = await body({ ...scope, actor, tx, prepared, effects });
      await outbox.write(tx, effects, scope.services.clock.now());
      return value;
    });
    scope.services.publicAnswers.drop();
    for (const callback of effects.afterCommit) callback();
    if (effects.mails.some(isAwaited)) outbox.wake();
    return result;
  });
}

async function withRetries<R>(attempt: () => Promise<R>): Promise<R> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === maximumTries || !isWorthRetrying(error)) throw error;
    }
  }
}

/** Measures the call, writes down a refusal, and gives a database that is away its own answer. */
async function answer<R>(request: RequestContext, name: string, call: () => Promise<R>): Promise<R> {
  const started = performance.now();
  try {
    const result = await asCaller(request.ipAddress, call);
    request.services.metrics.observeUseCase(name, 'OK', performance.now() - started);
    return result;
  } catch (error) {
    const isAway = isDatabaseUnavailable(error);
    if (isAway) logAbsence(request, name, error);
    const shown = isAway ? databaseIsAway() : error;
    request.services.metrics.observeUseCase(
      name,
      shown instanceof AppError ? shown.code : 'INTERNAL',
      performance.now() - started,
    );
    if (shown instanceof AppError) logRefusal(request, name, shown);
    throw shown;
  }
}
