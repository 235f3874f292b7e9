import { letInNotice } from '../companies/membership.notices.ts';

test('what people have typed stands in a sentence as it is, with escapes that Lingui would decode', () => {
  const name = String.raw`A \u0000 \x41 {0} <0>\ 'B'`;
  expect(letInNotice('1', name, 2).text).toBe(`${name} has accepted you. Your 2 waiting jobs are now in the search.`);
});
