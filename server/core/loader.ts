import DataLoader from 'dataloader';
import { asCaller } from './caller.ts';
import type { RequestContext, Services } from './context.ts';

/**
 * One statement for all keys of one request. `batch` may answer in any order, keyed by `keyOf`. Nothing is cached: a
 * subscription lives for hours on one context, and what was read for one event must not answer for the next.
 */
export const defineLoader = <Row, Value = Row | null>(
  batch: (context: RequestContext, keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  valueOf: (rows: Row[]) => Value = firstOrNull as (rows: Row[]) => Value,
): ((context: RequestContext, key: string) => Promise<Value>) =>
  loaderFor((context, keys) => asCaller(context.ipAddress, () => batch(context, keys)), keyOf, valueOf);

/**
 * One statement for all that are asked for at once, by whichever requests: what thousands of sockets hear in one moment
 * is read together. Who asks looks whether the row is theirs.
 */
export const defineSharedLoader = <Row>(
  batch: (services: Services, keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): ((services: Services, key: string) => Promise<Row | null>) =>
  loaderFor<Services, Row, Row | null>(batch, keyOf, firstOrNull);

const firstOrNull = <Row>(rows: Row[]): Row | null => rows[0] ?? null;

function loaderFor<Owner extends object, Row, Value>(
  batch: (owner: Owner, keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  valueOf: (rows: Row[]) => Value,
): (owner: Owner, key: string) => Promise<Value> {
  const loaders = new WeakMap<Owner, DataLoader<string, Value>>();
  return (owner, key) => {
    let loader = loaders.get(owner);
    if (!loader) {
      loader = new DataLoader<string, Value>(
        async (keys) => {
          const grouped = Map.groupBy(await batch(owner, [...new Set(keys)]), keyOf);
          return keys.map((wanted) => valueOf(grouped.get(wanted) ?? []));
        },
        { cache: false },
      );
      loaders.set(owner, loader);
    }
    return loader.load(key);
  };
}
