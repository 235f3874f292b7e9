// The numbers that code and tests name: requirements (LOGIN-16), rulings on gaps of the specifications (OP-032), later
// decisions (D-05), security limits (C-7) and OWASP ASVS (asvs-6.2.1).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requirements } from './asvs-requirements.mjs';

const root = join(import.meta.dirname, '..');
export const read = (path) => readFileSync(join(root, path), 'utf8');

export function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Each row is its number and what the product does. */
export const areas = JSON.parse(read('scripts/requirement-rows.json'));
const rulings = ['OP', 'D', 'C'];
export const asvsRows = requirements.map(([id, level, asks]) => [`asvs-${id}`, `${asks} (level ${level})`]);

/** "[OP-074] …": a gap or a contradiction in the specification, settled by the ruling of that number. */
export const rulingOf = (text) => /^\[([^\]]+)\] /.exec(text)?.[1];
/** A row that a test has to name. */
export const needsTest = ([id, text]) => !rulings.includes(id.split('-')[0]) && !rulingOf(text);

const kinds = [`(?:${areas.map(({ id }) => id).join('|')})-\\d{1,3}`, 'asvs-\\d+\\.\\d+\\.\\d+'];
export const numberPattern = `\\b(?:${kinds.join('|')})\\b`;

/** The test files that name a number in a title or another text, by number. */
export function testFilesByNumber() {
  const quoted = new RegExp(
    `(['"\`])((?:(?!\\1|\\n|\\\\).|\\\\.)*${numberPattern}(?:(?!\\1|\\n|\\\\).|\\\\.)*)\\1`,
    'g',
  );
  const found = new Map();
  const tests = ['server', 'client', 'test', 'scripts', 'e2e', 'bench'].flatMap(filesOf);
  for (const file of tests.filter((name) => /\.test\.tsx?$/.test(name)).toSorted()) {
    for (const [, , text] of read(file).matchAll(quoted))
      for (const [id] of text.matchAll(new RegExp(numberPattern, 'g')))
        found.set(id, (found.get(id) ?? new Set()).add(file));
  }
  return found;
}
