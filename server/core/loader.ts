import DataLoader from 'dataloader';
import { asCaller } from './caller.ts';
import type { RequestContext } from './context.ts';

/**
 * One statement for all keys of one request. `batch` may answer in any order, keyed by `keyOf`. Nothing is cached: a
 * subscription lives for hours on one context, and what was read for one event must not answer for the next.
 */
export function defineLoader<Row, Value = Row | null>(
  batch: (context: RequestContext, keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
  valueOf: (rows: Row[]) => Value = (rows) => (rows[0] ?? null) as Value,
): (context: RequestContext, key: string) => Promise<Value> {
  const loaders = new WeakMap<RequestContext, DataLoader<string, Value>>();
  return (context, key) => {
    let loader = loaders.get(context);
    if (!loader) {
      loader = new DataLoader<string, Value>(
        async (keys) => {
          const grouped = Map.groupBy(
            await asCaller(context.ipAddress, () => batch(context, [...new Set(keys)])),
            keyOf,
          );
          return keys.map((wanted) => valueOf(grouped.get(wanted) ?? []));
        },
        { cache: false },
      );
      loaders.set(context, loader);
    }
    return loader.load(key);
  };
}
