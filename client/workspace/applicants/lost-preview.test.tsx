import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { applicationOf } from '../../../test/applicants-screen.tsx';
import { showScreen } from '../../../test/screen.tsx';
import { fill } from '../../../test/user.ts';

// Stands in for a network that fails to load the code of the preview.
jest.unstable_mockModule('../ui/pdf-preview.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { ApplicantDetails } = await import('./applicant-details.tsx');

test('decision 0008: when the code of the preview fails to load, the person and the typed note stay', async () => {
  const application = {
    ...applicationOf({ id: 'a1', name: 'Asha Nair', status: 'NEW', movedAt: '2026-11-18T05:30:00Z', jobId: 'j1' }),
    timeline: [],
    resume: { id: 'f1', name: 'cv.pdf', size: 204_800, url: '/files/f1', type: 'application/pdf' },
  };
  showScreen(<ApplicantDetails application={application} />);
  await fill(screen.getByLabelText('Add a note'), 'Call on Monday');
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Call on Monday');
  expect(screen.queryByText('a1@example.in')).not.toBeNull();
});
