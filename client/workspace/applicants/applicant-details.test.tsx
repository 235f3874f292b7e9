import { educationText, webAddress } from './applicant-details.tsx';

test.each([
  ['asha.example.in', 'https://asha.example.in'],
  ['HTTP://asha.example.in/work', 'HTTP://asha.example.in/work'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['data:text/html,x', 'https://data:text/html,x'],
])('OP-120 the portfolio %j links to %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

test('a program that the education already names is not repeated', () => {
  expect(educationText('BCA', 'BCA, Pune University, 2021')).toBe('BCA, Pune University, 2021');
  expect(educationText('BCA', 'Pune University, 2021')).toBe('BCA\nPune University, 2021');
  expect(educationText('BCA', null)).toBe('BCA');
});
