import { groupedPhone } from './phone.ts';

test.each([
  ['+916451483623', '+91 64514 83623'],
  ['+4915123456789', '+4915123456789'],
  ['', ''],
])('the phone number "%s" is read as "%s"', (stored, read) => {
  expect(groupedPhone(stored)).toBe(read);
});
