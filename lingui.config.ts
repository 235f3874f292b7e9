import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** A catalogue for each zone of the client (docs/decisions/0046). */
const zones = ['app', 'site', 'shared', 'workspace'];

export default defineConfig({
  sourceLocale: 'en-IN',
  locales: ['en-IN'],
  // With line numbers every edit of a screen would change its catalogue.
  format: formatter({ lineNumbers: false }),
  catalogs: zones.map((zone) => ({
    path: `<rootDir>/client/words/{locale}/${zone}`,
    include: [`<rootDir>/client/${zone}`],
    exclude: ['**/*.test.*'],
  })),
});
