import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from './statement.ts';

export const readInstallation = defineStatement({
  name: 'installation',
  row: z.object({ secretCheck: z.nullable(z.string()), parkedAt: z.nullable(z.date()) }),
  sql: () => sql`select secret_check as "secretCheck", parked_at as "parkedAt" from installation`,
});

export const keepFirstSecretCheck = defineStatement({
  name: 'installation-first-secret',
  sql: (check: string) => sql`update installation set secret_check = ${check} where secret_check is null`,
});

export const changeSecretCheck = defineStatement({
  name: 'installation-other-secret',
  sql: (check: string) => sql`update installation set secret_check = ${check}`,
});

export const letOutgoingGo = defineStatement({
  name: 'installation-outgoing-on',
  sql: () => sql`update installation set parked_at = null where parked_at is not null`,
});

/** The contents that a restore has brought were made with the secret of `check`. */
export const markRestored = defineStatement({
  name: 'installation-restored',
  sql: ({ check, now }: { check: string; now: Date }) => sql`
    update installation set secret_check = ${check}, parked_at = ${now}`,
});
