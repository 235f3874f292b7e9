import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a test run leaves for the check at its end (secret-scan.ts): the log of every server at its most verbose, what
 * servers showed elsewhere, and every secret that was planted or received. The folder is that of the global setup;
 * without one nothing is recorded.
 */
export const runFolderName = 'TEST_RUN_FOLDER';

const fileOf = (name: string): string | undefined =>
  process.env[runFolderName] ? join(process.env[runFolderName], name) : undefined;
const known = new Set<string>();

/** Where a server of the run logs to; undefined outside of a run. */
export const newLogFile = (): string | undefined => fileOf(`log-${randomUUID()}.jsonl`);

/** Nothing of the server may show these anywhere. */
export function rememberSecrets(values: Iterable<string | null | undefined>): void {
  const file = fileOf(`secrets-${process.pid}.jsonl`);
  if (!file) return;
  const added = [...values].filter((value): value is string => Boolean(value) && !known.has(value as string));
  for (const value of added) known.add(value);
  if (added.length > 0) appendFileSync(file, `${added.map((value) => JSON.stringify(value)).join('\n')}\n`);
}

/** Something that people other than its addressee may come to see: an error answer, figures, rows of a task table. */
export function recordShown(where: string, text: string): void {
  const file = fileOf(`shown-${process.pid}.jsonl`);
  if (file) appendFileSync(file, `${JSON.stringify({ where, text })}\n`);
}
