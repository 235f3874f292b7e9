import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../server/platform/embedded-postgres/embedded-postgres.ts';

const serverModule = join(import.meta.dirname, '../server/platform/embedded-postgres/embedded-postgres.ts');

/** A folder of one test and the processes it starts there: tests run in parallel. */
export class Place implements AsyncDisposable {
  readonly dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'kaamyab-test-')));
  readonly lines: string[] = [];
  readonly running: EmbeddedPostgres[] = [];
  readonly children: ChildProcess[] = [];
  private readonly record = (...parts: unknown[]) => void this.lines.push(JSON.stringify(parts));
  readonly log = { info: this.record, warn: this.record, error: this.record };

  constructor() {
    chmodSync(this.dataDir, 0o755);
  }

  /** Everything except the port, which only one can use at a time. */
  async copy({ dataDir }: Place): Promise<void> {
    await promisify(execFile)('cp', ['-a', join(dataDir, 'postgres'), this.dataDir]);
    const file = join(this.dataDir, 'postgres/connection.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), port: 0 }));
  }

  async start(): Promise<EmbeddedPostgres> {
    const postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, log: this.log });
    this.running.push(postgres);
    return postgres;
  }

  async stop(postgres: EmbeddedPostgres): Promise<void> {
    this.running.splice(this.running.indexOf(postgres), 1);
    await postgres.stop();
  }

  /** A server process of its own, which reports the result of its start in one line. */
  startServer(options: { uid?: number; gid?: number } = {}): ChildProcess {
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(serverModule)};
      const log = { info() {}, warn() {}, error() {} };
      try {
        const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(this.dataDir)}, log });
        console.log('ready ' + url);
        setInterval(() => {}, 60_000);
      } catch (error) {
        console.log('refused ' + error.message);
      }`;
    const child = spawn(process.execPath, ['--import', './server/register.mjs', '--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      ...options,
    });
    this.children.push(child);
    return child;
  }

  postgresProcesses(): number[] {
    return readdirSync('/proc')
      .map(Number)
      .filter(Boolean)
      .filter((pid) => {
        try {
          return (
            readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
            readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.dataDir)
          );
        } catch {
          return false;
        }
      });
  }

  mainProcess(): number {
    return Number.parseInt(readFileSync(join(this.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.children) child.kill('SIGKILL');
    await Promise.all(this.running.map((postgres) => postgres.stop()));
    for (const pid of this.postgresProcesses()) process.kill(pid, 'SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** The files of a first start. Most tests are about later starts and begin with a copy of them. */
let made: Promise<Place> | undefined;
async function makeOnce(): Promise<Place> {
  const place = new Place();
  await place.stop(await place.start());
  return place;
}
export const endMadePlace = async (): Promise<void> => (await made)?.[Symbol.asyncDispose]();

export const inPlace = (run: (place: Place) => Promise<void>) => async (): Promise<void> => {
  await using place = new Place();
  await run(place);
};
export const inMadePlace = (run: (place: Place) => Promise<void>) =>
  inPlace(async (place) => {
    await place.copy(await (made ??= makeOnce()));
    await run(place);
  });
