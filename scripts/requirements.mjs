// Writes docs/requirements.md: which test file names which requirement. With --check it writes nothing. Either way it
// fails if no test names a requirement, or if code or a page names a number or a file that does not exist.
import './node-version.mjs';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, asvsRows, filesOf, needsTest, numberPattern, read, rulingOf, testFilesByNumber } from './numbers.mjs';

const root = join(import.meta.dirname, '..');
const shown = testFilesByNumber();
const rows = areas.flatMap((area) => area.rows);

function complain(text) {
  console.error(text);
  process.exitCode = 1;
}

/** At most two files are listed; a row settled by a ruling is listed under the ruling. */
function lineOf([id, text]) {
  const files = [...(shown.get(id) ?? [])].map((file) => file.replace(/(\.e2e)?\.test\.tsx?$/, ''));
  const more = files.length > 2 ? [`${files.length - 2} more`] : [];
  const words = rulingOf(text) ?? [...files.slice(0, 2), ...more].join(', ');
  return `- ${id}${words && `: ${words}`}`;
}

const page = `# Which test shows which requirement

Written by \`npm run generate\`. A test names a requirement in its title; this page lists the files, without \`.test.ts\`.
\`npm run report -- LAND-18\` prints what a number means. Where a ruling stands beside a number (\`OP-074\`), the ruling says
what the product does.

${areas.map(({ name, rows: own }) => `## ${name}\n\n${own.map(lineOf).join('\n')}`).join('\n\n')}
`;
if (!process.argv.includes('--check')) writeFileSync(join(root, 'docs/requirements.md'), page);

const gaps = rows.filter((row) => needsTest(row) && !shown.has(row[0])).map(([id]) => id);
if (gaps.length > 0) complain(`No test names these requirements: ${gaps.join(', ')}.`);

const isText = (path) => /\.([cm]?[jt]sx?|json|css|html|md)$/.test(path) && !path.startsWith('client/gql');
/** Without migrations: a released one keeps its comment, even about a removed decision. */
const folders = ['server', 'client', 'test', 'e2e', 'scripts', 'bench', 'docs'];
const texts = [...folders.flatMap(filesOf), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter(
  isText,
);
const allFiles = [...texts, ...filesOf('migrations')];
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
const known = new Set([...rows, ...asvsRows].map(([id]) => id).concat(decisions));
const named = new RegExp(`${numberPattern}|\\bdecisions?[ /]\\d{4}\\b`, 'g');
for (const file of texts) {
  for (const [number] of read(file).matchAll(named))
    if (!known.has(number.replace(/^decisions?[ /]/, ''))) complain(`${file} names ${number}, which does not exist.`);
  if (!file.endsWith('.md')) continue;
  /** A page may name a file without its folder. */
  const isThere = (path) => existsSync(join(root, path)) || allFiles.some((other) => other.endsWith(`/${path}`));
  for (const [, path] of read(file).matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|cjs|css|md))`/g))
    if (!isThere(path)) complain(`${file} names ${path}, which does not exist.`);
}
