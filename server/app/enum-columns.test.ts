import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { schemaOfProject } from '../../test/schema-of-project.ts';
import { Database } from '../core/database.ts';
import { entities } from './contents.ts';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await createTestDatabase();
  database = await Database.connect({ url: place.url, entities });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

/** `table.column` with the values that a check takes, or that a generated column has. */
async function valuesInChecks(): Promise<Map<string, string[]>> {
  const rows = await database.query<{ table: string; column: string; definition: string }>(`
    select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
    where k.contype = 'c'
    union all
    select c.relname, a.attname, pg_get_expr(d.adbin, d.adrelid)
    from pg_attrdef d join pg_class c on c.oid = d.adrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
    where a.attgenerated <> ''`);
  return new Map(
    rows.flatMap(({ table, column, definition }) => {
      const [, list] =
        new RegExp(`\\b${column} (?:= ANY \\(|<@ )ARRAY\\[(.*?)\\]`).exec(definition) ??
        /\bTHEN ('[A-Z]+'.*)\sEND/s.exec(definition) ??
        [];
      return list ? [[`${table}.${column}`, [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)]] : [];
    }),
  );
}

/** The same with the values of the enum that the API shows for it. */
function valuesInApi(): Map<string, string[]> {
  return new Map(
    database.dataSource.entityMetadatas.flatMap(({ name, tableName, columns }) => {
      const type = schemaOfProject().getType(name);
      const fields = isObjectType(type) ? type.getFields() : {};
      return columns.flatMap(({ databaseName, propertyName }): [string, string[]][] => {
        const shown = fields[propertyName] && getNamedType(fields[propertyName].type);
        if (!isEnumType(shown)) return [];
        return [[`${tableName}.${databaseName}`, shown.getValues().map((value) => value.name)]];
      });
    }),
  );
}

/** Columns that take fewer values than their enum has. */
const narrower: Record<string, string[]> = { 'staff_invitations.role': ['ADMIN', 'SUPERADMIN'] };

test('a column takes the values of its enum in the API, no other and no fewer', async () => {
  const sorted = (values: string[] = []) => values.toSorted().join(' ');
  const [inChecks, inApi] = [await valuesInChecks(), valuesInApi()];
  expect([...inApi].map(([column]) => `${column}: ${sorted(inChecks.get(column))}`)).toEqual(
    [...inApi].map(([column, values]) => `${column}: ${sorted(narrower[column] ?? values)}`),
  );
  expect(inApi.size).toBeGreaterThan(15);
});
