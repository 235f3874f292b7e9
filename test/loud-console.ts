import { configure } from '@testing-library/react';
// A warning in a client test is a defect: React, antd and Apollo report wrong use through the console. A test that
// expects one declares it with jest.spyOn(console, 'error').mockImplementation(...).
import { format } from 'node:util';
import { jest } from '@jest/globals';

// Awaited elements appear at once, but a busy machine may take longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

const unexpected: string[] = [];

/** jsdom does not know the element `search` yet. */
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
