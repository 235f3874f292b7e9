// npm test runs the gate, npm test -- --only server,client parts of it, npm run trust the suites that take minutes
// each, npm test -- FILE… single tests, each with its own runner. Other arguments (-t closing) go to Jest.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const bin = (name) => join(root, 'node_modules/.bin', name);
const compiled = ['--enable-source-maps', '--import', './server/register.mjs'];
const jest = [
  node,
  ...compiled,
  '--import',
  './test/worker-settings.mjs',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const gate = ['static', 'server', 'client', 'browser'];
const parts = [...gate, 'trust'];

const staticSteps = [
  ['format', bin('oxfmt'), '--check'],
  ['types, lint, import rules, cycles', bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings'],
  ['generated files are up to date, each requirement has a test', node, 'scripts/generate.mjs', '--check'],
  ['migrations up, down, up', node, ...compiled, 'scripts/check-migrations.ts'],
  ['duplication at most 0.5 %', bin('jscpd'), '.'],
  ['unused code', bin('knip')],
];
const build = ['build', node, 'scripts/build.mjs'];
/** Some server tests start the built server and kill it. */
const buildServer = ['build of the server', node, 'scripts/build.mjs', 'server'];
const testStep = (...options) => ['unit and integration tests', ...jest, ...options];
const browserStep = (...options) => ['browser tests', ...jest, '--config', 'e2e/jest.config.js', ...options];

const write = (text) => process.stdout.write(text);
const failures = [];

/** Prints the output of tests as it comes, and that of another step only if the step fails. */
function run(command, options, isShown) {
  const { promise, resolve: end } = Promise.withResolvers();
  const child = spawn(command, options, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isShown) write(text);
    });
  }
  child.once('error', (error) => end({ isPassed: false, output: error.message }));
  child.once('close', (code) => end({ isPassed: code === 0, output }));
  return promise;
}

async function runSteps(steps) {
  for (const [name, command, ...options] of steps) {
    const isShown = command === node && options.includes(jest.at(-1));
    const start = performance.now();
    const { isPassed, output } = await run(command, options, isShown);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    write(`${isPassed ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}\n`);
    if (isPassed) continue;
    failures.push(name);
    if (!isShown) write(`${output.trimEnd()}\n`);
  }
}

/** Runs two lanes in parallel, then the browser tests alone. */
async function runParts(wanted, options) {
  const projects = ['server', 'server alone', 'client', 'client logic', 'trust'].filter((project) =>
    wanted.includes(project.split(' ')[0]),
  );
  await Promise.all([
    runSteps(wanted.includes('static') ? staticSteps : []),
    runSteps([
      ...(wanted.some((part) => ['server', 'trust'].includes(part)) ? [buildServer] : []),
      ...(projects.length > 0 ? [testStep('--selectProjects', ...projects, ...options)] : []),
    ]),
  ]);
  if (wanted.includes('browser') && failures.length === 0) await runBrowserTests(...options);
}

async function runBrowserTests(...options) {
  await runSteps([build]);
  if (failures.length === 0) await runSteps([browserStep(...options)]);
}

/** Makes names relative to the root. A single file runs in Jest's own process. */
async function runFiles(files, options) {
  const names = files.map((file) => relative(root, resolve(file)).replaceAll('\\', '/'));
  const isBrowsers = (name) => /^e2e(?:\/|$)/.test(name);
  const others = names.filter((name) => !isBrowsers(name));
  const browsers = names.filter(isBrowsers);
  const inBand = others.length === 1 && /\.tsx?$/.test(others[0]) ? ['--runInBand'] : [];
  const isClients = (name) => /^client(?:\/|$)/.test(name);
  if (!others.every(isClients)) await runSteps([buildServer]);
  if (others.length > 0) await runSteps([testStep(...inBand, ...others, ...options)]);
  if (browsers.length > 0) await runBrowserTests(...browsers, ...options);
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

const given = process.argv.slice(2);
const only = given.indexOf('--only');
const wanted = only < 0 ? gate : (given.splice(only, 2)[1]?.split(',') ?? []);
if (wanted.length === 0 || !wanted.every((part) => parts.includes(part)))
  refuse(`--only takes one or more of ${parts.join(', ')}, with commas between.`);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const files = given.slice(0, firstOption < 0 ? given.length : firstOption);
const options = given.slice(files.length);
if (only >= 0 && files.length > 0) refuse('Either --only and parts, or files.');

await (files.length > 0 ? runFiles(files, options) : runParts(wanted, options));
write(failures.length === 0 ? '\nAll passed.\n' : `\nFailed: ${failures.join('; ')}.\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
