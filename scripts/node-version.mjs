// Imported first by scripts that people start by hand: an older Node gets one sentence instead of a stack trace.
import { readFileSync } from 'node:fs';

const needed = readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8').trim();
const majorOf = (version) => Number(version.split('.')[0]);

if (majorOf(process.versions.node) < majorOf(needed)) {
  const remedy = 'Run it with ./node_modules/.bin/node (after npm ci), or as an npm script.';
  console.error(`This needs Node ${majorOf(needed)}, and this is Node ${process.versions.node}. ${remedy}`);
  process.exit(1);
}
