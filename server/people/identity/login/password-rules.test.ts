import { dictionary } from '@zxcvbn-ts/language-common';
import { accountMessages, changePasswordSchema, resetPasswordSchema, signupFormSchema } from './account.rules.ts';
import { isCommonPassword, namesEmail, passwordLimits, passwordScore } from './password.rules.ts';

const problemAtSignup = (password: string, email = 'asha.rao@example.in') =>
  signupFormSchema.safeParse({ name: 'Asha Rao', role: 'HR', email, password }).error?.issues[0]?.message;
const problemAtReset = (newPassword: string, email = 'asha.rao@example.in') =>
  resetPasswordSchema.safeParse({ email, token: 'x', newPassword }).error?.issues[0]?.message;
const problemAtChange = (newPassword: string) =>
  changePasswordSchema.safeParse({ oldPassword: 'Old@12345', newPassword }).error?.issues[0]?.message;

const tooCommon = accountMessages.passwordCommon();

test('asvs-6.2.1 seven characters are too few, eight are enough', () => {
  expect([problemAtSignup('Aa1!aaa'), problemAtSignup('Aa1!aaaa')]).toEqual([
    accountMessages.passwordWeak(),
    undefined,
  ]);
  expect([problemAtReset('Aa1!aaa'), problemAtReset('Aa1!aaaa')]).toEqual([
    accountMessages.newPasswordWeak(),
    undefined,
  ]);
});

test('asvs-6.2.9 64 and 128 characters are allowed, 129 are not', () => {
  const long = (length: number) => `Aa1!${'क'.repeat(length - 4)}`;
  expect([64, 128, 129].map((length) => problemAtSignup(long(length)))).toEqual([
    undefined,
    undefined,
    accountMessages.passwordTooLong(),
  ]);
  expect(passwordLimits.maximum).toBe(128);
});

test.each([
  'Demo@12345',
  'Test@1234',
  'Right@123',
  'Better@123',
  'Aa1!aaaa',
  'Saffron#4821',
  'Jobless@77',
  'Passion!fruit7',
  'Indiana#Jones3',
  'Welcoming@Deer4',
  'Rajdhani@22',
  'Abcissa#4',
  'Äpfel-und-Bäume1',
  'चाय-Chai-7',
])('%s is no common password', (password) => {
  expect([problemAtSignup(password), problemAtReset(password), problemAtChange(password)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  'P@ssw0rd',
  'P@ssword1',
  'Pa55w0rd!',
  'Password@123',
  '!Password1',
  'PASSword#2026',
  'P@$$w0rd!',
  'Passw0rd.',
  'Welcome@123',
  'Welc0me1!',
  'Admin@123',
  '@Dm1n1234',
  'Adm1n!strator',
  'Qwerty@123',
  'Qwerty123!',
  '1234Qwer!',
  'Abcd@1234',
  'Abc@12345',
  '1qaz@WSX',
  '!QAZ2wsx',
  'Zaq!2wsx',
  'Iloveyou@1',
  'L3tm31n!',
  'Secret#1',
  'Login@2026',
  'Changeme1!',
  'India@123',
  'Bharat@1947',
  'Krishna@108',
  'Cricket@11',
  'PasswordPassword1!',
  'Admin@India1',
  'Hello@India-2026',
])('asvs-6.2.12 %s is refused as too common at sign-up, reset and change', (password) => {
  expect([problemAtSignup(password), problemAtReset(password), problemAtChange(password)]).toEqual([
    tooCommon,
    tooCommon,
    tooCommon,
  ]);
});

test.each([
  'Kaamyab@1',
  'MyKaamyab#7',
  'K@@my@b-2026',
  'Naukri@123',
  'MeriNaukri!9',
  'N@ukr1-chahiye',
  'Jobs@2026',
  'Job@12345',
  'JobSearch#1',
  'JobJobs!99',
  'JobPortal@1',
  'Career@2026',
  'Recruiter#1',
  'Jobseeker@7',
])('asvs-6.1.2, asvs-6.2.11 %s is made of the words of this product', (password) => {
  expect([problemAtSignup(password), problemAtReset(password), problemAtChange(password)]).toEqual([
    tooCommon,
    tooCommon,
    tooCommon,
  ]);
});

test('asvs-6.2.11 a password does not hold the own email', () => {
  const named = accountMessages.passwordNamesEmail();
  for (const password of ['Asha.Rao@1', 'asharao-A1', '7!My-ASHA-rao', 'xXasha_raoXx1'])
    expect([problemAtSignup(password), problemAtReset(password)]).toEqual([named, named]);
  expect([
    problemAtSignup('Priya#123', 'priya+jobs@example.in'),
    problemAtSignup('Raj#12345', 'raj@example.in'),
    problemAtSignup('Asha@Mysuru1'),
  ]).toEqual([named, undefined, undefined]);
  expect(namesEmail('Aa1!aaaa', '@')).toBe(false);
});

test('a weak password is called weak, whatever else it is; other wrong fields do not hide it', () => {
  expect([problemAtSignup('password'), problemAtSignup('asha.rao'), problemAtChange('kaamyab')]).toEqual([
    accountMessages.passwordWeak(),
    accountMessages.passwordWeak(),
    accountMessages.newPasswordWeak(),
  ]);
  const issues =
    signupFormSchema.safeParse({ name: '', email: 'asha.rao@x', password: 'Asha.Rao@1', role: 'ADMIN' }).error
      ?.issues ?? [];
  expect(issues.find(({ path }) => path[0] === 'password')?.message).toBe(accountMessages.passwordNamesEmail());
});

/** Every choice of upper and lower case satisfies the rule or none does, as long as there are two letters. */
const couldPass = (password: string): boolean =>
  [...password.matchAll(/\p{L}/gu)].length >= 2 &&
  passwordScore(password) + Number(!/\p{Lu}/u.test(password)) + Number(!/\p{Ll}/u.test(password)) === 5;

test('asvs-6.2.4 49,000 common passwords that could satisfy the rule in some spelling are refused in each', () => {
  const known = dictionary['passwords-common'];
  const possible = known.filter(couldPass);
  expect(known.length).toBeGreaterThan(40_000);
  expect(possible.length).toBeGreaterThan(10);
  const spellings = (password: string) => [
    password,
    password.toUpperCase(),
    password.toLowerCase(),
    password.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
  ];
  expect(possible.flatMap(spellings).filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('asvs-6.2.4 nor does one of the 3,000 most common with usual digits and symbols, if it is of the words', () => {
  const usual = ['@123', '@1234', '#1', '!1', '1!', '@2026', '123!'];
  const words = [
    'password',
    'welcome',
    'admin',
    'qwerty',
    'letmein',
    'secret',
    'iloveyou',
    'dragon',
    'football',
    'monkey',
    'master',
    'shadow',
    'princess',
  ];
  const known = new Set(dictionary['passwords-common'].slice(0, 3000));
  const decorated = words.flatMap((word) =>
    usual.map((ending) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${ending}`),
  );
  expect(words.filter((word) => !known.has(word))).toEqual([]);
  expect(decorated.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('the longest password is verified at once, however it can be read', () => {
  const parts = [
    '1',
    'pass',
    'p@$$',
    'jobs',
    'job5',
    'qazwsx',
    'abcd3',
    'qwer7',
    '4dm1n',
    '1!|',
    'abcabcd',
    '@',
    'pass1',
    'naukr',
  ];
  const started = performance.now();
  for (const part of parts) isCommonPassword(`${part.repeat(128).slice(0, 127)}é`);
  expect(performance.now() - started).toBeLessThan(100);
});
