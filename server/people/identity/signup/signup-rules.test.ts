import { accountLimits, signupFormSchema } from '../login/account.rules.ts';
import { passwordStrength } from '../login/password.rules.ts';
import { uploadRules } from '../../../platform/files/file.rules.ts';

/** The rules of the sign-up form, which browser and server share. */

const form = { name: 'Asha Rao', email: 'asha@example.in', password: 'Banyan#2741', role: 'JOBSEEKER' };

/** What each refused field says; nothing when the form is good. */
function problemsOf(fields: object): Record<string, string> {
  const parsed = signupFormSchema.safeParse({ ...form, ...fields });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

const letters = 'Name can contain only letters and spaces.';
const email = 'Invalid Email format.';
const weak = 'Password must be 8+ chars with uppercase, lowercase, digit, special char.';

test('the form has name, email, password, role and resume, and asks for consent and age', () => {
  expect(Object.keys(signupFormSchema.shape)).toEqual([
    'name',
    'email',
    'password',
    'role',
    'resumeFileId',
    'consent',
    'adult',
  ]);
  expect(problemsOf({})).toEqual({});
});

test.each([
  ['REG-09 a plain name', 'Asha Rao'],
  ['REG-09 one letter', 'X'],
  ['REG-10 fifty characters', 'a'.repeat(50)],
  ['OP-081 Devanagari with its marks', 'आशा राव'],
  ['OP-081 Tamil', 'சுப்பிரமணியன்'],
  ['OP-081 letters that are joined by U+200D', 'ശ്രീജിത്ത്\u200D'],
  ['REG-09 blanks around it', '  Asha Rao '],
])('%s is a name', (_title, name) => expect(problemsOf({ name })).toEqual({}));

test.each([
  ['REG-11 nothing', '', 'Name is required'],
  ['REG-11 blanks', '   ', 'Name is required'],
  ['REG-11 no text', 7, 'Name is required'],
  ['REG-09 a digit', 'R2 D2', letters],
  ['REG-09 an apostrophe', "O'Hara", letters],
  ['REG-09 markup', '<b>Asha</b>', letters],
  ['REG-09 a line break', 'Asha\r\nBcc: evil', letters],
  ['REG-09 joiners alone', '\u200D\u200C', 'Name is required'],
  ['REG-10 fifty-one characters', 'a'.repeat(51), 'Name must be 50 characters or fewer.'],
])('%s is no name', (_title, name, message) => expect(problemsOf({ name })).toEqual({ name: message }));

test.each([
  ['REG-13 a plain address', 'asha.rao+jobs@mail.example.co.in'],
  ['REG-12 a hundred characters', `${'a'.repeat(95)}@b.in`],
  ['REG-14 letters of another script', 'आशा@उदाहरण.भारत'],
  ['REG-14 every sign that may stand before the @', "o'hara!#$%&*+-/=?^_`{|}~.x@ex-ample.in"],
])('%s is an address', (_title, address) => expect(problemsOf({ email: address })).toEqual({}));

test.each([
  '\u202AAsha Verma\u202C',
  'Asha\u00A0Verma',
  'Asha\tVerma',
  'Asha\u200B Verma',
  'Asha Ver\u00ADma',
  'Asha\u2060 \u034FVerma\u{E0041}',
  'Asha Verma\u200D',
  'Asha\u3000\u2009Verma\uFE0F',
])('D25 the name %j is Asha Verma', (name) =>
  expect(signupFormSchema.parse({ ...form, name }).name).toBe('Asha Verma'),
);

test.each([
  '\u202Aasha@example.in\u202C',
  'asha@example.in\u200B',
  'a\u200Bsha@exam\u200Dple.in',
  '\u00A0asha@exam\uFE00ple.in\u2028',
  '\uFEFFAsha@Example.in',
])('D25 the address %j is asha@example.in', (address) =>
  expect(signupFormSchema.parse({ ...form, email: address }).email).toBe('asha@example.in'),
);

test('REG-14 an address is compared without case', () =>
  expect(signupFormSchema.parse({ ...form, email: ' Asha@Example.IN ' }).email).toBe('asha@example.in'));

test.each([
  ['REG-13 nothing', '', email],
  ['REG-14 no @', 'asha.example.in', email],
  ['REG-14 two @', 'a@b@c.in', email],
  ['REG-14 no dot in the domain', 'asha@localhost', email],
  ['REG-14 an empty label', 'asha@b..in', email],
  ['OP-082 an opening bracket, which a mail program drops', '<asha@example.in', email],
  ['OP-082 a closing bracket', 'asha@example.in>', email],
  ['OP-082 a name with an address', 'Asha<asha@example.in>', email],
  ['OP-082 quotes', '"asha"@example.in', email],
  ['OP-082 a comment', 'asha(x)@example.in', email],
  ['OP-082 a list', 'asha,ravi@example.in', email],
  ['OP-082 a group', 'asha:ravi;@example.in', email],
  ['OP-082 a backslash', 'asha\\@example.in', email],
  ['OP-082 a control character', 'asha\u0007@example.in', email],
  ['OP-082 a full-width letter, which the mapping of domains turns into another', 'asha@\uFF45xample.in', email],
  ['OP-082 a full-width letter before the @', '\uFF41sha@example.in', email],
  ['OP-082 a full-width dot', 'asha@example\uFF0Ein', email],
  ['OP-082 an ideographic dot', 'asha@example\u3002in', email],
  ['OP-082 a ligature', 'asha@\uFB01x.in', email],
  ['OP-082 a circled letter', 'asha@\u24D4xample.in', email],
  ['REG-14 a blank', 'a sha@b.in', email],
  ['REG-14 a line break', 'a@b.in\r\nBcc: c@d.in', email],
  ['REG-12 a hundred and one characters', `${'a'.repeat(96)}@b.in`, 'Email must be 100 characters or fewer.'],
])('%s is no address', (_title, address, message) =>
  expect(problemsOf({ email: address })).toEqual({ email: message }),
);

test.each([
  ['REG-15 eight characters', 'Banyn#27'],
  ['OP-002 more than thirty', `Banyan#2741${'ab'.repeat(20)}`],
  ['REG-18 OP-002 a hundred and twenty-eight', `Banyan#2741${'ab'.repeat(58)}c`],
  ['REG-15 blanks within', 'A banyan 2741 #'],
  ...Array.from('!@#$%^&*()_+', (symbol) => [`REG-15 the character ${symbol}`, `Banyan${symbol}2741`]),
])('%s is a password', (_title, password) => expect(problemsOf({ password })).toEqual({}));

test.each([
  ['REG-17 nothing', '', weak],
  ['REG-15 seven characters', 'Bany#27', weak],
  ['REG-15 no upper case', 'banyan#2741', weak],
  ['REG-15 no lower case', 'BANYAN#2741', weak],
  ['REG-15 no digit', 'Banyan#tree', weak],
  ['REG-15 no special character', 'Banyan2741', weak],
  [
    'REG-16 REG-18 a hundred and twenty-nine characters',
    `Banyan#2741${'ab'.repeat(59)}`,
    'Password must be 128 characters or fewer.',
  ],
])('%s is no password', (_title, password, message) => expect(problemsOf({ password })).toEqual({ password: message }));

test.each([
  ['', 0, 'Weak'],
  ['aaaaaaaa', 2, 'Weak'],
  ['Aaaaaaaa', 3, 'Fair'],
  ['Aa1aaaaa', 4, 'Good'],
  ['Aa1!aaaa', 5, 'Strong'],
  ['Aa1!', 4, 'Good'],
  // Common ones are weak, whatever they are made of.
  ['Password@123', 2, 'Weak'],
  ['P@ssw0rd!1', 2, 'Weak'],
  ['12345678', 2, 'Weak'],
])('REG-07 REG-08 the strength of %j is %i, %s', (text, score, label) =>
  expect(passwordStrength(text)).toEqual({ score, label }),
);

test.each(['JOBSEEKER', 'HR'])('%s can be chosen', (role) => expect(problemsOf({ role })).toEqual({}));

test.each([['ADMIN'], ['SUPERADMIN'], ['admin'], ['jobseeker '], [''], [null], [['HR']], [{ role: 'HR' }]])(
  'ROLE-03 the role %j cannot be chosen',
  (role) => expect(problemsOf({ role })).toEqual({ role: 'Choose User or HR.' }),
);

test('REG-20 REG-21 REG-22 a resume is PDF, DOC or DOCX up to 10 MB; wrong type and no file share a sentence', () => {
  const { mediaTypes, largestBytes, invalid, tooLarge } = uploadRules.RESUME;
  expect(Object.keys(mediaTypes)).toEqual(['pdf', 'doc', 'docx']);
  expect([largestBytes, invalid(), tooLarge()]).toEqual([
    10 * 1024 * 1024,
    'Please upload a valid PDF resume.',
    'Resume must be 10MB or smaller.',
  ]);
});

test('OP-004 a sign-up that no one confirms is stored for 24 hours', () =>
  expect(accountLimits.signupSeconds).toBe(24 * 3600));
