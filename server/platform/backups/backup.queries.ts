import { escapeIdentifier } from 'pg';

/**
 * On a connection of their own, outside the pool of the server, so they are no prepared statements. Tables and
 * constraints are read from the catalogue: one that a migration adds is in the backup from then on.
 */
export const sessionSettings = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = 0;
  set synchronize_seqscans = off;
  set time zone 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set bytea_output = 'hex';
  set extra_float_digits = 1;
`;

export const askNothing = 'select';

export const beginSnapshot = 'begin isolation level repeatable read read only';

const isOurs = (alias: string) => `
  ${alias}.relnamespace = 'public'::regnamespace and ${alias}.relname not in ('migrations', 'migrations_id_seq', 'installation')
  and not exists (
    select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = ${alias}.oid and d.deptype = 'e'
  )`;

/**
 * Migrations make their own rows, `installation` is about one database, and the tables of tasks (schema tasks) are made
 * and filled by the server's start.
 */
export const findTables = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and ${isOurs('c')}
  group by c.oid order by c.relname`;

export const findSequences = `
  select c.relname as name from pg_class c where c.relkind = 'S' and ${isOurs('c')} order by c.relname`;

export const findForeignKeys = `
  select k.conrelid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and ${isOurs('c')}`;

export const findMigrations = 'select name from migrations order by id';

/** Anything in any schema that is neither Postgres' own nor of an extension. */
export const findAnyTable = `
  select n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  limit 1`;

const list = (names: string[]) => names.map((name) => escapeIdentifier(name)).join(', ');

export const lockTables = (tables: string[]) => `lock table ${list(tables)} in access share mode`;
export const readSequence = (name: string) =>
  `select last_value::text as "lastValue", is_called as "isCalled" from ${escapeIdentifier(name)}`;
export const copyOut = (table: string, columns: string[]) =>
  `copy ${escapeIdentifier(table)} (${list(columns)}) to stdout`;
export const copyIn = (table: string, columns: string[]) =>
  `copy ${escapeIdentifier(table)} (${list(columns)}) from stdin`;

export const declareFiles = `
  declare stored_files no scroll cursor for
  select storage_key as key, encode(sha256, 'hex') as sum from files order by id`;
export const fetchFiles = 'fetch 500 from stored_files';

export const emptyTables = (tables: string[]) => `truncate ${list(tables)}`;
export const disableTriggers = (table: string) => `alter table ${escapeIdentifier(table)} disable trigger user`;
export const enableTriggers = (table: string) => `alter table ${escapeIdentifier(table)} enable trigger user`;
export const dropForeignKey = (table: string, name: string) =>
  `alter table ${table} drop constraint ${escapeIdentifier(name)}`;
export const addForeignKey = (table: string, name: string, definition: string) =>
  `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`;

/** Of a database that was empty before. */
export const emptySchema = `
  drop schema public cascade;
  create schema public;
  grant usage on schema public to public`;
