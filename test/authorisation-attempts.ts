import { inputsOf } from './authorisation-inputs.ts';
import {
  type CallAnswer,
  type Caller,
  callGraphql,
  callRest,
  isGraphql,
  rootFields,
  selectionOf,
} from './authorisation-calls.ts';
import { idOf, type World } from './authorisation-world.ts';
import type { MatrixRow } from './authorisation-rows.ts';
import { type Principal, principals, type Target, targets } from './authorisation-principals.ts';
import { nameOf } from './authorisation-outcomes.ts';
import { allJobEventsSent } from './job-events.ts';
import { LiveClient } from './live.ts';
import type { TestServer } from './server.ts';
import { createSchema } from '../server/app/graphql-schema.ts';

export const fields = rootFields(createSchema());
const isSubscription = ({ operation }: MatrixRow) => operation.startsWith('Subscription.');

export interface Attempt {
  principal: Principal;
  target: Target | undefined;
  id: string | undefined;
}

/** Every principal with every target that exists for it. */
export function attemptsAt(world: World, { object }: MatrixRow): Attempt[] {
  return principals.flatMap((principal) =>
    (object ? targets : [undefined]).flatMap((target) => {
      const id = object && target ? idOf(world, object, principal, target) : undefined;
      return target && id === undefined ? [] : [{ principal, target, id }];
    }),
  );
}

export const inputsFor = (row: MatrixRow, caller: Caller): object | Promise<object> =>
  isSubscription(row) ? {} : ((inputsOf[nameOf(row)] ?? inputsOf[row.operation])?.(caller) ?? {});

/** Subscriptions open over a WebSocket; all others are one request. */
export async function call(
  row: MatrixRow,
  caller: Caller,
  id: string | undefined,
  inputs: object = {},
): Promise<CallAnswer> {
  if (isSubscription(row)) return subscribe(row, caller);
  if (!isGraphql(row)) return callRest(caller, row, { id, inputs });
  const field = fields.get(row.operation);
  if (!field) throw new Error(`The schema has no ${row.operation}.`);
  return callGraphql(caller, row, field, { id, inputs });
}

async function subscribe({ operation }: MatrixRow, { server, world, principal }: Caller): Promise<CallAnswer> {
  const client = new LiveClient(server, principal === 'visitor' ? undefined : world.people[principal]);
  const topic = operation.split('.')[1] ?? '';
  const field = fields.get(operation);
  if (!field) throw new Error(`The schema has no ${operation}.`);
  const { outcome, body } = await client.subscribe(topic, selectionOf(field.type, 0)).then(
    () => ({ outcome: 'answer', body: '' }),
    ({ message, errors: [error] }: AggregateError) => ({
      outcome: (error as { extensions: { code: string } }).extensions.code,
      body: message,
    }),
  );
  await client.close();
  return { outcome, status: { answer: 200, UNAUTHENTICATED: 401 }[outcome] ?? 403, body };
}

const listTables = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

/** Of every row of every table, new ones too. Webhooks of earlier calls have been sent before. */
export async function fingerprint(server: TestServer): Promise<object[]> {
  const { database } = server.services;
  await allJobEventsSent(server);
  const tables = await database.query<{ name: string }>(listTables);
  if (tables.length < 30) throw new Error('Tables are missing.');
  const hashOf = (table: string) =>
    `select '${table}' as name, md5(string_agg(t::text, '' order by t::text)) from ${table} t`;
  const parts = tables.map(({ name }) => hashOf(name));
  // Postgres may read the tables in parallel, in any order.
  return database.query(`${parts.join(' union all ')} order by name`);
}
