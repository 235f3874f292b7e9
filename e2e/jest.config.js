import { baseProject } from '../jest.config.js';

export default {
  ...baseProject,
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'],
  setupFiles: ['reflect-metadata'],
  setupFilesAfterEnv: ['<rootDir>/e2e/leak-check.ts'],
  globalSetup: '<rootDir>/e2e/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/global-teardown.ts',
  testTimeout: 300_000,
  // Two browsers on two cores make every wait longer and no run shorter.
  maxWorkers: 1,
};
