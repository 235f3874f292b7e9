import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Imported by the others; they do nothing when started directly. */
const modules = [
  'asvs-requirements.mjs',
  'builds.mjs',
  'numbers.mjs',
  'find-browser.mjs',
  'system-packages.mjs',
  'words-macros.mjs',
];
const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs') && !modules.includes(name));
const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });`;

/** Fakes an older Node by its version, the only thing that scripts check. */
const runUnderNode20 = (parts: string[]) =>
  spawnSync(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(older)}`, ...parts], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 20_000,
  });

const starts = [...scripts.map((name) => `scripts/${name}`), '--import ./server/register.mjs scripts/emit-schema.ts'];

test.each(starts)('on Node 20 one sentence says which Node is needed: node %s', (parts) => {
  const { status, stdout, stderr } = runUnderNode20(parts.split(' '));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^This needs Node 24, and this is Node 20\.1\.0\. .*\n$/);
});
