import { screen, waitFor, within } from '@testing-library/react';
import { choicesOf } from '../../../test/choose.ts';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { ProfilePage } from './profile-page.tsx';

const answers: Answers = {
  SeekerProfile: () => ({ jobseekerProfile: sampleSeekerProfile }),
  MyTalentProfile: () => ({ myTalentProfile: null }),
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const forms = () =>
  ['Student Details', 'Parent Details'].filter((name) => screen.queryByRole('form', { name }) !== null);

beforeEach(() => void toastStore.toasts([]));
afterEach(() => sessionStorage.clear());

test('PROF-01 PROF-02 PROF-03 PROF-04 PROF-05 PROF-06 PROF-07 edit switches; a page for the password', async () => {
  showScreen(<ProfilePage />, { at: '/profile', answers });
  await screen.findByRole('region', { name: 'Student Details' });
  const termsOf = (name: string) =>
    card(name)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(termsOf('Student Details')).toEqual([
    'Email',
    'Password',
    'Name',
    'Phone',
    'WhatsApp',
    'Gender',
    'Address',
    'Skills',
    'About',
  ]);
  expect(termsOf('Parent Details')).toEqual(['Parent name', 'Parent phone', 'Relation', 'Parent email']);
  await press('Edit Parent Details');
  expect(forms()).toEqual(['Parent Details']);
  await press('Edit Student Details');
  expect(forms()).toEqual(['Student Details', 'Parent Details']);
  expect(card('Student Details').getByText('asha@example.in')).toBeTruthy();
  expect(screen.queryByLabelText('New email')).toBeNull();
  await press('Edit email');
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('asha@example.in');
  await user.click(card('Parent Details').getByRole('button', { name: 'Cancel' }));
  expect(forms()).toEqual(['Student Details']);
  expect(screen.getByRole('link', { name: 'Update Password' }).getAttribute('href')).toBe('/reset-password');
});

test('PROF-19 PROF-28 the choices of gender and relation', async () => {
  showScreen(<ProfilePage />, { at: '/profile', answers });
  await screen.findByRole('region', { name: 'Student Details' });
  await press('Edit Student Details');
  await press('Edit Parent Details');
  expect(await choicesOf('Gender')).toEqual(['Male', 'Female', 'Other']);
  expect(await choicesOf('Relation')).toEqual(['Father', 'Mother', 'Guardian']);
});

test('PROF-13 a profile that fails to load says so in a toast and the page; Try again loads it', async () => {
  const own: Answers = { ...answers, SeekerProfile: 'FAIL' };
  showScreen(<ProfilePage />, { at: '/profile', answers: own });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to load profile.')).toBeTruthy();
  await waitFor(() => expect(toastStore.toasts().map(({ content }) => content)).toEqual(['Failed to load profile.']));
  Object.assign(own, answers);
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('asha@example.in')).toBeTruthy();
});
