import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { InterviewPlace } from './interview-place.tsx';

const phone = '+919876543210';
const show = (props: Parameters<typeof InterviewPlace>[0]) => {
  showScreen(<InterviewPlace {...props} />);
  return document.querySelector('p')?.textContent;
};

test('a video link shows its host and opens in a new tab without access to the portal', () => {
  const place = { mode: 'VIDEO', location: 'https://meet.example.in/asha' } as const;
  expect(show({ side: 'seeker', place, phone })).toBe('Video call: meet.example.in/asha');
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect([link.href, link.target, link.rel]).toEqual([place.location, '_blank', 'noopener noreferrer nofollow']);
});

test('an address is always text, whatever it contains', () => {
  const location = '<b>14</b> MG Road,\nPune, javascript:alert(1)';
  expect(show({ side: 'seeker', place: { mode: 'IN_PERSON', location }, phone })).toBe(`In person: ${location}`);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['seeker', phone, 'They call you on +91 98765 43210.', null],
  ['seeker', null, 'They call you. Please add your number to your profile.', '/profile'],
  ['recruiter', phone, 'You call +91 98765 43210.', `tel:${phone}`],
  ['recruiter', null, 'You call. The applicant gave no number.', null],
  ['recruiter', undefined, 'You call.', null],
] as const)('by phone the %s with the number %s reads %s', (side, number, text, href) => {
  expect(show({ side, place: { mode: 'PHONE', location: null }, phone: number })).toBe(text);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
});

test('until the recruiter sets the place, the seeker reads that it is open', () => {
  expect(show({ side: 'seeker', place: null, phone })).toBe("The recruiter hasn't set a place yet.");
});
