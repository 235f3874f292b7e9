import { hash } from 'node:crypto';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { Actor } from './actor.rules.ts';
import { networksOf } from './client-address.ts';
import type { Services } from './context.ts';
import type { Prepared } from './database.ts';
import { conflict } from './errors.ts';
import { IdempotencyRecord } from './idempotency.entity.ts';
import { claimKey } from './idempotency.queries.ts';
import { idempotencyHours, idempotencyKeySchema, idempotencyMessages } from './idempotency.rules.ts';
import type { Message } from './text.rules.ts';

interface CallScope {
  tx: EntityManager;
  prepared: Prepared;
  actor: Actor | null;
  request: { ipAddress: string };
  services: Pick<Services, 'secrets'>;
  now: Date;
}

interface KeyedCall {
  operation: string;
  key: string | null;
  input: unknown;
  /** Its answer is stored encrypted. */
  isSecret?: boolean | undefined;
  /** What only this visitor has, null if there is nothing: then the key does nothing. Not looked at with a login. */
  visitor?: string | null;
  /** The message for a caller who sent the key before with other input. */
  otherInput?: Message | undefined;
}

interface Performed<R> {
  answer: R;
  /** Ids of other people whom it speaks of: it is deleted with their accounts (decision 0104). */
  about: readonly (string | null)[];
}

const purpose = 'idempotency';

/**
 * Once for a key, in the transaction of `scope`: another call with the same key waits for its end. For a day the first
 * answer comes again, or CONFLICT for other input. What fails leaves the key free (decision 0039).
 */
export async function answerOnce<R>(
  scope: CallScope,
  call: KeyedCall,
  perform: () => Promise<Performed<R>>,
): Promise<R> {
  const { tx, prepared, now } = scope;
  const { secrets } = scope.services;
  // A key that is none is refused like other input, after what is not there or not the caller's.
  const subject = subjectOf(scope, call);
  if (subject === null || call.key === null || !idempotencyKeySchema.safeParse(call.key).success)
    return (await perform()).answer;
  const id = { subject, operation: call.operation, key: call.key };
  // GraphQL has put the fields into the order of the schema.
  const inputHash = hash('sha256', JSON.stringify(call.input), 'buffer');
  const claim = { ...id, inputHash, createdAt: now, forgottenUntil: dayBefore(now) };
  const isFirst = (await prepared(claimKey(claim))).length > 0;
  if (!isFirst) {
    const known = await tx.findOneBy(IdempotencyRecord, id);
    if (!known?.inputHash.equals(inputHash))
      throw conflict((call.otherInput ?? idempotencyMessages.otherInput)(), { reason: 'OTHER_INPUT' });
    if (!call.isSecret) return revived(known.answer) as R;
    const text = secrets.decryptIfReadable(String(known.answer), purpose);
    if (text === null) throw conflict(idempotencyMessages.unreadable());
    return revived(JSON.parse(text)) as R;
  }
  const { answer, about } = await perform();
  const stored = storable(answer);
  const kept = call.isSecret ? secrets.encrypt(JSON.stringify(stored), purpose) : stored;
  const aboutIds = about.filter((person) => person !== null);
  await tx.update(IdempotencyRecord, id, { answer: kept as object, aboutIds });
  return answer;
}

/** Visitors share a network; null if a visitor cannot be identified. */
function subjectOf({ actor, request }: CallScope, { visitor }: KeyedCall): string | null {
  if (actor) return actor.id;
  if (!visitor) return null;
  return `visitor:${hash('sha256', JSON.stringify([networksOf(request.ipAddress)[0], visitor]))}`;
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - idempotencyHours * 3_600_000);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const instant = '$instant';

/** JSON in which times differ from texts. type-graphql gives an object the class of its type again. */
function storable(value: unknown): unknown {
  if (value instanceof Date) return { [instant]: value.toISOString() };
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)]));
}

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (!isRecord(value)) return value;
  if (typeof value[instant] === 'string') return new Date(value[instant]);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revived(part)]));
}

export async function sweepIdempotencyKeys({ database, clock }: Services): Promise<void> {
  await database.manager.delete(IdempotencyRecord, { createdAt: LessThanOrEqual(dayBefore(clock.now())) });
}
