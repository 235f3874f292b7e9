import { availableParallelism } from 'node:os';
import jestConfig, { baseProject } from '../jest.config.js';

const { workerIdleMemoryLimit } = jestConfig;

export default {
  ...baseProject,
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'],
  setupFiles: ['reflect-metadata', '<rootDir>/server/core/words.ts'],
  setupFilesAfterEnv: ['<rootDir>/e2e/leak-check.ts'],
  globalSetup: '<rootDir>/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/global-teardown.ts',
  testTimeout: 300_000,
  // Each worker has a server and a browser, and waits for both: one more than the processors.
  maxWorkers: Math.min(4, availableParallelism() + 1),
  workerIdleMemoryLimit,
};
