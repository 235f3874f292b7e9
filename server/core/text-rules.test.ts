import { cleanLines, daySchema, oneLine } from './text.rules.ts';

describe('what was typed', () => {
  test.each([
    ['zero-width blanks', '\u200B\u2060\uFEFF'],
    ['joiners', '\u200D \u200C'],
    ['a filler', '\u3164'],
    ['marks of direction', '\u202E\u200F\u2066'],
  ])('is empty when it is only %s', (_what, text) => {
    expect([oneLine(text), cleanLines(text)]).toEqual(['', '']);
  });

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
