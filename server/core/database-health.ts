import { Pool } from 'pg';
import { DatabaseClient } from './database-client.ts';
import { shortReasonOf } from './database-errors.ts';
import { writeProbe } from './database-health.queries.ts';
import type { Logger } from './logger.ts';

const LOOK_EVERY_MS = 2000;
const PROBE_IN_MS = 2000;
/** After so long a setting that applies to new connections only is noticed, such as a read-only database. */
const PROBE_LIFETIME_IN_S = 10;

/** Asks over a connection that nothing else uses: a busy portal is not taken for a database that is away. */
export class DatabaseHealth {
  private readonly probe: Pool;
  private timer: NodeJS.Timeout | undefined;
  /** What the last look found. */
  isAway = false;

  constructor(
    url: string,
    private readonly log: Logger | undefined,
  ) {
    this.probe = new Pool({
      connectionString: url,
      max: 1,
      keepAlive: true,
      Client: DatabaseClient,
      connectionTimeoutMillis: PROBE_IN_MS,
      maxLifetimeSeconds: PROBE_LIFETIME_IN_S,
      statement_timeout: PROBE_IN_MS,
      // A frozen Postgres does not end it.
      query_timeout: PROBE_IN_MS,
      application_name: 'kaamyab-readiness',
    });
    this.probe.on('error', () => undefined);
  }

  /** From now on it is known whether the database answers. */
  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  /** Rejects while Postgres does not answer, takes no writes, or has no room for them. */
  async assertWritable(): Promise<void> {
    await this.probe.query(writeProbe().sql);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.probe.end();
  }

  /** Logged once when it goes and once when it comes, whatever fails meanwhile. */
  private async look(): Promise<void> {
    const reason = await this.probe.query('select').then(() => undefined, shortReasonOf);
    const isAway = reason !== undefined;
    if (isAway === this.isAway || this.probe.ending) return;
    this.isAway = isAway;
    if (isAway) this.log?.error({ reason }, 'The database is away');
    else this.log?.info('The database is there again');
  }
}
