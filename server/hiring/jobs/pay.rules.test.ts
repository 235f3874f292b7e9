import { editedPay, groupedRupees, readPay, settledPay, shownPay } from './pay.rules.ts';

const readAs = (text: string) => {
  const read = readPay(text);
  return read && [read.least, ...(read.most === read.least ? [] : [read.most]), ...(read.period ? [read.period] : [])];
};
const typed = (text: string, before = '') =>
  Array.from(text).reduce((held, character) => editedPay(held, shownPay(held) + character), before);
const pay = { salaryMin: '', salaryMax: '', salaryPeriod: 'MONTH' } as const;

const understood: [string, (number | string)[]][] = [
  ['25000', [25_000]],
  ['₹2,50,000', [250_000]],
  ['2,50,000', [250_000]],
  ['250,000', [250_000]],
  ['25 000', [25_000]],
  ['007', [7]],
  ['0', [0]],
  ['-500', [500]],
  ['25000.00', [25_000]],
  ['25000.50', [25_000]],
  ['25000.000', [25_000]],
  ['25000.', [25_000]],
  ['750.50', [750]],
  ['75.00', [75]],
  ['25,000.00/-', [25_000]],
  ['25,000/-', [25_000]],
  ['Rs. 25,000/- only', [25_000]],
  ['Rs.25000', [25_000]],
  ['INR 25,000.50', [25_000]],
  ['25000 INR', [25_000]],
  ['25000.00 per month', [25_000, 'MONTH']],
  ['Rs. 3,50,000.00 P.A.', [350_000, 'YEAR']],
  ['₹ 25,000 p.m.', [25_000, 'MONTH']],
  ['25000/month', [25_000, 'MONTH']],
  ['25,000/- per month', [25_000, 'MONTH']],
  ['150 per hour', [150, 'HOUR']],
  ['800 / day', [800, 'DAY']],
  ['25k', [25_000]],
  ['35K', [35_000]],
  ['12.5k', [12_500]],
  ['3.5 LPA', [350_000, 'YEAR']],
  ['3.5lpa', [350_000, 'YEAR']],
  ['4 lakhs per annum', [400_000, 'YEAR']],
  ['2.5 L', [250_000]],
  ['.5 lakh', [50_000]],
  ['1.2 Cr', [12_000_000]],
  ['3 lakh', [300_000]],
  ['3 lakh 50 thousand', [350_000]],
  ['18k-25k', [18_000, 25_000]],
  ['18-25k', [18_000, 25_000]],
  ['18k to 25', [18_000, 25_000]],
  ['25000-30000', [25_000, 30_000]],
  ['15 to 20 thousand', [15_000, 20_000]],
  ['3-4 LPA', [300_000, 400_000, 'YEAR']],
  ['1.5 - 2 lakh', [150_000, 200_000]],
  ['90 thousand - 1 lakh', [90_000, 100_000]],
  ['25000 - 1 lakh', [25_000, 100_000]],
  ['Rs 20,000 – 25,000 per month', [20_000, 25_000, 'MONTH']],
  ['₹25,000 - ₹40,000 per month', [25_000, 40_000, 'MONTH']],
  ['between 20000 and 30000', [20_000, 30_000]],
  ['20,000.00-25,000.00/-', [20_000, 25_000]],
  ['२५,०००.५०', [25_000]],
  ['३.५ लाख', [350_000]],
  ['२५ हज़ार', [25_000]],
];

test.each(understood)('HPOST-15 %j is read as %j', (text, expected) => {
  expect(readAs(text)).toEqual(expected);
});

test.each([
  '3.5',
  '25.000',
  '3,5 lakh',
  '25000 30000',
  '25000abc',
  '25000+',
  '30000-25000',
  '80 - 1 lakh',
  '10-20-30k',
  '25000-',
  '5 lakh 6 lakh',
  '3 lakh 50000',
  '1.2.3',
  '25k per month per year',
  '5e4',
  '25%',
])('%j could mean something else and is not read', (text) => {
  expect(readAs(text)).toBeNull();
});

test.each(['', 'lots', '₹', 'Rs.', '--'])('%j names no amount and leaves the field empty', (text) => {
  expect(settledPay({ ...pay, salaryMin: typed(text) }).salaryMin).toBe('');
});

const refused = ['3.5', '25.000', '25000 30000', '25000abc', '18k-', '1-2-3'];
test('an amount that is typed key by key is the one that is pasted, and shown again it is the same', () => {
  for (const text of [...understood.map(([said]) => said), ...refused]) {
    const [byKeys, pasted] = [typed(text), editedPay('', text)];
    expect([text, readPay(byKeys)]).toEqual([text, readPay(pasted)]);
    const settled = settledPay({ ...pay, salaryMin: byKeys });
    expect(settledPay({ ...settled, salaryMin: shownPay(settled.salaryMin) })).toEqual(settled);
  }
});

/** The same numbers in every run. */
function* someNumbers(count: number): Generator<number> {
  let seed = 37;
  for (let at = 0; at < count; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield seed % 10 ** (1 + (at % 10));
  }
}

test('no amount grows by its grouping, by paise or by what is written around it', () => {
  for (const amount of someNumbers(500)) {
    const grouped = groupedRupees(String(amount));
    const written = [grouped, `${grouped}.00`, `${grouped}/-`, `Rs. ${amount}.00/- per month`, `INR ${amount}`];
    for (const text of written)
      expect([text, readPay(text)?.least, readPay(typed(text))?.least]).toEqual([text, amount, amount]);
  }
});

test.each([
  ['', ''],
  ['0', '₹0'],
  ['999', '₹999'],
  ['25000', '₹25,000'],
  ['250000', '₹2,50,000'],
  ['12345678', '₹1,23,45,678'],
  ['12345678901234567', '₹12,34,56,78,90,12,34,567'],
])('HPOST-16 %j shows as %j', (digits, text) => {
  expect(groupedRupees(digits)).toBe(text);
});

test('a range fills both fields, and a period that is named becomes the period', () => {
  expect(settledPay({ ...pay, salaryMin: '3-4.5 LPA', salaryMax: '40000' })).toEqual({
    salaryMin: '300000',
    salaryMax: '450000',
    salaryPeriod: 'YEAR',
  });
  expect(settledPay({ ...pay, salaryMax: '18k-25k' })).toMatchObject({ salaryMin: '18000', salaryMax: '25000' });
  expect(settledPay({ ...pay, salaryMin: '3.5', salaryMax: '25k' })).toEqual({
    ...pay,
    salaryMin: '3.5',
    salaryMax: '25000',
  });
});
