// Runs TypeScript from source: node --import ./server/register.mjs FILE.ts
// Node's own type stripping emits no decorator metadata, which type-graphql and TypeORM need.
import '../scripts/node-version.mjs';
import { readFileSync } from 'node:fs';
// Named, the import would already fail in a Node that does not have it yet, before anything is said.
import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { wordsMacros } from '../scripts/words-macros.mjs';

modules.registerHooks({
  load(url, context, nextLoad) {
    // The runner of tests puts a query behind a file that it loads.
    const isOurs = url.startsWith('file:') && /\.ts(\?|$)/.test(url) && !url.includes('/node_modules/');
    if (!isOurs) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: true,
      sourceMaps: 'inline',
      jsc: { rewriteRelativeImportExtensions: false, experimental: wordsMacros },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
