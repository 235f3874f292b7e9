import { setTimeout as delay } from 'node:timers/promises';
import pg, { Pool, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type Migration,
  MigrationExecutor,
  type ObjectLiteral,
} from 'typeorm';
import { baseline, migrations } from '../../migrations/index.ts';
import { SnakeCaseColumns } from './columns.ts';
import { ConfigError } from './config.ts';
import { DatabaseClient, limitSilenceOf } from './database-client.ts';
import { isLockTimeout } from './database-errors.ts';
import { DatabaseHealth } from './database-health.ts';
import type { Logger } from './logger.ts';
import { preparable, Reader } from './reader.ts';
import { Replicas } from './replicas.ts';
import type { Statement } from './statement.ts';
import { type TrafficLimits, trafficLimits } from './traffic.rules.ts';

/** Servers that start at once take turns to update the schema. */
export const startLock = 4_137_120_001;

export const restoreMark = 'kaamyab_restore';

export interface DatabaseOptions {
  url: string;
  entities: EntityTarget<ObjectLiteral>[];
  poolSize?: number;
  /** Of the connections for searches: a burst of searches leaves the rest of the portal its own. */
  searchLimits?: TrafficLimits['searches'];
  /** For public reads (decision 0056). */
  replicaUrls?: string[];
  log?: Logger;
}

export type Prepared = <Row>(statement: Statement<Row>) => Promise<Row[]>;

/** Under the ten seconds in which a caller has an answer (C-15). */
const STATEMENT_IN_MS = 8000;
const connection = {
  statement_timeout: STATEMENT_IN_MS,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
  /** A new connection has to plan every statement again. */
  idleTimeoutMillis: 300_000,
  Client: DatabaseClient as never,
};
const CONNECT_TIMEOUT_IN_MS = 3000;
/** Longer than Postgres lets a statement last: it is frozen, or the line is lost. */
const SILENCE_IN_MS = STATEMENT_IN_MS + 500;
const applicationName = 'kaamyab';
const LOCK_WAIT_IN_MS = 500;
const LOCK_TRIES = 60;

export class Database {
  readonly health: DatabaseHealth;

  private constructor(
    /** Of the primary, with its password. */
    readonly url: string,
    readonly dataSource: DataSource,
    private readonly primary: Reader,
    private readonly replicas: Replicas,
    log: Logger | undefined,
  ) {
    this.health = new DatabaseHealth(url, log);
  }

  static async connect({
    url,
    entities,
    poolSize = 10,
    searchLimits = trafficLimits.searches,
    replicaUrls = [],
    log,
  }: DatabaseOptions): Promise<Database> {
    const dataSource = new DataSource({
      type: 'postgres',
      // Else TypeORM looks for it among the installed packages.
      driver: pg,
      url,
      entities: entities as never[],
      namingStrategy: new SnakeCaseColumns(),
      migrations,
      migrationsTableName: 'migrations',
      synchronize: false,
      poolSize,
      applicationName,
      connectTimeoutMS: CONNECT_TIMEOUT_IN_MS,
      installExtensions: false,
      extra: connection,
      // A broken idle connection is replaced by the pool; the next query shows whether the database is there.
      poolErrorHandler: () => undefined,
    });
    const poolOf = (connectionString: string) => ({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_IN_MS,
      ...connection,
    });
    await dataSource.initialize();
    const primary = new Reader(poolIn(dataSource), poolOf(url), searchLimits);
    const replicas = new Replicas(
      url,
      replicaUrls,
      (replicaUrl) => {
        const pool = new Pool({ ...poolOf(replicaUrl), max: poolSize });
        pool.on('error', () => undefined);
        return new Reader(pool, poolOf(replicaUrl), searchLimits);
      },
      log,
    );
    return new Database(url, dataSource, primary, replicas, log);
  }

  /** For single statements outside a transaction, each committed by itself. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  private get pool(): Pool {
    return poolIn(this.dataSource);
  }

  /** By name, as in `kaamyab_database_connections`. */
  get pools(): Record<string, Pool> {
    const [main, searches] = this.primary.pools;
    return { main, searches };
  }

  /** Of each replica, whether it answers now. */
  replicaStates(): boolean[] {
    return this.replicas.states();
  }

  /**
   * Each connection prepares the statement once, and Postgres may reuse its plan. `name` must be the same for the same
   * text.
   */
  readonly prepared: Prepared = <Row>(statement: Statement<Row>) =>
    this.replicas.read(this.primary, (reader) => reader.prepared(statement));

  /**
   * Searches by a text or a choice of a person: each is planned again, as one plan for all is slow for most (decision
   * 0042). Callers share the connections fairly (decision 0019); `isSlow` if no index helps.
   */
  readonly searched = <Row>(statement: Statement<Row>, { isSlow = false } = {}): Promise<Row[]> =>
    this.replicas.read(this.primary, (reader) => reader.searched(statement, isSlow));

  /** `prepared`, in a transaction. */
  preparedIn(tx: EntityManager): Prepared {
    return async <Row>(statement: Statement<Row>) => {
      const client = (await tx.queryRunner?.connect()) as PoolClient;
      return (await client.query(preparable(statement))).rows as Row[];
    };
  }

  /** The driver's own answer, for libraries that bring their own SQL. */
  async execute(query: QueryConfig, tx?: EntityManager): Promise<QueryResult> {
    const client = tx ? ((await tx.queryRunner?.connect()) as PoolClient) : this.pool;
    return client.query(query);
  }

  async query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  /** Safe when several servers start together. Returns the names of the migrations that ran. */
  async migrate(): Promise<string[]> {
    return this.withStartLock(async () => {
      if (await this.isHalfRestored())
        throw new ConfigError(
          'the database is half restored, as a restore was broken off: run npm run restore once more, ' +
            'with the same archive or another one.',
        );
      if (await this.hasOtherTables())
        throw new ConfigError(
          'the database was made by a version before 0.1 or by something else, so this version cannot use it: ' +
            'name an empty one in DATABASE_URL or, without that, another DATA_DIR. Nothing in it was changed.',
        );
      return this.runMigrations();
    });
  }

  /** Whether there are tables where the first migration has not run. */
  private async hasOtherTables(): Promise<boolean> {
    const pending = await new MigrationExecutor(this.dataSource).getPendingMigrations();
    return pending.some(({ name }) => name === baseline) && (await this.query(findOtherTable)).length > 0;
  }

  /** Only inside `withStartLock`. */
  async runMigrations(isWanted: (name: string) => boolean = () => true): Promise<string[]> {
    const pending = await new MigrationExecutor(this.dataSource).getPendingMigrations();
    const wanted = pending.filter(({ name }) => isWanted(name));
    for (const migration of wanted) await this.runMigration(migration);
    return wanted.map(({ name }) => name);
  }

  /** A restore makes this schema first and drops it last. */
  async isHalfRestored(): Promise<boolean> {
    return (await this.query('select from pg_namespace where nspname = $1', [restoreMark])).length > 0;
  }

  /** The work of a starting server on the database, while no other server does it. */
  async withStartLock<T>(body: () => Promise<T>): Promise<T> {
    const lock = await this.pool.connect();
    try {
      await lock.query('set statement_timeout = 0');
      await waitForTurn(lock);
      return await body();
    } finally {
      // Releases the lock and the changed setting together with the connection.
      lock.release(true);
    }
  }

  /**
   * Statements that come after a change which waits for a long reader wait with it. So the change gives up soon, lets
   * them through and tries again, for longer than a statement may take. Without a transaction it makes indexes
   * concurrently, and may wait.
   */
  private async runMigration(migration: Migration): Promise<void> {
    if (migration.instance?.transaction === false)
      return void (await new MigrationExecutor(this.dataSource).executeMigration(migration));
    for (let triesLeft = LOCK_TRIES - 1; ; triesLeft -= 1) {
      try {
        return await this.dataSource.transaction(async ({ queryRunner }) => {
          await queryRunner?.query(`set local lock_timeout = ${LOCK_WAIT_IN_MS}`);
          await new MigrationExecutor(this.dataSource, queryRunner).executeMigration(migration);
        });
      } catch (error) {
        if (triesLeft === 0 || !isLockTimeout(error)) throw error;
        await delay(LOCK_WAIT_IN_MS);
      }
    }
  }

  /**
   * A connection in use on which nothing arrives is given up: TCP would wait for a quarter of an hour. Migrations and
   * the demo data, which come before, may take longer.
   */
  limitSilence(longestMilliseconds = SILENCE_IN_MS): void {
    for (const pool of this.primary.pools) limitSilenceOf(pool, longestMilliseconds);
    this.replicas.limitSilence(longestMilliseconds);
  }

  /** From now on replicas answer public reads, as far as they are up to date. */
  startReplicas(): void {
    this.replicas.start();
  }

  async isMigrated(): Promise<boolean> {
    return !(await this.dataSource.showMigrations());
  }

  async close(): Promise<void> {
    const ended = [this.dataSource.destroy(), this.primary.endSearches(), this.replicas.stop(), this.health.stop()];
    await Promise.all(ended);
  }
}

/** The list of migrations and the tables of extensions do not count. */
const findOtherTable = `
  select from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
    and not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  limit 1`;

const poolIn = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;

/** Polls: a waiting statement would keep the first server from making indexes concurrently. */
async function waitForTurn(lock: PoolClient): Promise<void> {
  const ask = () => lock.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [startLock]);
  while (!(await ask()).rows[0]?.isMine) await delay(100);
}
