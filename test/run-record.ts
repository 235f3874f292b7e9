import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a test run leaves for the check at its end (secret-scan.ts): every server's most verbose log, other output of
 * the servers, and every secret planted or received. The global setup creates the folder; without it nothing is
 * recorded.
 */
export const runFolderName = 'TEST_RUN_FOLDER';

const fileOf = (name: string): string | undefined =>
  process.env[runFolderName] ? join(process.env[runFolderName], name) : undefined;
const known = new Set<string>();

/** The log folder of the run's servers; undefined outside of a run. */
export const newLogFile = (): string | undefined => fileOf(`log-${randomUUID()}.jsonl`);

/** Secrets that no output of a server may contain. */
export function rememberSecrets(values: Iterable<string | null | undefined>): void {
  const file = fileOf(`secrets-${process.pid}.jsonl`);
  if (!file) return;
  const added = [...values].filter((value): value is string => Boolean(value) && !known.has(value as string));
  for (const value of added) known.add(value);
  if (added.length > 0) appendFileSync(file, `${added.map((value) => JSON.stringify(value)).join('\n')}\n`);
}

/** Output that people other than its addressee may see: an error answer, metrics, rows of a task table. */
export function recordShown(where: string, text: string): void {
  const file = fileOf(`shown-${process.pid}.jsonl`);
  if (file) appendFileSync(file, `${JSON.stringify({ where, text })}\n`);
}
