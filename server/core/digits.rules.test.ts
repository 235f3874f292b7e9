import { westernDigits } from './digits.rules.ts';

test.each([
  ['0123456789'],
  ['०१२३४५६७८९'],
  ['০১২৩৪৫৬৭৮৯'],
  ['௦௧௨௩௪௫௬௭௮௯'],
  ['۰۱۲۳۴۵۶۷۸۹'],
  ['٠١٢٣٤٥٦٧٨٩'],
  ['０１２３４５６７８９'],
  ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('the digits %s become 0-9', (digits) => {
  expect(westernDigits(`₹${digits}.५ लाख`)).toBe('₹0123456789.5 लाख');
});
