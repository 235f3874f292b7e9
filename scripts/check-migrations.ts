// Proves that every migration is reversible: up, down to nothing and up again must give the same catalog twice.
import 'reflect-metadata';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { Database } from '../server/core/database.ts';

/** One row for each object that a migration can create. Extensions and their objects stay: others may use them too. */
const catalog = `
  with ours as (
    select c.oid, c.relname, c.relkind from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
      and coalesce(i.indrelid, c.oid)::regclass::text not in ('migrations', 'migrations_id_seq')
      and not exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  )
  select 'relation' as kind, relname || ' ' || relkind::text as text from ours
  union all
  select 'column', format('%s.%s %s%s default %s %s%s', o.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then ' not null' else '' end,
      pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated)
    from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  select 'constraint', o.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
    from ours o join pg_constraint k on k.conrelid = o.oid
  union all
  select 'index', pg_get_indexdef(o.oid) from ours o where o.relkind in ('i', 'I')
  union all
  select 'trigger', pg_get_triggerdef(t.oid) from ours o join pg_trigger t on t.tgrelid = o.oid and not t.tgisinternal
  union all
  select 'view', o.relname || ' ' || pg_get_viewdef(o.oid) from ours o where o.relkind in ('v', 'm')
  union all
  select 'function', pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'type', t.typname || ' ' || t.typtype::text || ' ' || coalesce(
      (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '')
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (
        select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')
  order by kind, text`;

async function readCatalog(database: Database): Promise<string[]> {
  const rows = await database.query<{ kind: string; text: string }>(catalog);
  return rows.map(({ kind, text }) => `${kind} ${text}`);
}

function differences(before: string[], after: string[]): string[] {
  const [old, young] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !young.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}

async function undoAll(database: Database): Promise<void> {
  for (const migration of database.dataSource.migrations.toReversed())
    try {
      await database.dataSource.undoLastMigration({ transaction: 'each' });
    } catch (cause) {
      const hint = 'It runs in a transaction, so nothing in it is `concurrently`, and no `finally` asks for more.';
      throw new Error(`The \`down\` of ${migration.constructor.name} fails. ${hint}`, { cause });
    }
}

function report(title: string, lines: string[]): void {
  if (lines.length === 0) return;
  console.error(`${title}\n${lines.join('\n')}`);
  process.exitCode = 1;
}

async function check(postgres: EmbeddedPostgres): Promise<void> {
  const database = await Database.connect({ url: postgres.url, entities: [] });
  try {
    const empty = await readCatalog(database);
    await database.migrate();
    const full = await readCatalog(database);
    await undoAll(database);
    report(
      'Taking all migrations back leaves a difference to an empty database:',
      differences(empty, await readCatalog(database)),
    );
    await database.migrate();
    report('Migrating up, down and up gives another schema:', differences(full, await readCatalog(database)));
  } finally {
    await database.close();
  }
}

const log = { info: () => {}, warn: () => {}, error: console.error };
const postgres = await startEmbeddedPostgres({ isThrowaway: true, log });
try {
  await check(postgres);
} finally {
  await postgres.stop();
}
