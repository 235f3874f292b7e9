import { availableParallelism } from 'node:os';
import { baseProject } from '../jest.config.js';

export default {
  ...baseProject,
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'],
  setupFiles: ['reflect-metadata', '<rootDir>/server/core/words.ts', '<rootDir>/e2e/watch-requests.ts'],
  globalSetup: '<rootDir>/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/global-teardown.ts',
  // One Node process for many files, which load the server once (decision 0090).
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  // Each worker has a server and a browser, and waits for both: one more than the processors.
  maxWorkers: Math.min(4, availableParallelism() + 1),
};
