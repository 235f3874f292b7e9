// What the tests call themselves, for the pages of docs that say which of them shows what.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const folders = ['server', 'client', 'test', 'scripts', 'e2e', 'bench'];

async function testFilesOf(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => /\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Each number that `pattern` finds in a quoted text of a test file, with that file and text, by number. */
export async function titlesByNumber(pattern) {
  const quoted = new RegExp(`(['"\`])((?:(?!\\1|\\n|\\\\).|\\\\.)*${pattern}(?:(?!\\1|\\n|\\\\).|\\\\.)*)\\1`, 'g');
  const files = (await Promise.all(folders.map(testFilesOf))).flat().toSorted();
  const found = new Map();
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8');
    for (const match of source.matchAll(quoted)) {
      const title = titleOf(match, source);
      for (const [id] of match[2].matchAll(new RegExp(`\\b${pattern}`, 'g'))) {
        const titles = found.get(id) ?? [];
        if (!titles.some((known) => known.file === file && known.title === title))
          found.set(id, [...titles, { file, title }]);
      }
    }
  }
  return found;
}

const leadingNumbers = /^((issue [\d.]+|%s(?= [A-Z]+-\d)|asvs-[\d.]+|[A-Z]+-\d+(…\d+)?),?(\s+|$))+/;

/** A number that stands alone is a row of `test.each`: the title follows the rows. */
function titleOf({ 2: text, index }, source) {
  if (text.replace(leadingNumbers, '') !== '') return text;
  return /\](?: as const)?\)\(\s*(['"`])(.*?)\1,/.exec(source.slice(index))?.[2] ?? text;
}

/** The title without the numbers that stand in front of it, and safe in a table. */
const wordsOf = (title) =>
  title.replace(leadingNumbers, '').replaceAll('\\', '').replaceAll('|', '\\|').replaceAll('${', '{').trim();

/** The first of them in words, each with its file. */
export function cellOf(tests, most = 3) {
  const shown = tests.slice(0, most).map(({ file, title }) => `${wordsOf(title)} (\`${file}\`)`);
  return [...shown, ...(tests.length > most ? [`and ${tests.length - most} more`] : [])].join('<br>');
}

/** Writes a page of docs; with --check it only checks whether the page is up to date. */
export async function writePage(page, text) {
  const file = join(root, page);
  if (!process.argv.includes('--check')) return writeFile(file, text);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  complain(`${page} does not match the tests: run npm run docs.`);
}

export function complain(text) {
  console.error(text);
  process.exitCode = 1;
}
