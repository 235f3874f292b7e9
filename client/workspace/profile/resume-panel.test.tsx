import { screen, waitFor, within } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { ResumePanel } from './resume-panel.tsx';

test('PROF-08 when removing a resume fails, the dialog stays open for a retry', async () => {
  const { askedFor } = showScreen(
    <ResumePanel resume={{ id: 'f1', name: 'cv.pdf', size: 2048, type: 'application/pdf', url: '/files/f1' }} />,
    { answers: { UpdateSeekerProfile: 'FAIL' } },
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  for (const times of [1, 2]) {
    const dialog = screen.getByRole('dialog', { name: 'Remove your resume?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toastStore.toasts()).toHaveLength(times));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Remove' }).getAttribute('aria-busy')).toBeNull(),
    );
  }
  expect(askedFor('UpdateSeekerProfile')).toHaveLength(2);
});
