import sql, { type Sql } from 'sql-template-tag';
import { badInput } from './errors.ts';
import { isId } from './ids.ts';

/** A time with its microseconds, which a Date would lose. */
export const cursorTimeOf = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Of the last row of a page; opaque to callers. `lead` is a number by which the list is ordered first. */
export const toCursor = (time: string, id: string, lead?: string | null): string =>
  Buffer.from([time, id, ...(lead ? [lead] : [])].join('/')).toString('base64url');

/** BAD_USER_INPUT with `message` at `after` for anything that `toCursor` did not make, or made for another order. */
export function fromCursor(
  cursor: string,
  message: string,
  { hasLead = false } = {},
): { time: string; id: string; lead: string } {
  const [time = '', id, lead = ''] = Buffer.from(cursor, 'base64url').toString().split('/');
  const at = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(time) ? new Date(time) : new Date(NaN);
  const isRealTime = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === time.slice(0, 19);
  const isLead = hasLead ? /^\d{1,15}$/.test(lead) : lead === '';
  if (!isRealTime || !isId(id) || !isLead) throw badInput({ after: message });
  return { time, id, lead };
}
