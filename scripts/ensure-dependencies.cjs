// Runs before `npm start`, and with --dev before `npm test`, so it uses only Node's built-ins.
const { spawnSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');
const path = require('node:path');

const MINIMUM_NODE_MAJOR = 20;
const root = path.join(__dirname, '..');

/** npm writes this file last, so an unfinished installation never counts as done. */
const installed = path.join(root, 'node_modules', '.package-lock.json');
const lock = path.join(root, 'package-lock.json');

/** Two thirds of the packages are for tests, lint and generated files: who only runs Kaamyab waits for none of them. */
const isForDevelopment = process.argv.includes('--dev');
const devPackage = path.join(root, 'node_modules', 'jest');

function fail(message) {
  console.error(message);
  process.exit(1);
}

function isUpToDate() {
  if (isForDevelopment && !existsSync(devPackage)) return false;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE_MAJOR) {
  fail(`Kaamyab needs Node ${MINIMUM_NODE_MAJOR} or newer; this is Node ${process.versions.node}.`);
}

if (!isUpToDate()) {
  console.error('Installing dependencies (npm ci); the first time this takes about a minute.');
  const dev = isForDevelopment || existsSync(devPackage) ? '--include=dev' : '--omit=dev';
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', dev, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The dependencies could not be installed. Check the network, then run the command again.');
}
