import { exactTotalLimit } from '../../../server/core/product.rules.ts';
import { pageIn } from './page-address.ts';

const pageOf = (page: string) => pageIn(new URLSearchParams({ page }), 10);

test.each(['0', '-1', 'abc', '2.5', '', ' '])('page "%s" of an address is the first', (page) => {
  expect(pageOf(page)).toBe(1);
});

test('a page beyond the longest list is the last that a list can have', () => {
  expect(['2', '9999', '99999999999999999999'].map(pageOf)).toEqual([2, exactTotalLimit / 10, exactTotalLimit / 10]);
});
