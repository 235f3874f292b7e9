import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';

export const sumStoredBytes = defineStatement({
  name: 'stored-bytes',
  row: z.object({ ofPerson: z.number(), ofNetwork: z.number(), unclaimed: z.number() }),
  sql: ({ ownerId, network, since }: { ownerId: string | null; network: Buffer; since: Date }) => sql`
    select
      coalesce(
        (select sum(size) from files where owner_id = ${ownerId} and purpose <> 'EXPORT'), 0)::float8 as "ofPerson",
      coalesce(sum(size), 0)::float8 as "ofNetwork",
      coalesce(sum(size) filter (where owner_id is null), 0)::float8 as unclaimed
    from files where network = ${network} and created_at > ${since}`,
});

/** Of this database; the lock is a number of 64 bits below 2^33, which pg_locks shows in two halves. */
export const findRunningBackup = defineStatement({
  name: 'find-running-backup',
  row: z.object({ pid: z.int() }),
  sql: (lock: number) => sql`
    select pid from pg_locks
    where locktype = 'advisory' and granted and (classid::int8 << 32 | objid::int8) = ${lock}::int8
      and database = (select oid from pg_database where datname = current_database())`,
});
