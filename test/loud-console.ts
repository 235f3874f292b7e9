import { configure } from '@testing-library/react';
// A warning in a client test is a defect: React, antd and Apollo report wrong use through the console.
// A test that expects one says so with jest.spyOn(console, 'error').mockImplementation(...).
import { format } from 'node:util';
import { jest } from '@jest/globals';

// What is waited for comes at once; on a busy machine that may take longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });

const unexpected: string[] = [];

/** jsdom is older than the element `search`. */
const unknownToJsdom = 'The tag <search> is unrecognized';

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]): void => {
    const text = format(...parts);
    if (!text.startsWith(unknownToJsdom)) unexpected.push(`console.${level}: ${text}`);
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`unexpected output on the console\n${messages.join('\n')}`);
});
