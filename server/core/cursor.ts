import sql, { type Sql } from 'sql-template-tag';
import { badInput } from './errors.ts';
import { isId } from './ids.ts';

/** A time with its microseconds, which a Date would lose. */
export const cursorTimeOf = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Of the last row of a page; opaque to callers. */
export const toCursor = (time: string, id: string): string => Buffer.from(`${time}/${id}`).toString('base64url');

/** BAD_USER_INPUT with `message` at `after` for anything that `toCursor` did not make. */
export function fromCursor(cursor: string, message: string): { time: string; id: string } {
  const [time = '', id] = Buffer.from(cursor, 'base64url').toString().split('/');
  const at = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(time) ? new Date(time) : new Date(NaN);
  const isRealTime = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === time.slice(0, 19);
  if (!isRealTime || !isId(id)) throw badInput({ after: message });
  return { time, id };
}
