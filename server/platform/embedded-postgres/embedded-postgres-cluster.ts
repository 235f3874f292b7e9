import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, canEnter, type PostgresBinaries, SYSTEM_FOLDER } from './embedded-postgres-binaries.ts';
import { cleanEnvironment, type PostgresLog } from './embedded-postgres-process.ts';

export const DATABASE_USER = 'kaamyab';

/** Creates the folder if necessary and lets other accounts pass through it, but not list it. */
export function makePassable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const { mode, uid } = statSync(folder);
  if (uid === process.getuid?.() && (mode & 0o011) !== 0o011) chmodSync(folder, mode | 0o011);
}

/** Inside the folder, unless the account may not pass a folder above that is not ours to open. */
export function placeCluster(folder: string, account: Account, log: PostgresLog): string {
  const inside = join(folder, 'cluster');
  if (canEnter(account, folder)) return inside;
  if (existsSync(inside))
    throw new Error(
      `The account that runs Postgres (uid ${account.uid}) may not enter ${folder}. ` +
        'Set DATA_DIR to a folder it can reach.',
    );
  const pointer = join(folder, 'cluster-location');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8');
  const outside = join(SYSTEM_FOLDER, randomUUID(), 'cluster');
  mkdirSync(dirname(outside), { recursive: true, mode: 0o711 });
  writeFileSync(pointer, outside);
  log.warn(
    `Postgres does not run as root, and its account may not enter ${folder}; ` +
      `the database is kept in ${outside} instead.`,
  );
  return outside;
}

/** As root, a cluster that a normal user made still runs under that user. */
export function accountOf(cluster: string, account: Account): Account {
  if (account.uid === undefined || !existsSync(cluster)) return account;
  const { uid, gid } = statSync(cluster);
  return { uid, gid };
}

/**
 * Only the password opens it; UTF-8 with code-point order and Unicode case rules on every system. It appears under its
 * name when it is complete, so that a crash leaves no broken cluster.
 */
export async function createCluster(
  cluster: string,
  binaries: PostgresBinaries,
  account: Account,
  { password, isThrowaway }: { password: string; isThrowaway: boolean },
): Promise<void> {
  removeDrafts(cluster);
  const draft = mkdtempSync(`${cluster}.new-`); // a name of its own: the initdb of a killed server may still be writing
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const options = [
    `--pgdata=${draft}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(isThrowaway ? ['--no-sync'] : []),
  ];
  try {
    await promisify(execFile)(binaries.initdb, options, { ...account, cwd: draft, env: cleanEnvironment() });
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function removeDrafts(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(`${basename(cluster)}.new-`))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 10 });
  }
}
