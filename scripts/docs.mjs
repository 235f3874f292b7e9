// Writes everything that is generated and committed: npm run docs. With --check it changes nothing and reports what is
// out of date.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiled = ['--import', './server/register.mjs'];

/** In this order: the client's types are made from the schema. */
const steps = [
  [...compiled, 'scripts/emit-schema.ts'],
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.yml'],
  [...compiled, 'scripts/emit-authorisation.ts'],
  ['scripts/asvs-coverage.mjs'],
  ['scripts/requirement-coverage.mjs'],
  ['scripts/named-numbers.mjs'],
];

const given = process.argv.slice(2);
/** The output of a step matters only when it fails. All steps run to their end. */
const failed = steps.filter((parts) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...parts, ...given], { cwd: root, encoding: 'utf8' });
  if (status !== 0) process.stderr.write(stdout + stderr);
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
