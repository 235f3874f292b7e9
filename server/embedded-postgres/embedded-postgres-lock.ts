import { execFileSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** Distinguishes a process from a later one that was given the same number. */
  startedAt: string;
}

const NO_OWNER: Owner = { pid: 0, startedAt: '' };
const CLAIM_NAME = /^owner\.(\d+)$/;

/** Thrown when a live server owns the folder; the message is for the person who started the second one. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The folder ${folder} is in use by another Kaamyab server (process ${pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Returns the release; throws FolderInUseError. Claims are numbered files: only one process can link the next number,
 * and the highest never goes down, so neither a crash nor a late contender can put two owners in place.
 */
export function lockFolder(folder: string): () => void {
  for (;;) {
    const latest = latestClaim(folder);
    const owner = readOwner(claimPath(folder, latest));
    if (owner && isRunning(owner)) throw new FolderInUseError(folder, owner.pid);
    const isMine = claim(folder, latest + 1);
    if (isMine) return () => writeOwner(folder, claimPath(folder, latest + 1), NO_OWNER);
  }
}

function claim(folder: string, number: number): boolean {
  const draft = join(folder, `claim.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) }));
  try {
    linkSync(draft, claimPath(folder, number));
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const isLatest = latestClaim(folder) === number;
  const outdated = isLatest ? claimNumbers(folder).filter((other) => other < number) : [number];
  for (const other of outdated) rmSync(claimPath(folder, other), { force: true });
  return isLatest;
}

function claimPath(folder: string, number: number): string {
  return join(folder, `owner.${number}`);
}

function claimNumbers(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const number = CLAIM_NAME.exec(name)?.[1];
    return number ? [Number(number)] : [];
  });
}

function latestClaim(folder: string): number {
  return Math.max(0, ...claimNumbers(folder));
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null; // never claimed, replaced a moment ago, or torn by a power cut
  }
}

function writeOwner(folder: string, path: string, owner: Owner): void {
  const draft = join(folder, `claim.${process.pid}`);
  writeFileSync(draft, JSON.stringify(owner));
  renameSync(draft, path);
}

function isRunning(owner: Owner): boolean {
  return owner.pid > 0 && startOf(owner.pid) === owner.startedAt;
}

/** When the process started, in whatever unit the system counts; null when there is none or it is a zombie. */
function startOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? null : `${bootId()}/${fields[18]}`;
  } catch {
    return null;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
