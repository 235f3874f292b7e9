// Runs TypeScript from source: node --import ./server/register.mjs FILE.ts
// Node's own type stripping emits no decorator metadata, which type-graphql and TypeORM need.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

registerHooks({
  load(url, context, nextLoad) {
    const isOurs = url.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/');
    if (!isOurs) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: true,
      sourceMaps: 'inline',
      jsc: { rewriteRelativeImportExtensions: false },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
