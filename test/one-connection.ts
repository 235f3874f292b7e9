import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../server/core/database.ts';

const inTransaction = new AsyncLocalStorage<true>();
type Call = (...given: unknown[]) => unknown;

/** What runs in a transaction gets no other connection: with all in use, each would wait for another one's. */
export function refuseSecondConnections({ dataSource, pools }: Database): void {
  const transaction = dataSource.transaction.bind(dataSource) as Call;
  const watched: Call = (...given) => {
    const body = given.pop() as Call;
    return transaction(...given, (...scope: unknown[]) => inTransaction.run(true, () => body(...scope)));
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
