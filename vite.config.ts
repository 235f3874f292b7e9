import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { transform } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './client/shared/ui/theme.ts';
import { antdStyles } from './scripts/antd-styles.tsx';
import { chunksOf, ownFilesOf } from './scripts/chunks.ts';
import { operationsWithTheirScreens } from './scripts/operations.ts';
import { wordsMacros } from './scripts/words-macros.mjs';

/** Our own code, wherever the checkout lies. */
const OWN_CODE = ownFilesOf(import.meta.dirname);
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
  '/api-guide',
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

const compressions = [
  {
    suffix: '.br',
    compress: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  },
  { suffix: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
];

/** Lingui's macros, by the plugin of swc that the tests run with. Types go with them; JSX stays for React's plugin. */
function wordsOfScreens(): Plugin {
  return {
    name: 'words-of-screens',
    enforce: 'pre',
    transform: {
      filter: { id: OWN_CODE, code: /from '@lingui\/(core|react)\/macro'/ },
      handler: async (code, filename) =>
        transform(code, {
          filename,
          swcrc: false,
          sourceMaps: true,
          jsc: {
            parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
            target: 'esnext',
            transform: { react: { runtime: 'preserve' } },
            experimental: wordsMacros,
          },
        }),
    },
  };
}

interface Literal {
  start: number;
  end: number;
  value: string;
}

/** The message of a descriptor that a macro left: a text beside an id made of it. */
function* messagesOf(node: unknown): Generator<Literal> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'ObjectExpression' && 'properties' in node) {
    const properties = node.properties as { key?: { name?: string }; value?: Literal }[];
    const [id, message, context] = ['id', 'message', 'context'].map(
      (name) => properties.find(({ key }) => key?.name === name)?.value,
    );
    if (message?.value && id?.value === generateMessageId(message.value, context?.value)) yield message;
  }
  for (const part of Object.values(node)) yield* messagesOf(part);
}

/**
 * English is the language of the sources: a message is compiled where it stands, so that it comes with its screen,
 * once, and neither a catalogue nor a compiler is sent along (docs/decisions/0046).
 */
function englishWithItsScreens(): Plugin {
  return {
    name: 'english-with-its-screens',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: OWN_CODE, code: 'message:' },
      handler(code) {
        let compiled = code;
        const messages = [...messagesOf(this.parse(code))].toSorted((one, other) => other.start - one.start);
        for (const { start, end, value } of messages)
          compiled = compiled.slice(0, start) + JSON.stringify(compileMessage(value)) + compiled.slice(end);
        return { code: compiled, map: null };
      },
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

/** For the guides that the server makes: no page of the client has these styles. */
function stylesOfGuides(): Plugin {
  return {
    name: 'styles-of-guides',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async generateBundle() {
      const source = themeCss + (await readFile(join(import.meta.dirname, 'client/app/api-guide.css'), 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'api-guide.css', source });
    },
  };
}

/** Compressing once at build time keeps it out of every answer: the server sends the .br or .gz beside a file. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
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
  plugins: [
    react(),
    operationsWithTheirScreens(),
    wordsOfScreens(),
    englishWithItsScreens(),
    themeInPage(),
    stylesOfGuides(),
    antdStyles(),
    precompress(),
  ],
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
    manifest: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: isSsrBuild ? {} : { codeSplitting: { groups: chunksOf(import.meta.dirname) } } },
  },
}));
