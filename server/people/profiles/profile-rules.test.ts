import { indianMobile, seekerProfileSchema, shownAddress } from './profile.rules.ts';

test.each([
  '\u202A+91 98450 12345\u202C',
  '\u200E9845012345',
  '98450\u200B12345',
  '98450\u00A012345',
  '98450\u201112345',
  '98450–12345',
  '98450—12345',
  '98450\u221212345',
  '९८४५०१२३४५',
  '৯৮৪৫০ ১২৩৪৫',
  '௯௮௪௫௦௧௨௩௪௫',
  '٩٨٤٥٠١٢٣٤٥',
  '౯౮౪౫౦౧౨౩౪౫',
  '９８４５０１２３４５',
  '+91 (0) 98450 12345',
  '+91 098450 12345',
  '(+91) 98450.12345',
  '0091 98450 12345',
  '0091-0-98450-12345',
  'tel:+919845012345',
  'TEL:098450-12345',
  '098450 12345',
  '919845012345',
])('D25 %j is the mobile number 98450 12345', (text) => {
  expect(indianMobile(text)).toBe('+919845012345');
  expect(seekerProfileSchema.parse({ phone: text }).phone).toBe('+919845012345');
});

test.each(['12345', '5845012345', '98450123456', '+1 98450 12345', 'abc9845012345', '00 98450 12345 6', ''])(
  'OP-088 %j is no mobile number',
  (text) => expect(indianMobile(text)).toBeNull(),
);

test.each([
  ['https://asha.example.in/work/', 'asha.example.in/work'],
  ['https://आशा.भारत', 'आशा.भारत'],
  ['https://मेरा-काम.भारत/काम', 'मेरा-काम.भारत/काम'],
  ['xn--11b4c3d.xn--h2brj9c', 'xn--11b4c3d.xn--h2brj9c'],
  ['https://தமிழ்.இந்தியா', 'தமிழ்.இந்தியா'],
  ['https://example.in?ref=1', 'example.in?ref=1'],
  ['https://example.in#work', 'example.in#work'],
  ['https://my_site.example.in', 'my_site.example.in'],
  ["https://example.in/o'neil", "example.in/o'neil"],
  ['HTTP://Example.IN/Work', 'example.in/Work'],
  ['//example.in:8080/a?b=/', 'example.in:8080/a?b=/'],
  ['example.in./', 'example.in'],
  ['https://ｅxample.in', 'example.in'],
  ['\u202Ahttps://example.in\u202C', 'example.in'],
  ['https://example.in/@asha', 'example.in/@asha'],
  ['https://8.8.4.4/x', '8.8.4.4/x'],
])('D30 the portfolio %j is taken as %s', (text, shown) =>
  expect(seekerProfileSchema.parse({ portfolio: text }).portfolio).toBe(shown),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//example.in',
  'data:text/html,x',
  'ftp://example.in',
  'mailto:asha@example.in',
  'asha@example.in',
  'https://asha:secret@example.in',
  'localhost',
  'http://localhost:3000/x',
  'portal.localhost',
  'router.local',
  'https://10.0.0.1/x',
  'https://192.168.1.1',
  'https://2130706433.',
  'https://0x7f.1',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'example',
  'my site.in',
  'example.in/a b',
  'example.in/<b>',
  'https://.in',
])('D30 the portfolio %j is refused', (text) => expect(shownAddress(text)).toBeNull());

test('D30 skills that were pasted as one come apart', () => {
  const { skills, certifications } = seekerProfileSchema.parse({
    skills: ['Tally, GST; Excel\nWord', '- C++ • Node.js\u000BTally', 'SAP\tFICO'],
    certifications: ['Diploma in Accounting, 2020\nTally, Level 2'],
  });
  expect(skills).toEqual(['Tally', 'GST', 'Excel', 'Word', 'C++', 'Node.js', 'SAP', 'FICO']);
  expect(certifications).toEqual(['Diploma in Accounting, 2020', 'Tally, Level 2']);
});
