import { screen, waitFor } from '@testing-library/react';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { parentFields } from './profile-fields.ts';
import { SeekerCard } from './seeker-card.tsx';

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const editButton = () => screen.queryByRole('button', { name: 'Edit Parent Details' });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Parent name');

afterEach(() => sessionStorage.clear());

test('Edit moves the focus into the form, Cancel back; typed text is discarded only after a confirmation', async () => {
  showScreen(<SeekerCard title="Parent Details" fields={parentFields} profile={sampleSeekerProfile} />);
  await press('Edit Parent Details');
  expect(document.activeElement).toBe(nameField());
  await press('Cancel');
  expect(document.activeElement).toBe(editButton());

  await press('Edit Parent Details');
  await fill(nameField(), 'Meena Verma');
  await press('Cancel');
  expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeTruthy();
  await press('Keep editing');
  expect(nameField().value).toBe('Meena Verma');
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(document.activeElement).toBe(editButton()));
  await press('Edit Parent Details');
  expect(nameField().value).toBe('Ravi Verma');
});

test('a card with errors stays open: each is at its field, the first has the focus, and nothing is sent', async () => {
  const { asked } = showScreen(
    <SeekerCard title="Parent Details" fields={parentFields} profile={sampleSeekerProfile} />,
  );
  await press('Edit Parent Details');
  await fill(nameField(), '');
  await fill(screen.getByLabelText('Parent email'), 'ravi@example');
  await press('Update');
  expect(await screen.findByText('Parent name is required')).toBeTruthy();
  expect(screen.getByText('Parent email is invalid')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(asked).toEqual([]);
});

test('a failed change stays; while one is saved the form cannot be closed; it closes with the answer', async () => {
  const answer = Promise.withResolvers<object>();
  const answers: Answers = { UpdateSeekerProfile: 'FAIL' };
  showScreen(<SeekerCard title="Parent Details" fields={parentFields} profile={sampleSeekerProfile} />, { answers });
  await press('Edit Parent Details');
  await fill(nameField(), 'Meena Verma');
  await press('Update');
  expect(await screen.findByText(/^We could not reach the server/)).toBeTruthy();
  expect(nameField().value).toBe('Meena Verma');
  answers['UpdateSeekerProfile'] = () => answer.promise;
  await press('Update');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update' }).getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  answer.resolve({ updateJobseekerProfile: sampleSeekerProfile });
  await waitFor(() => expect(toastStore.toasts().at(-1)?.content).toBe('Profile updated successfully!'));
  await waitFor(() => expect(document.activeElement).toBe(editButton()));
});

test('text typed into a card survives a reload and says so', async () => {
  const card = <SeekerCard title="Parent Details" fields={parentFields} profile={sampleSeekerProfile} />;
  const { unmount } = showScreen(card);
  await press('Edit Parent Details');
  await fill(nameField(), 'Meena Verma');
  unmount();
  showScreen(card);
  await press('Edit Parent Details');
  expect(nameField().value).toBe('Meena Verma');
  expect(screen.getByText('We kept what you typed last time. Cancel throws it away.')).toBeTruthy();
});
