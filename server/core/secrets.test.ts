import { hashToken, isSameSecret, newToken, Secrets } from './secrets.ts';

const secrets = new Secrets('a secret of the application, long enough');

test('what is sealed opens again and tells nothing while it waits', () => {
  const sealed = secrets.encrypt('code 123456');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('123456');
  expect(secrets.decrypt(sealed)).toBe('code 123456');
  expect(secrets.encrypt('code 123456')).not.toBe(sealed);
});

test('a changed bit or another secret opens nothing', () => {
  const bytes = Buffer.from(secrets.encrypt('code 123456'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => secrets.decrypt(bytes.toString('base64'))).toThrow();
  expect(() => new Secrets('another secret').decrypt(secrets.encrypt('x'))).toThrow();
});

test('keyed hashes differ by purpose and key', () => {
  expect(secrets.hmac('code', 'a@b.in')).toEqual(secrets.hmac('code', 'a@b.in'));
  expect(secrets.hmac('code', 'a@b.in')).not.toEqual(secrets.hmac('counter', 'a@b.in'));
});

test('tokens carry 256 bits and are stored as SHA-256', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken(token)).toHaveLength(32);
  expect(isSameSecret(hashToken(token), hashToken(token))).toBe(true);
  expect(isSameSecret(hashToken(token), hashToken(newToken()))).toBe(false);
});
