import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';

test('no module says anything while it loads, but in the English descriptions of the API', async () => {
  const early: string[] = [];
  const translate = i18n._.bind(i18n);
  const count = { said: 0 };
  jest.spyOn(i18n, '_').mockImplementation(((message: { message: string }) => {
    count.said += 1;
    if (!/graphql-types|settings\.types/.test(new Error('here').stack ?? '')) early.push(message.message);
    return translate(message as never);
  }) as never);
  await import('./start-server.ts');
  expect(count.said).toBeGreaterThan(40);
  expect(early).toEqual([]);
});
