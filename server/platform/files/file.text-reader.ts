import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { currentCaller } from '../../core/caller.ts';
import { FairShares } from '../../core/fair-shares.ts';
import { readBytes, type StoredBytes } from './file.content.ts';
import { textLimits, uploadMessages, uploadRules } from './file.rules.ts';
import type { DocumentText } from './file.text.ts';

type Answer = DocumentText | null;

/** Beside this one, with the same ending; the built server has it as a program of its own. */
const processFile = join(import.meta.dirname, `file.text-process${extname(import.meta.filename)}`);
const execute = promisify(execFile);
/** By storage key, the oldest first. */
const cached = new Map<string, Promise<Answer>>();
const turns = new FairShares({
  ...textLimits.turns,
  message: uploadMessages.busy,
  busyMessage: uploadMessages.busy,
});

/**
 * Null for a document without text that can be read in time. One at a time, in a process of its own, and what was found
 * is cached, so that a file made to be slow costs no request but its own, and that once. RATE_LIMITED or UNAVAILABLE
 * when too many wait.
 */
export function readWordText(file: StoredBytes, mediaType: string): Promise<Answer> {
  const known = cached.get(file.key);
  if (known) return known;
  const text = turns.run(currentCaller(), false, async () => readApart(await readBytes(file, 0, file.size), mediaType));
  cached.set(file.key, text);
  // What could not be fetched from the storage may be there next time.
  text.catch(() => cached.delete(file.key));
  const [oldest] = cached.keys();
  if (cached.size > textLimits.cached && oldest !== undefined) cached.delete(oldest);
  return text;
}

/** Said in every PDF that is encrypted. Most of those open without a password, so that is tried. */
const encryption = Buffer.from('/Encrypt');

/** False for a PDF that cannot be read in time: who opens it may be able to. */
export async function isLockedPdf(file: StoredBytes): Promise<boolean> {
  const bytes = await readBytes(file, 0, file.size);
  if (!bytes.includes(encryption)) return false;
  const answer = await turns.run(currentCaller(), false, () =>
    readApart<{ isLocked: boolean }>(bytes, uploadRules.RESUME.mediaTypes.pdf),
  );
  return answer?.isLocked ?? false;
}

async function readApart<Found = DocumentText>(bytes: Buffer, mediaType: string): Promise<Found | null> {
  const memory = `--max-old-space-size=${textLimits.processMegabytes}`;
  const reading = execute(process.execPath, [...process.execArgv, memory, processFile, mediaType], {
    env: {},
    timeout: textLimits.processMilliseconds,
    killSignal: 'SIGKILL',
  });
  // A process that has ended reads no further.
  reading.child.stdin?.on('error', () => undefined).end(bytes);
  return reading.then(
    ({ stdout }) => JSON.parse(stdout) as Found | null,
    () => null,
  );
}
