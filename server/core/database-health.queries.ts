import sql, { raw } from 'sql-template-tag';
import { defineStatement } from './statement.ts';

/** More than fits on a page, so that a full disk is noticed. */
const probeCharacters = 60_000;

/** A table of this connection's own leaves nothing behind, and needs room on disk. */
export const writeProbe = defineStatement({
  name: 'write-probe',
  sql: () => sql`
    do $$ begin
      if pg_is_in_recovery() or current_setting('transaction_read_only')::boolean then
        raise read_only_sql_transaction;
      end if;
      if to_regclass('pg_temp.written') is null then
        create temp table written (text text) on commit delete rows;
        alter table written alter text set storage external;
      end if;
      insert into written select repeat(md5(random()::text), ${raw(String(probeCharacters / 32))});
    end $$`,
});
