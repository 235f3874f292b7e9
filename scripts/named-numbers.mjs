// Fails when code, a test or a migration names a number that docs does not hold (OP-032, D-05, C-7, LOGIN-16,
// asvs-6.2.1, decision 0014), or a page of docs a file that is not there.
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { requirements } from './asvs-requirements.mjs';
import { complain } from './test-titles.mjs';

const root = join(import.meta.dirname, '..');
const folders = ['server', 'client', 'migrations', 'test', 'e2e', 'scripts', 'bench', 'docs'];
const isText = (path) => /\.([cm]?[jt]sx?|json|css|html|md)$/.test(path) && !path.includes('client/gql');

const read = (path) => readFile(join(root, path), 'utf8');
const areas = JSON.parse(await read('scripts/requirement-rows.json')).map(({ id }) => id);

async function filesOf(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter(isText);
}

/** What can be looked up: headings of the rulings, rows of the requirements, those of ASVS, files of decisions. */
const entries = new Set([
  ...[...(await read('docs/rulings.md')).matchAll(/^### (\S+)$/gm)].map(([, id]) => id),
  ...[...(await read('docs/requirements.md')).matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id),
  ...requirements.map(([id]) => `asvs-${id}`),
  ...(await readdir(join(root, 'docs/decisions'))).map((name) => `decision ${name.slice(0, 4)}`),
]);

const kinds = ['OP-\\d{3}', 'D-\\d{2}', 'C-\\d{1,2}', `(?:${areas.join('|')})-\\d{2,3}`, 'asvs-\\d+\\.\\d+\\.\\d+'];
const numbers = new RegExp(`\\b(?:${kinds.join('|')})\\b|\\bdecisions?[ /](\\d{4})\\b`, 'g');
/** "OP-049, 060" are two. */
const spelledOut = (text) => text.replaceAll(/\bOP-\d{3}(?:, \d{3}\b)+/g, (series) => series.replaceAll(', ', ' OP-'));

const texts = (await Promise.all(folders.map(filesOf))).flat();
const missing = new Map();
for (const file of texts) {
  for (const [named, decision] of spelledOut(await read(file)).matchAll(numbers)) {
    const id = decision ? `decision ${decision}` : named;
    if (!entries.has(id)) missing.set(id, (missing.get(id) ?? new Set()).add(file));
  }
}
for (const [id, files] of missing) {
  complain(`docs has no entry for ${id}, which is named in ${[...files].slice(0, 3).join(', ')}.`);
}
if (missing.size > 0)
  complain('Mend the number, or add its entry: gaps, decisions and figures stand in docs/rulings.md.');

/** Beside others of its folder a page names a file without it. */
const isThere = (path) => existsSync(join(root, path)) || texts.some((file) => file.endsWith(`/${path}`));
for (const page of ['README.md', 'CONTRIBUTING.md', ...texts.filter((file) => file.endsWith('.md'))]) {
  for (const [, path] of (await read(page)).matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|cjs|css|md))`/g))
    if (!isThere(path)) complain(`${page} names ${path}, which is not there.`);
}
