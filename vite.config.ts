import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import * as operations from './client/gql/graphql.ts';
import { themeCss } from './client/shared/ui/theme.ts';

const OUTPUT = join(import.meta.dirname, 'dist/client');
const API = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** Paths that the server answers; everything else in development is Vite's. */
const SERVER_PATHS = [
  '/graphql',
  '/api',
  '/files',
  '/interviews',
  '/applications.csv',
  '/dev',
  '/playground',
  '/healthz',
  '/readyz',
  '/jobs/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
];

/** REST paths of the contract that share a name or a prefix with a page: only a page's own navigation goes to Vite. */
const SHARED_PATHS = [
  '/signup',
  '/verify-otp',
  '/resend-signup-otp',
  '/request-login-otp',
  '/login-verify',
  '/login-password',
  '/resend-login-otp',
  '/forgot-password',
  '/jobseeker',
];

const documents: Record<string, unknown> = operations;

const compressions = [
  {
    suffix: '.br',
    compress: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { suffix: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/**
 * Puts the document of each `graphql(…)` where it is called. The generated map would bring the operations of all
 * screens to each of them (docs/decisions/0044).
 */
function operationsWithTheirScreens(): Plugin {
  const call = /graphql\(\/\* GraphQL \*\/ `\s*(?<kind>\w+) (?<name>\w+)[^`]*`\)/g;
  return {
    name: 'operations-with-their-screens',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: 'graphql(/* GraphQL */' },
      handler: (code) =>
        code.replace(call, (_call, kind: string, name: string) => {
          const document = documents[`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`];
          return `(${JSON.stringify(document)})`;
        }),
    },
  };
}

/** The colours stand in the page itself: the first paint has them, and the strict policy knows their nonce. */
function themeInPage(): Plugin {
  return {
    name: 'theme-in-page',
    transformIndexHtml: () => [
      { tag: 'style', attrs: { nonce: '__CSP_NONCE__' }, children: themeCss, injectTo: 'head' },
    ],
  };
}

const ofBothZones = /\/client\/(shared|gql|app)\//;
const ofWorkspace = /\/client\/workspace\/|\/node_modules\/(antd|@ant-design|@rc-component|dayjs|stylis)\//;

/**
 * A phone far away pays for each request. What every page starts with comes in two files, libraries and our own; what
 * many pages share in one more for each zone. A chunk takes along what it imports, so that none waits for another.
 */
const chunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 5 },
  { name: 'start', tags: ['$initial' as const], test: /\/(client|server)\/.*(?<!main)\.(tsx?|css)$/, priority: 4 },
  { name: 'both-zones', test: ofBothZones, minShareCount: 6, priority: 3 },
  { name: 'workspace', test: ofWorkspace, minShareCount: 16, priority: 2 },
  { name: 'workspace-often', test: ofWorkspace, minShareCount: 10, priority: 1 },
];

/** Compressing once at build time keeps it out of every answer: the server sends the .br or .gz beside a file. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async writeBundle() {
      const entries = await readdir(OUTPUT, { recursive: true, withFileTypes: true });
      const texts = entries.filter(
        (entry) => entry.isFile() && /\.(js|mjs|css|html|svg|json|txt|xml)$/.test(entry.name),
      );
      await Promise.all(
        texts.map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const text = await readFile(file);
          await Promise.all(
            compressions.map(async ({ suffix, compress }) => writeFile(file + suffix, await compress(text))),
          );
        }),
      );
    },
  };
}

const isNavigation = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;

export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'client',
  define: { API_BASE: JSON.stringify(process.env.API_BASE ?? '') },
  plugins: [react(), operationsWithTheirScreens(), themeInPage(), precompress()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: API, ws: path === '/graphql' }])),
      ...Object.fromEntries(
        SHARED_PATHS.map((path) => [
          path,
          {
            target: API,
            bypass: (request) => (isNavigation(request) ? request.url : undefined),
          },
        ]),
      ),
    },
  },
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups: chunks } } },
  },
}));
