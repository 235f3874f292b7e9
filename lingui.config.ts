import { basename } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** A catalogue for each zone of the client, and one for the server and the rules (docs/decisions/0046). */
const folders = ['client/app', 'client/site', 'client/shared', 'client/workspace', 'server'];

export default defineConfig({
  sourceLocale: 'en-IN',
  locales: ['en-IN'],
  // With line numbers every edit of a screen would change its catalogue.
  format: formatter({ lineNumbers: false }),
  extractorParserOptions: { tsExperimentalDecorators: true },
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/words/{locale}/${basename(folder)}`,
    include: [`<rootDir>/${folder}`],
    exclude: ['**/*.test.*'],
  })),
});
