import { groupedRupees, rupeeDigits } from './rupees.ts';

test.each([
  ['25000', '25000'],
  ['₹2,50,000', '250000'],
  ['Rs. 25,000/-', '25000'],
  ['25,000.50', '25000'],
  ['-500', '500'],
  ['abc', ''],
  ['007', '7'],
  ['0', '0'],
  ['२५,०००.५०', '25000'],
])('HPOST-15 of %j only the digits %j stay', (typed, digits) => {
  expect(rupeeDigits(typed)).toBe(digits);
});

test.each([
  ['', ''],
  ['0', '₹0'],
  ['999', '₹999'],
  ['25000', '₹25,000'],
  ['250000', '₹2,50,000'],
  ['12345678', '₹1,23,45,678'],
])('HPOST-16 %j shows as %j', (digits, text) => {
  expect(groupedRupees(digits)).toBe(text);
});
