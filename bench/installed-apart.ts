import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of a program in `bench/` with its own packages, which are neither with the product's packages nor among
 * its files: hundreds of megabytes that only a measurement needs. Installed on first use.
 */
export function installApart(name: string): string {
  const source = join(import.meta.dirname, name);
  const target = join(import.meta.dirname, '../.data', `bench-${name}`);
  const [wanted = '', present = ''] = [source, target].map((folder) => join(folder, 'package-lock.json'));
  const isThere =
    existsSync(join(target, 'node_modules/.package-lock.json')) &&
    readFileSync(wanted, 'utf8') === readFileSync(present, 'utf8');
  cpSync(source, target, { recursive: true });
  if (isThere) return target;
  console.error(`Installing the packages of bench/${name} (npm ci), about a minute.`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: target,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return target;
}
