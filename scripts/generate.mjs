// Writes all generated files that are committed: npm run generate. With --check it writes nothing and fails if a file
// is out of date.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** In this order: the client's types are generated from the schema. */
const steps = [
  ['--import', './server/register.mjs', 'scripts/emit-schema.ts'],
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.yml'],
  ['scripts/requirements.mjs'],
];

const given = process.argv.slice(2);
const options = { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' };
for (const step of steps) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...step, ...given], options);
  if (status === 0) continue;
  process.stderr.write(stdout + stderr);
  process.exitCode = 1;
}
