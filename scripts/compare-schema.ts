// Compares schema.graphql with that of the last release (docs/schema-release.graphql): what would break a program of
// others fails, additions pass. With --release the present schema becomes the released one (decision 0068).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './schema-changes.ts';

const root = join(import.meta.dirname, '..');
const released = join(root, 'docs/schema-release.graphql');
const present = readFileSync(join(root, 'schema.graphql'), 'utf8');

if (process.argv.includes('--release')) {
  writeFileSync(released, present);
} else {
  const broken = breakingChanges(readFileSync(released, 'utf8'), present);
  for (const change of broken) console.error(change);
  if (broken.length > 0) {
    console.error('These changes break programs of others. Add beside what is there, and deprecate that.');
    process.exitCode = 1;
  }
}
