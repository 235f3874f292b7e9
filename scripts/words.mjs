// Writes the catalogues of what screens and server say: npm run words. With --check it changes nothing and reports
// which are out of date.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const parts = process.argv.includes('--check') ? ['check', 'sync', '--verbose'] : ['extract'];

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/@lingui/cli/dist/lingui.js', ...parts, '--clean', '--workers', '1'],
  { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
);
if (status !== 0) process.stderr.write(stdout + stderr);
process.exitCode = status ?? 1;
