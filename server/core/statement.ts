import type { Sql } from 'sql-template-tag';
import type * as z from 'zod/mini';

export interface Statement<Row> {
  name: string;
  sql: Sql;
  isPlannedAgain: boolean;
  /** Never there: it only carries the type. */
  readonly row?: Row;
}

interface Definition<Input, Row, Own> {
  /** Of the prepared statement in Postgres; unique. */
  name: string;
  /** The entity whose columns each row holds, under the names of its properties; without those of `select: false`. */
  entity?: new () => Own;
  /** The other columns. */
  row?: z.ZodMiniObject & z.ZodMiniType<Row>;
  sql: (input: Input) => Sql;
  /** Postgres plans it for each call: a plan made while a table is empty would be slow when it is full. */
  isPlannedAgain?: boolean;
  /** Inputs that show each form of a text that is not always the same. Only the text counts, not the values. */
  samples?: NoInfer<Input>[];
}

interface DefinedStatement {
  name: string;
  entity: (new () => object) | undefined;
  row: z.ZodMiniObject | undefined;
  forms: () => Sql[];
}

/** Every statement of the files that were imported, for the test that prepares them. */
export const definedStatements: DefinedStatement[] = [];

/**
 * Whole, with its values in place. Rows are not parsed when they are read: a test prepares each statement on the
 * migrated schema and compares its columns with `entity` and `row`. A list goes in as one array (`= any(${ids})`),
 * since each form of the text is prepared once for each connection.
 */
export function defineStatement<Input = void, Row extends object = object, Own extends object = object>({
  name,
  entity,
  row,
  sql,
  isPlannedAgain = false,
  samples = [{} as Input],
}: Definition<Input, Row, Own>): (input: Input) => Statement<Own & Row> {
  definedStatements.push({ name, entity, row, forms: () => samples.map(sql) });
  return (input) => ({ name, sql: sql(input), isPlannedAgain });
}
