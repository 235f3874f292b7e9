import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { KeptFocus } from '../../ui/kept-focus.tsx';
import { SavedJobs } from './saved-jobs.tsx';

const jobOf = (id: string, title: string) => ({
  __typename: 'Job', id, title, company: { __typename: 'Company', id: 'c1', name: 'Ravi Mills', rating: null, reviewCount: 0 }, location: 'Pune', salaryText: 'Pay on request', experienceText: 'Any',
  workModeText: 'Office', typeText: 'Full Time', postedText: 'Today', skills: [], isUrgent: false, isNew: false, applied: false, saved: true, status: 'ACTIVE', viewerCan: { __typename: 'JobPermissions', save: true },
});
const answers: Answers = {
  SavedJobs: () => ({ savedJobs: [jobOf('j1', 'Nurse'), jobOf('j2', 'Driver')] }),
  UnsaveJob: ({ jobId }) => ({ unsaveJob: { __typename: 'Job', id: jobId, saved: false } }),
};

test('OP-097 a job that is taken out of the saved ones hands the focus to those that are left', async () => {
  showScreen(<section aria-label="Saved"><KeptFocus><SavedJobs linkState={null} /></KeptFocus></section>, answers, '/', { isLate: true });
  for (const title of ['Nurse', 'Driver']) {
    const button = await screen.findByRole('button', { name: `Remove from saved: ${title}` });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    await waitFor(() => expect(document.activeElement?.parentElement).toBe(screen.getByRole('region', { name: 'Saved' })));
  }
  expect(screen.queryByText('No saved jobs yet')).not.toBeNull();
});
