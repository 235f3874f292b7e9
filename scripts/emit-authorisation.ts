// Writes docs/authorisation.md from the authorisation matrix; with --check it only checks whether it is up to date.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAuthorisation } from '../test/authorisation-document.ts';

const file = join(import.meta.dirname, '../docs/authorisation.md');
const text = renderAuthorisation();

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8')) !== text) {
  console.error('docs/authorisation.md does not match the matrix: run npm run docs.');
  process.exitCode = 1;
}
