import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const files = ['server', 'client', 'migrations', 'test', 'e2e', 'scripts', 'docs']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll('\\', '/'))
  .concat(readdirSync(ROOT));
const code = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('client/gql/')).map(read);
const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** "server/<room>/*.queries.ts", ".rest.ts", a folder, or the beginning of a migration's name. */
function isPath(named: string): boolean {
  const [escaped, isFile] = [named.replaceAll('.', String.raw`\.`), /\.[a-z]+$/.test(named)];
  const shape = escaped.replaceAll(/<[^>]+>|\*/g, '[^/]+');
  const pattern = new RegExp(isFile ? `(?:^|/)[^/]*${shape}$` : `(?:^|/)${shape}[/-]`);
  return files.some((path) => pattern.test(path));
}

function isThere(named: string): boolean {
  if (named.startsWith('npm run ')) return named.slice(8) in scripts;
  if (named.startsWith('/')) return code.some((text) => text.includes(`'${named}'`));
  if (/^[\w.<>*/-]+\/|^[\w<>.*-]*\.[a-z]+$|^\d+$/.test(named)) return isPath(named);
  if (named.startsWith('…')) return [...words].some((word) => word.endsWith(named.slice(1)));
  return (named.match(/[A-Za-z]\w*/g) ?? []).every((word) => words.has(word));
}

test('every file, name and command in "How to add something" exists', () => {
  const named = [...read('docs/how-to-add.md').matchAll(/(?<!`)(`{1,2})(?!`)(?<span>.+?)(?<!`)\1(?!`)/g)].map(
    ({ groups }) => groups?.span?.trim() ?? '',
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((span) => !isThere(span))).toEqual([]);
});
