import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { IdempotencyRecord } from './idempotency.entity.ts';
import { defineStatement } from './statement.ts';

interface KeyClaim extends Omit<IdempotencyRecord, 'answer' | 'aboutIds'> {
  /** What was claimed until then is forgotten. */
  forgottenUntil: Date;
}

/** Waits for a transaction that claims the same key. No row where the key is taken. */
export const claimKey = defineStatement({
  name: 'claim-idempotency-key',
  row: z.object({ key: z.string() }),
  sql: ({ subject, operation, key, inputHash, createdAt, forgottenUntil }: KeyClaim) => sql`
    insert into idempotency_keys as known (subject, operation, key, input_hash, created_at)
    values (${subject}, ${operation}, ${key}, ${inputHash}, ${createdAt})
    on conflict on constraint idempotency_keys_pkey do update
      set input_hash = excluded.input_hash, answer = null, about_ids = null, created_at = excluded.created_at
      where known.created_at <= ${forgottenUntil}
    returning key`,
});
