// Programs that tests need and npm does not provide: installed ones, else (root on Debian) the system's package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const findInPath = (commands) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find(isExecutable);

export function run(command, parts) {
  const { status } = spawnSync(command, parts, {
    stdio: ['ignore', process.stderr, process.stderr],
    // In runlevel 1 no package starts its service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 600_000,
  });
  return status === 0;
}

/** The first of these packages that can be installed. */
export function installPackage(...names) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false;
  const options = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends'];
  return run('apt-get', ['update', '-qq']) && names.some((name) => run('apt-get', ['install', ...options, name]));
}

/** The path of a program, which is installed if there is none. */
export function findProgram(command, packageName) {
  const installed = findInPath([command]);
  if (installed) return installed;
  console.error(`${command} is not installed; getting it for the tests.`);
  const program = installPackage(packageName) ? findInPath([command]) : undefined;
  if (program) return program;
  throw new Error(`The tests need ${command}, which could not be installed. Install the package ${packageName}.`);
}
