import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { migrations } from '../../migrations/index.ts';

/** Two servers that start at once take turns at migrating. */
const migrationLock = 4_137_120_001;

export interface DatabaseOptions {
  url: string;
  entities: EntityTarget<ObjectLiteral>[];
  poolSize?: number;
}

/** Postgres as the rest of the server sees it: entities for writes, named prepared statements for hot reads. */
export class Database {
  private constructor(readonly dataSource: DataSource) {}

  static async connect({ url, entities, poolSize = 10 }: DatabaseOptions): Promise<Database> {
    const dataSource = new DataSource({
      type: 'postgres',
      url,
      entities: entities as never[],
      migrations,
      migrationsTableName: 'migrations',
      synchronize: false,
      poolSize,
      applicationName: 'kaamyab',
      connectTimeoutMS: 3000,
      installExtensions: false,
      // Searches are as different as their words: a plan made for one kind is slow for another (measured: p95 at 10,000 jobs 7 ms instead of 18).
      extra: { options: '-c plan_cache_mode=force_custom_plan', statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000, keepAlive: true },
      // A broken idle connection is replaced by the pool; the next query tells whether the database is there.
      poolErrorHandler: () => undefined,
    });
    return new Database(await dataSource.initialize());
  }

  /** For single statements outside a transaction, each committed by itself. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Rows of one statement that each connection prepares once. `name` must be the same for the same text, always. */
  readonly prepared = async <Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> => (await this.pool.query<Row>({ name, text, values })).rows;

  /** The same, in a transaction. */
  preparedIn(tx: EntityManager): Database['prepared'] {
    return async <Row extends QueryResultRow>(name: string, text: string, values: unknown[]) => {
      const client = (await tx.queryRunner?.connect()) as PoolClient;
      return (await client.query<Row>({ name, text, values })).rows;
    };
  }

  /** The driver's own answer, for libraries that bring their own SQL. */
  async execute(text: string, values?: unknown[]): Promise<QueryResult> {
    return this.pool.query(text, values);
  }

  async query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  /** Brings the schema up to date; safe when several servers start together. Returns the names of what ran. */
  async migrate(): Promise<string[]> {
    const lock = await this.pool.connect();
    try {
      await lock.query('set statement_timeout = 0');
      await lock.query('select pg_advisory_lock($1)', [migrationLock]);
      return (await this.dataSource.runMigrations({ transaction: 'each' })).map((migration) => migration.name);
    } finally {
      // Gives up the lock and the changed setting together with the connection.
      lock.release(true);
    }
  }

  async isMigrated(): Promise<boolean> {
    return !(await this.dataSource.showMigrations());
  }

  async close(): Promise<void> {
    await this.dataSource.destroy();
  }
}
