import { loginPath, sameSiteReturnTo } from './return-to.ts';

const origin = 'https://kaamyab.example';
const returnTo = (value: string) => sameSiteReturnTo(`?${new URLSearchParams({ returnTo: value })}`, origin);

test('an address on this site keeps its query and fragment', () => {
  expect(returnTo('/jobs/search?q=nurse&page=2#results')).toBe('/jobs/search?q=nurse&page=2#results');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'jobs',
  '',
])('an address elsewhere is dropped: %j', (value) => expect(returnTo(value)).toBeNull());

test('without returnTo there is nowhere to return to', () => {
  expect(sameSiteReturnTo('?q=nurse', origin)).toBeNull();
});

test("OP-072 the login returns to a page opened from a mailed link, without the link's token", () => {
  expect(loginPath('/reset-password?email=asha%40example.in&token=secret')).toBe('/login?returnTo=%2Freset-password');
  expect(loginPath('/ChangePassword?tok%65n=secret')).toBe('/login?returnTo=%2FChangePassword');
  expect(loginPath('/jobs/search?q=token')).toBe('/login?returnTo=%2Fjobs%2Fsearch%3Fq%3Dtoken');
  expect(loginPath(null)).toBe('/login');
});
