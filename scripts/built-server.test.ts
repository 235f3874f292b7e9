import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/server');

test('the files of the built server are ASCII only, which V8 stores in one byte per character (decision 0008)', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.filter((_name, at) => /[^\0-\x7f]/.test(texts[at] ?? ''))).toEqual([]);
  // The rupee sign.
  expect(texts.some((text) => text.includes(String.raw`\u20b9`))).toBe(true);
});
