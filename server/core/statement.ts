import { raw, type Sql } from 'sql-template-tag';
import { type ColumnOptions, getMetadataArgsStorage } from 'typeorm';
import type * as z from 'zod/mini';
import { columnNamed } from './columns.ts';

export interface Statement<Row> {
  name: string;
  sql: Sql;
  noPlanCache: boolean;
  /** Never there: it only carries the type. */
  readonly row?: Row;
}

interface Definition<Input, Row, Own, Except> {
  /** Of the prepared statement in Postgres; unique. */
  name: string;
  /** The entity whose columns each row holds, under the names of its properties; without those of `select: false`. */
  entity?: new () => Own;
  /** Or the GraphQL type whose fields each row holds, but for those that a service or a resolver fills in. */
  type?: new () => Own;
  except?: Except[];
  /** The other columns. */
  row?: z.ZodMiniObject & z.ZodMiniType<Row>;
  sql: (input: Input) => Sql;
  /** Postgres plans it for each call: a plan made while a table is empty would be slow when it is full. */
  noPlanCache?: boolean;
  /** Inputs that show each form of a text that is not always the same. Only the text counts, not the values. */
  samples?: NoInfer<Input>[];
}

interface DefinedStatement {
  name: string;
  entity: (new () => object) | undefined;
  type: (new () => object) | undefined;
  except: readonly PropertyKey[];
  row: z.ZodMiniObject | undefined;
  forms: () => Sql[];
}

/** Every statement of the files that were imported, for the test that prepares them. */
export const definedStatements: DefinedStatement[] = [];

/**
 * Whole, with its values in place. Rows are not parsed when they are read: a test prepares each statement on the
 * migrated schema and compares its columns with `entity`, `type` and `row`. A list goes in as one array
 * (`= any(${ids})`), since each form of the text is prepared once for each connection.
 */
export function defineStatement<
  Input = void,
  Row extends object = object,
  Own extends object = object,
  Except extends keyof Own = never,
>({
  name,
  entity,
  type,
  except = [],
  row,
  sql,
  noPlanCache = false,
  samples = [{} as Input],
}: Definition<Input, Row, Own, Except>): (
  input: Input,
) => Statement<([Except] extends [never] ? Own : Omit<Own, Except>) & Row> {
  definedStatements.push({ name, entity, type, except, row, forms: () => samples.map(sql) });
  return (input) => ({ name, sql: sql(input), noPlanCache });
}

/** As TypeORM reads it: the driver would make a Date of a day, and text of a number with decimals. */
function castOf({ type, transformer }: ColumnOptions): string {
  if (transformer) return '::float8';
  return type === 'date' || type === 'citext' ? '::text' : '';
}

/**
 * What a statement with this `entity` selects of its table, which goes by `alias`; all but what it computes itself. To
 * be made once, beside the statements.
 */
export function columnsOf<Own extends object>(
  entity: new () => Own,
  alias = '',
  { except = [] }: { except?: (keyof Own & string)[] } = {},
): Sql {
  const owners = [entity, Object.getPrototypeOf(entity) as typeof entity];
  const columns = getMetadataArgsStorage()
    .filterColumns(owners)
    .filter(({ propertyName, options }) => options.select !== false && !except.some((name) => name === propertyName))
    .map(({ propertyName, options }) => {
      const column = options.name ?? columnNamed(propertyName);
      return `${alias && `${alias}.`}${column}${castOf(options)} as "${propertyName}"`;
    });
  return raw(columns.join(', '));
}
