import { Pool, type PoolConfig, type QueryConfig } from 'pg';
import { currentCaller } from './caller.ts';
import { FairShares } from './fair-shares.ts';
import type { Statement } from './statement.ts';
import { type TrafficLimits, trafficMessages } from './traffic.rules.ts';

/** Each form of a statement's text has a name of its own, as Postgres asks. */
const namesByText = new Map<string, string>();

export function prepared({ name, text, values }: { name: string; text: string; values: unknown[] }): QueryConfig {
  const known = namesByText.get(text) ?? `${name}/${namesByText.size}`;
  namesByText.set(text, known);
  return { name: known, text, values };
}

export const preparable = <Row>({ name, sql: { text, values }, noPlanCache }: Statement<Row>): QueryConfig =>
  noPlanCache ? { text, values } : prepared({ name, text, values });

/** Connections to one Postgres, the primary or a replica: some keep their plans, those for searches plan each time. */
export class Reader {
  private readonly searchPool: Pool;
  readonly searchShares: FairShares;

  constructor(
    private readonly pool: Pool,
    connection: PoolConfig,
    { atOnce, ofAddress, slow, waiting, patienceSeconds }: TrafficLimits['searches'],
  ) {
    this.searchPool = new Pool({ ...connection, max: atOnce, options: '-c plan_cache_mode=force_custom_plan' });
    this.searchPool.on('error', () => undefined);
    this.searchShares = new FairShares({
      size: atOnce,
      ofCaller: ofAddress,
      slow,
      waiting,
      message: trafficMessages.searches,
      patienceSeconds,
      busyMessage: trafficMessages.busy,
    });
  }

  get pools(): [Pool, Pool] {
    return [this.pool, this.searchPool];
  }

  /** The other connections are closed by their owners. */
  endSearches(): Promise<void> {
    return this.searchPool.end();
  }

  async prepared<Row>(statement: Statement<Row>): Promise<Row[]> {
    return (await this.pool.query(preparable(statement))).rows as Row[];
  }

  searched<Row>(statement: Statement<Row>, isSlow: boolean): Promise<Row[]> {
    return this.searchShares.run(
      currentCaller(),
      isSlow,
      async () => (await this.searchPool.query(preparable(statement))).rows as Row[],
    );
  }
}
