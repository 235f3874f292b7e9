import { availableParallelism } from 'node:os';
import { wordsMacros } from './scripts/words-macros.mjs';

/** One swc setting per source kind; `tsx` switches the parser, as `.swcrc` cannot. */
const transformWithSwc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    // Inline they would be two thirds of what each test file compiles again.
    sourceMaps: true,
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      target: 'es2023',
      keepClassNames: true,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      experimental: wordsMacros,
    },
    module: { type: 'es6' },
  },
];

export const baseProject = {
  transform: { '^.+\\.ts$': transformWithSwc(false), '^.+\\.tsx$': transformWithSwc(true) },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  watchPathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

const nodeProject = {
  ...baseProject,
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata', '<rootDir>/server/core/words.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
};
const serverTests = ['<rootDir>/{server,scripts,bench,migrations,test}/**/*.test.ts'];
/** Guesses of a year, crashes at every statement, restored backups, tens of thousands of rows: minutes each. */
const trust = '\\.trust\\.test\\.ts$';
/** One watches modules load, in the other's tests side by side clusters of Postgres wait for each other. */
const alone = ['server/app/early-words.test.ts', 'server/platform/embedded-postgres/embedded-postgres.test.ts'];

export default {
  testTimeout: 120_000,
  // Tests wait for Postgres, browsers and restarted servers a third of their time: one more than the processors.
  maxWorkers: availableParallelism() + 1,
  // Every test file loads its modules into a context of its own and Node keeps what they held: one process for all
  // files ends at its heap limit, and collects garbage for minutes before it does.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...nodeProject,
      displayName: 'server',
      testMatch: serverTests,
      testPathIgnorePatterns: [...alone, trust],
      // One Node for many files, which load the server once (decision 0090). `server/register.mjs` compiles it.
      runner: ['jest-light-runner', { runtime: 'child_process' }],
    },
    {
      ...nodeProject,
      displayName: 'server alone',
      testMatch: alone.map((file) => `<rootDir>/${file}`),
    },
    {
      ...nodeProject,
      displayName: 'trust',
      testMatch: ['<rootDir>/server/**/*.trust.test.ts'],
      runner: ['jest-light-runner', { runtime: 'child_process' }],
    },
    {
      ...nodeProject,
      displayName: 'client logic',
      testMatch: ['<rootDir>/client/**/*.test.ts'],
      globalSetup: undefined,
      globalTeardown: undefined,
      runner: ['jest-light-runner', { runtime: 'child_process' }],
    },
    {
      ...baseProject,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.tsx'],
      setupFiles: ['<rootDir>/test/client-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/loud-console.ts'],
      moduleNameMapper: {
        '\\.css$|\\?url$': '<rootDir>/test/asset-stub.ts',
        // antd in one file, with its warnings: each test file would load a thousand modules of it anew.
        '^antd$': '<rootDir>/node_modules/antd/dist/antd.js',
      },
    },
  ],
};
