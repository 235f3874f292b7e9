import { AsyncLocalStorage } from 'node:async_hooks';
import { currentCaller } from '../server/core/caller.ts';
import type { Database } from '../server/core/database.ts';

const inTransaction = new AsyncLocalStorage<true>();
type Call = (...given: unknown[]) => unknown;

/**
 * A request in its transaction gets no other connection: with all in use, each would wait for another one's. Tests may
 * hold a transaction of their own.
 */
export function refuseSecondConnections({ dataSource, pools }: Database): void {
  const transaction = dataSource.transaction.bind(dataSource) as Call;
  const watched: Call = (...given) => {
    const body = given.pop() as Call;
    const isOfRequest = currentCaller() !== 'server';
    return transaction(...given, (...scope: unknown[]) =>
      isOfRequest ? inTransaction.run(true, () => body(...scope)) : body(...scope),
    );
  };
  Object.assign(dataSource, { transaction: watched });
  for (const pool of Object.values(pools)) {
    const connect = pool.connect.bind(pool) as Call;
    const refusing: Call = (...given) => {
      if (inTransaction.getStore()) throw new Error('A second connection was asked for in a transaction.');
      return connect(...given);
    };
    Object.assign(pool, { connect: refusing });
  }
}
