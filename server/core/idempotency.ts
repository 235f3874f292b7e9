import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.ts';
import { networksOf } from './client-address.ts';
import type { Services } from './context.ts';
import { conflict } from './errors.ts';
import { idempotencyHours, idempotencyKeySchema, idempotencyMessages } from './idempotency.rules.ts';
import type { Task } from './tasks.ts';

interface CallScope {
  tx: EntityManager;
  actor: Actor | null;
  request: { ipAddress: string };
  now: Date;
}

interface KeyedCall {
  operation: string;
  key: string | null;
  input: unknown;
  /** What a caller is told who sent the key before with other input. */
  otherInput?: string | undefined;
}

/**
 * Runs `perform` once for a key, in the transaction of `scope`: whoever sends the same key meanwhile waits for its end. Then, and for
 * a day, the first answer comes again, or CONFLICT for other input. What fails leaves the key free (decision 0039).
 */
export async function answerOnce<R>(scope: CallScope, call: KeyedCall, perform: () => Promise<R>): Promise<R> {
  const { tx } = scope;
  // A key that is none is refused like other input, after what is not there or not the caller's.
  if (call.key === null || !idempotencyKeySchema.safeParse(call.key).success) return perform();
  const id = [subjectOf(scope), call.operation, call.key];
  // GraphQL has put the fields into the order of the schema.
  const inputHash = hash('sha256', JSON.stringify(call.input), 'buffer');
  const claimed = (await tx.query(
    `insert into idempotency_keys as known (subject, operation, key, input_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict on constraint idempotency_keys_pkey do update
       set input_hash = excluded.input_hash, answer = null, created_at = excluded.created_at
       where known.created_at <= $6
     returning key`,
    [...id, inputHash, scope.now, dayBefore(scope.now)],
  )) as unknown[];
  if (claimed.length === 0) return firstAnswer(tx, id, inputHash, call.otherInput) as Promise<R>;
  const answer = await perform();
  const stored = JSON.stringify(storable(answer));
  await tx.query('update idempotency_keys set answer = $4 where subject = $1 and operation = $2 and key = $3', [
    ...id,
    stored,
  ]);
  return answer;
}

/** A visitor is known by the network alone. */
const subjectOf = ({ actor, request }: CallScope): string => actor?.id ?? networksOf(request.ipAddress)[0] ?? '';

async function firstAnswer(tx: EntityManager, id: string[], inputHash: Buffer, otherInput?: string): Promise<unknown> {
  const [known] = (await tx.query(
    `select answer::text as answer, input_hash = $4 as "isSame" from idempotency_keys
     where subject = $1 and operation = $2 and key = $3`,
    [...id, inputHash],
  )) as { answer: string | null; isSame: boolean }[];
  if (!known?.isSame) throw conflict(otherInput ?? idempotencyMessages.otherInput);
  return JSON.parse(known.answer ?? 'null', revived);
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - idempotencyHours * 3_600_000);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = '$instant';

/**
 * JSON that tells times from texts. Classes are not stored: type-graphql gives an object the class of its type where a field is
 * computed.
 */
function storable(value: unknown): unknown {
  if (value instanceof Date) return { [instant]: value.toISOString() };
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)]));
}

const revived = (_name: string, value: unknown): unknown =>
  isRecord(value) && typeof value[instant] === 'string' ? new Date(value[instant]) : value;

export async function sweepIdempotencyKeys({ database, clock }: Services): Promise<void> {
  await database.query('delete from idempotency_keys where created_at <= $1', [dayBefore(clock.now())]);
}

export const idempotencyTasks: Task[] = [
  { name: 'sweep-idempotency-keys', cron: '50 * * * *', run: sweepIdempotencyKeys },
];
