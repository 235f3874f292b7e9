import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { type Contenders, type Search, startContenders } from './contenders.ts';
import { closeConnections } from './load.ts';
import { startMeasuredServer } from './server-process.ts';
import { makeSearches, type Pace, verify } from './search.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };

/** As autovacuum does some time after so many inserts. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

interface MadeFolder {
  folder: string;
  firstStartMilliseconds: number;
}

/** The test bed: a scratch database with this many jobs and all contenders on it, created on first use. */
export class Stand implements AsyncDisposable {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-bench-'));
  private postgres: EmbeddedPostgres | undefined;
  private demoMade: Promise<MadeFolder> | undefined;
  private writesMade: Promise<MadeFolder> | undefined;
  private started: Promise<{ contenders: Contenders; searches: Search[]; databaseUrl: string }> | undefined;

  constructor(
    readonly jobs: number,
    readonly isQuick: boolean,
  ) {}

  /** For a measurement that runs once, and for one that runs for many kinds. */
  get pace(): { once: Pace; each: Pace } {
    return this.isQuick
      ? { once: { rounds: 3, seconds: 1 }, each: { rounds: 1, seconds: 0.4 } }
      : { once: { rounds: 7, seconds: 5 }, each: { rounds: 5, seconds: 2 } };
  }

  /** A folder with the demo, and how long its first start took. */
  demo(): Promise<MadeFolder> {
    this.demoMade ??= this.makeFolder('demo', 'demo');
    return this.demoMade;
  }

  /** A folder with jobs and applications, each written once; fewer with `--quick`. */
  forWrites(): Promise<MadeFolder> {
    this.writesMade ??= this.makeFolder('writes', `bench:${this.isQuick ? Math.min(this.jobs, 3000) : this.jobs}`);
    return this.writesMade;
  }

  /** With a durable database, as with `npm start`. */
  private async makeFolder(name: string, seed: string): Promise<MadeFolder> {
    const folder = join(this.dataDir, name);
    const server = await startMeasuredServer(folder, { LOG_LEVEL: 'info', SEED: seed });
    await server.stop();
    return { folder, firstStartMilliseconds: server.startMilliseconds };
  }

  /** All contenders answer all searches with the same rows. */
  filled(): Promise<{ contenders: Contenders; searches: Search[]; databaseUrl: string }> {
    this.started ??= this.fill();
    return this.started;
  }

  private async fill(): Promise<{ contenders: Contenders; searches: Search[]; databaseUrl: string }> {
    this.postgres = await startEmbeddedPostgres({ isThrowaway: true, log });
    const { url: databaseUrl } = this.postgres;
    const contenders = await startContenders(databaseUrl, join(this.dataDir, 'filled'), `bench:${this.jobs}`);
    await vacuum(databaseUrl);
    const searches = await makeSearches(databaseUrl);
    await verify(contenders.all, searches);
    return { contenders, searches, databaseUrl };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    closeConnections();
    const started = await this.started?.catch(() => undefined);
    await started?.contenders.stop();
    await this.postgres?.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
