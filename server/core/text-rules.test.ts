import { slowFor } from '../../test/growth.ts';
import { cleanLines, daySchema, oneLine, typedLines, westernDigits } from './text.rules.ts';

describe('what was typed', () => {
  test.each([
    ['zero-width blanks', '\u200B\u2060\uFEFF'],
    ['joiners', '\u200D \u200C'],
    ['a filler', '\u3164'],
    ['marks of direction', '\u202E\u200F\u2066'],
  ])('is empty when it is only %s', (_what, text) => {
    expect([oneLine(text), cleanLines(text)]).toEqual(['', '']);
  });

  test.each([
    ['between Latin letters', 'Ta\u200Dl\u200Cly', 'Tally'],
    ['at the end', 'Tally\u200D', 'Tally'],
    ['twice', 'क्\u200D\u200Dष', 'क्\u200Dष'],
  ])('D25 has no joiner %s', (_where, text, clean) => expect(oneLine(text)).toBe(clean));

  test.each(['\u034F', '\u17B5', '\u00AD', '\u2800', '\uFE0F', '\u{E0041}', '\u{E0100}', '\u206A', '\uFFFB'])(
    'D25 has no %j in it',
    (sign) => expect([oneLine(`Ta${sign}lly`), cleanLines(`Ta${sign}lly`)]).toEqual(['Tally', 'Tally']),
  );

  test('asvs-1.1.1 nothing turns the direction of what follows', () => {
    expect(oneLine('Account\u202Eant \u2067(verified)\u2069')).toBe('Accountant (verified)');
  });

  test.each(['क्\u200Dष', 'ന്\u200D', 'نامه\u200Cها', '👩\u200D💻'])(
    'keeps the joiners that %s is written with',
    (text) => {
      expect([oneLine(text), cleanLines(text)]).toEqual([text.normalize('NFC'), text.normalize('NFC')]);
    },
  );

  test('is not drawn over the lines around it: six marks on one letter stay, more than any script stacks', () => {
    expect(oneLine(`Ba${'\u0316'.repeat(90)}ker`)).toBe(`Ba${'\u0316'.repeat(6)}ker`);
    const texts = ['कर्त्रीँ', 'שְׁ֭', 'བསྒྲུབས', '👩🏽‍💻 1️⃣'];
    for (const text of texts) expect(oneLine(text)).toBe(text.normalize('NFC'));
  });
});

test.each([
  '0123456789',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '۰۱۲۳۴۵۶۷۸۹',
  '٠١٢٣٤٥٦٧٨٩',
  '０１２３４５６７８９',
  '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
])('the digits %s become 0-9', (digits) => expect(westernDigits(`₹${digits}.५ लाख`)).toBe('₹0123456789.5 लाख'));

describe('lines', () => {
  const typed = ['Line one.', 'Line two.', 'Line three.', 'Line four.', 'Line five.'];
  test.each(['\u000B', '\u2028', '\u2029', '\u0085', '\u000C', '\r\n', '\r'])(
    'D27 %j ends a line, and is a blank where there is only one',
    (end) => {
      expect(typedLines(typed.join(end))).toBe(typed.join('\n'));
      expect(oneLine(typed.join(end))).toBe(typed.join(' '));
    },
  );

  test.each([
    ['<p>We need a <b>Tally</b> clerk.</p><p>Two shifts.</p>', 'We need a Tally clerk.\n\nTwo shifts.'],
    ['Your days:<ul><li>GST &amp; TDS</li><li>Excel</li></ul>', 'Your days:\n- GST & TDS\n- Excel'],
    ['<DIV class="x">One</DIV>\n<DIV>Two</DIV>', 'One\nTwo'],
    ['One<br>Two<br/>\nThree<BR />Four', 'One\nTwo\nThree\nFour'],
    ['A <strong>good</strong> cook&nbsp;wanted', 'A good cook wanted'],
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'One\n\nTwo'],
    ['<p>Pay &#8377;20,000 &#x2013; &lt; 6 LPA</p>', 'Pay ₹20,000 – < 6 LPA'],
    ['<style>p{}</style><script>alert(1)</script><!-- x --><p>Hi<o:p></o:p></p>', 'Hi'],
    ['<table><tr><td>Pay</td><td>20,000</td></tr><tr><td>Shift</td><td>Day</td></tr></table>', 'Pay 20,000\nShift Day'],
    ['<p>One<p>Two', 'One\n\nTwo'],
    ['AT&amp;T &bull; R&amp;D', 'AT&T • R&D'],
  ])('D27 HTML becomes the text that it shows: %s', (html, text) => {
    expect(typedLines(html)).toBe(text);
    expect(typedLines(text)).toBe(text);
  });

  test.each([
    'We pay <6 LPA> & more.\n- Tally\n- GST\n\nPara two <b>bold</b>',
    'a < b and c > d',
    'Use <your name> & <company>',
    'x <- y; if (a<b && c>d)',
    '<script>alert(1)</script>',
    '&nbspace; &unknown; & &; AT&T',
  ])('D27 what is no HTML stays to the letter: %s', (text) => expect(typedLines(text)).toBe(text));

  test('a text takes time in proportion to its length, whatever it is made of', () => {
    expect(slowFor(typedLines, ['<p>', '<li>', '<ul><li>', '</script ', '<p>\n', '&lt;p&gt;'])).toEqual([]);
    expect(slowFor(oneLine)).toEqual([]);
  });
});

test.each([
  ['0000-01-01', false],
  ['0001-01-01', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-02-29', false],
  ['9999-12-31', true],
  ['10000-01-01', false],
])('asvs-1.4.2 the day %s: %s', (day, isTaken) => {
  expect(daySchema(() => 'No day').safeParse(day).success).toBe(isTaken);
});
