import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { showScreen } from '../../../test/screen.tsx';
import { ProfileCard } from './profile-card.tsx';
import { parentFields } from './profile-fields.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const editButton = () => screen.queryByRole('button', { name: 'Edit Parent Details' });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Parent name');

test('Edit puts the focus into the form, Cancel back; typed text goes only after a question', async () => {
  showScreen(<ProfileCard title="Parent Details" fields={parentFields} profile={sampleSeekerProfile} />, {});
  press('Edit Parent Details');
  expect(document.activeElement).toBe(nameField());
  press('Cancel');
  expect(document.activeElement).toBe(editButton());

  press('Edit Parent Details');
  fireEvent.change(nameField(), { target: { value: 'Meena Verma' } });
  press('Cancel');
  expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeTruthy();
  press('Keep editing');
  expect(nameField().value).toBe('Meena Verma');
  press('Cancel');
  press('Discard');
  await waitFor(() => expect(document.activeElement).toBe(editButton()));
  press('Edit Parent Details');
  expect(nameField().value).toBe('Ravi Verma');
});
