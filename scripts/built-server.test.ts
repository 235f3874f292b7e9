import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../dist/server');

test('the files of the built server hold ASCII only, of which V8 keeps a letter in one byte (decision 0008)', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.filter((_name, at) => /[^\0-\x7f]/.test(texts[at] ?? ''))).toEqual([]);
  // The sign of the rupee.
  expect(texts.some((text) => text.includes(String.raw`\u20b9`))).toBe(true);
});
