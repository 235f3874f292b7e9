import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';

const root = join(import.meta.dirname, '..');
/** These three start the whole client. */
const starts = ['app/main.tsx', 'app/server-entry.tsx', 'app/apollo.ts'];
const modules = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^gql\//.test(name) && !starts.includes(name),
);

test("no module translates while it loads, before the page's language is known", async () => {
  // PDF.js warns about Node.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const say = jest.spyOn(i18n, '_');
  const early: string[] = [];
  for (const name of modules) {
    await import(join(root, name));
    early.push(...say.mock.calls.map(([message]) => `${name}: ${JSON.stringify(message)}`));
    say.mockClear();
  }
  expect(modules.length).toBeGreaterThan(200);
  expect(early).toEqual([]);
});
