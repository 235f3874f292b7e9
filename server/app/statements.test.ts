import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type Connection, type FieldDef } from 'pg';
import { Float, getMetadataStorage, Int } from 'type-graphql';
import { getMetadataArgsStorage } from 'typeorm';
import type * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { DateTimeScalar } from '../core/graphql-types.ts';
import { definedStatements } from '../core/statement.ts';

/** Hand-written statements on the migrated schema: they can be prepared, and have the columns that they declare. */

const server = join(import.meta.dirname, '..');
for await (const file of glob('**/*.queries.ts', { cwd: server })) await import(join(server, file));

let database: TestDatabase;
let client: Client;
let typeNames: Map<number, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: number; name: string }>(
    'select oid::int as id, typname as name from pg_type',
  );
  typeNames = new Map(rows.map(({ id, name }) => [id, name]));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The columns that Postgres finds when it prepares the text; nothing runs. */
function describeText(text: string): Promise<FieldDef[]> {
  const { promise, resolve, reject } = Promise.withResolvers<FieldDef[]>();
  let fields: FieldDef[] = [];
  client.query({
    submit(connection: Connection) {
      connection.parse({ name: '', text, types: [] }, true);
      connection.describe({ type: 'S', name: '' }, true);
      connection.sync();
    },
    handleRowDescription: (message: { fields: FieldDef[] }) => void (fields = message.fields),
    handleReadyForQuery: () => resolve(fields),
    handleError: reject,
  } as never);
  return promise;
}

type Kind = 'string' | 'number' | 'boolean' | 'date' | 'array' | 'json' | 'bytes';

/** What the driver makes of a column. */
function kindOfColumn({ dataTypeID }: FieldDef): Kind {
  const name = typeNames.get(dataTypeID) ?? '';
  if (name.startsWith('_')) return 'array';
  const kinds: Record<string, Kind> = { bool: 'boolean', json: 'json', jsonb: 'json', bytea: 'bytes', date: 'date' };
  if (/^(int[24]|float[48])$/.test(name)) return 'number';
  if (name.startsWith('timestamp')) return 'date';
  return kinds[name] ?? 'string';
}

/** What a rule of a row takes. */
function kindOfRule({ _zod: { def } }: z.core.$ZodType): Kind {
  const { type, innerType, element } = def as unknown as Record<string, z.core.$ZodType> & { type: string };
  if (innerType) return kindOfRule(innerType);
  // No column is an array of rows.
  if (element && kindOfRule(element) === 'json') return 'json';
  const kinds: Record<string, Kind> = {
    int: 'number',
    enum: 'string',
    literal: 'string',
    object: 'json',
    record: 'json',
    custom: 'bytes',
  };
  return kinds[type] ?? (type as Kind);
}

function kindOfProperty(type: unknown, isArray: boolean): Kind {
  if (isArray) return 'array';
  // A day is text in an entity. The driver would make a time of it, so a statement casts it.
  if (type === 'timestamptz') return 'date';
  if (type === 'boolean' || type === Boolean) return 'boolean';
  if (type === 'jsonb') return 'json';
  if (type === 'bytea') return 'bytes';
  return ['int', 'integer', 'smallint', 'real', 'float8', 'double precision'].includes(type as string)
    ? 'number'
    : 'string';
}

function kindOfField(type: unknown, isArray: boolean): Kind {
  if (isArray) return 'array';
  if (type === DateTimeScalar) return 'date';
  if (type === Boolean) return 'boolean';
  return type === Int || type === Float ? 'number' : 'string';
}

function declaredColumns({ entity, type, except, row }: (typeof definedStatements)[number]): Record<string, Kind> {
  const ofEntity = entity
    ? getMetadataArgsStorage()
        .filterColumns([entity, Object.getPrototypeOf(entity) as typeof entity])
        .filter(({ options }) => options.select !== false)
        .map(
          ({ propertyName, options }) =>
            [propertyName, kindOfProperty(options.transformer ? 'int' : options.type, options.array ?? false)] as const,
        )
    : [];
  const ofType = type
    ? getMetadataStorage()
        .fields.filter(
          ({ target, name }) => [type, Object.getPrototypeOf(type)].includes(target) && !except.includes(name),
        )
        .map(({ name, getType, typeOptions }) => [name, kindOfField(getType(), typeOptions.array ?? false)] as const)
    : [];
  const ofRow = Object.entries(row?.shape ?? {}).map(([name, rule]) => [name, kindOfRule(rule)] as const);
  return Object.fromEntries([...ofEntity, ...ofType, ...ofRow]);
}

test('statements have names of their own', () => {
  const names = definedStatements.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(definedStatements)('$name can be prepared and has the columns that it declares', async (statement) => {
  for (const { text } of statement.forms()) {
    const found = (await describeText(text)).map((field) => [field.name, kindOfColumn(field)] as const);
    expect(Object.fromEntries(found)).toEqual(declaredColumns(statement));
  }
});
