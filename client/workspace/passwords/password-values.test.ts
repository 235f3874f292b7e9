import { changedPasswordErrors, chosenPasswordErrors, matchLine, type PasswordValues } from './password-values.ts';
import { resetLinkOf } from './reset-link.ts';

const valid: PasswordValues = { oldPassword: 'Kaam@1234', newPassword: 'Naya@5678', confirmation: 'Naya@5678' };
const email = 'asha@example.in';
const weak = 'Password must be at least 8 characters with uppercase, lowercase, number, and special character.';

test('a new password typed twice the same passes', () => {
  expect(changedPasswordErrors(valid, email)).toEqual({});
  expect(chosenPasswordErrors({ ...valid, oldPassword: '' }, email)).toEqual({});
});

test('CHPW-07 a missing old password is reported first', () => {
  expect(changedPasswordErrors({ oldPassword: '', newPassword: 'weak', confirmation: 'other' }, email)).toEqual({
    oldPassword: 'Please enter your old password.',
  });
});

test('CHPW-08 a weak new password is reported before a mismatch', () => {
  expect(changedPasswordErrors({ ...valid, newPassword: 'weak', confirmation: 'other' }, email)).toEqual({
    newPassword: weak,
  });
  expect(chosenPasswordErrors({ ...valid, newPassword: 'weak', confirmation: 'other' }, email)).toEqual({
    newPassword: weak,
  });
});

test('CHPW-09 a mismatch is reported before an unchanged password', () => {
  expect(changedPasswordErrors({ ...valid, newPassword: valid.oldPassword }, email)).toEqual({
    confirmation: 'Passwords do not match.',
  });
});

test('CHPW-10 the new password differs from the old one', () => {
  const same = { oldPassword: 'Kaam@1234', newPassword: 'Kaam@1234', confirmation: 'Kaam@1234' };
  expect(changedPasswordErrors(same, email)).toEqual({
    newPassword: 'New password must be different from old password.',
  });
});

test('asvs-6.2.4 asvs-6.2.11 a common password, or one containing the address, is reported before a mismatch', () => {
  expect(changedPasswordErrors({ ...valid, newPassword: 'Welcome@123', confirmation: 'other' }, email)).toEqual({
    newPassword: 'This password is too common. Choose another one.',
  });
  expect(changedPasswordErrors({ ...valid, newPassword: 'Asha@2026x', confirmation: 'other' }, email)).toEqual({
    newPassword: 'Please choose a password without your email in it.',
  });
  expect(chosenPasswordErrors({ ...valid, newPassword: 'Asha@2026x' }, email)).toEqual({
    newPassword: 'Please choose a password without your email in it.',
  });
});

test('CHPW-05 CHPW-06 the live line compares as soon as the confirmation is started', () => {
  expect(matchLine({ ...valid, confirmation: '' })).toBeNull();
  expect(matchLine({ ...valid, confirmation: 'N' })).toEqual({ isMatch: false, text: 'Passwords do not match' });
  expect(matchLine(valid)).toEqual({ isMatch: true, text: 'Passwords match' });
});

test('OP-072 the token of a mailed link is read from the fragment, else from the query', () => {
  expect(resetLinkOf('?email=asha%2Bjobs%40example.in', '#token=abc')).toEqual({
    email: 'asha+jobs@example.in',
    token: 'abc',
  });
  expect(resetLinkOf('?email=asha@example.in&token=abc', '')).toEqual({ email: 'asha@example.in', token: 'abc' });
  expect(resetLinkOf('?token=', '')).toBeNull();
  expect(resetLinkOf('?email=asha@example.in', '')).toBeNull();
});
