// Builds the parts whose sources changed: the server with Rolldown, the client with Vite. An argument names one part.
import './node-version.mjs';
import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { publish } from './builds.mjs';
import { wordsMacros } from './words-macros.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const isServerSource = (path) => !/\.test\.ts$|register\.mjs$/.test(path);
const isSharedRule = (path) => /\.(rules|labels)\.ts$/.test(path);
const isClientSource = (path) => !/\.test\.tsx?$/.test(path);

const parts = [
  {
    name: 'server',
    sources: [
      ['server', isServerSource],
      ['migrations', isServerSource],
      ['.swcrc'],
      ['scripts/build.mjs'],
      ['package-lock.json'],
    ],
    build: buildServer,
  },
  {
    name: 'client',
    sources: [
      ['client', isClientSource],
      ['server', isSharedRule],
      ['vite.config.ts'],
      ['scripts/chunks.ts'],
      ['scripts/antd-styles.tsx'],
      ['scripts/operations.ts'],
      ['package-lock.json'],
    ],
    place: 'browser',
    build: buildClient,
  },
];

async function filesOf([path, isWanted = () => true]) {
  const full = join(root, path);
  if (!(await stat(full)).isDirectory()) return [full];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isWanted);
}

/** Hash of the names, sizes and times of all sources. It is cheap, and notices a removed file. */
async function stampOf(sources) {
  const files = (await Promise.all(sources.map(filesOf))).flat();
  const lines = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${relative(root, file)} ${size} ${mtimeMs}`;
    }),
  );
  return createHash('sha256')
    .update(lines.toSorted((one, other) => one.localeCompare(other)).join('\n'))
    .digest('hex');
}

/** Compiles TypeScript with decorator metadata and Lingui's macros, which Rolldown does not support. */
const compile = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    async handler(source, filename) {
      const { transform } = await import('@swc/core');
      const jsc = { rewriteRelativeImportExtensions: false, experimental: wordsMacros };
      const { code, map } = await transform(source, { filename, swcrc: true, sourceMaps: true, jsc });
      return { code, map, moduleType: 'js' };
    },
  },
};

/** A single letter beyond Latin-1 makes V8 keep the whole file with two bytes per letter (docs/decisions/0008). */
const escapeLetters = {
  name: 'escape-letters',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escapeLetter);
  },
};
const escapeLetter = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Bundles the server with its packages: it starts faster and uses less memory (docs/decisions/0008). */
async function buildServer(folder) {
  const { build } = await import('rolldown');
  await build({
    input: {
      main: join(root, 'server/main.ts'),
      backup: join(root, 'server/backup.ts'),
      'file.text-process': join(root, 'server/platform/files/file.text-process.ts'),
    },
    platform: 'node',
    // Altair reads files beside its code; the native client of pg is not installed.
    external: ['altair-static', 'pg-native'],
    plugins: [compile, escapeLetters],
    logLevel: 'warn',
    output: { dir: folder, sourcemap: true, keepNames: true, comments: false },
  });
}

async function buildClient(folder) {
  const { build } = await import('vite');
  const settings = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
  await build({ ...settings, build: { outDir: join(folder, 'browser'), emptyOutDir: true } });
  // The same pages once more, for the server to render: with all they import, as the server has no client packages.
  await build({
    ...settings,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' }, // else React's development half comes along
    build: {
      ssr: 'app/server-entry.tsx',
      outDir: join(folder, 'pages'),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
}

const wanted = process.argv.slice(2);
// Side by side: each waits for compilers in other threads half of its time.
await Promise.all(
  parts
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map(async ({ name, sources, place, build }) => {
      const start = performance.now();
      if (await publish(dist, name, { stamp: await stampOf(sources), place, build }))
        console.error(`built the ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }),
);
