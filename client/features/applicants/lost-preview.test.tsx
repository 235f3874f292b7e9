import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';

// Stands in for a network that loses the code of the preview.
jest.unstable_mockModule('../../ui/pdf-preview.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { ApplicantDetails } = await import('./applicant-details.tsx');

test('decision 0008: when the code of the resume preview does not come, the person and the typed note stay', async () => {
  const application = {
    id: 'a1', status: 'NEW', notes: [], timeline: [], resume: { id: 'f1', name: 'cv.pdf', url: '/files/f1', type: 'application/pdf' },
    applicant: { name: 'Asha Nair', email: 'asha@example.in', phone: null, portfolio: null, location: null, education: null, program: null, experience: null, bio: null, skills: [], projects: [], certifications: [] },
  } as unknown as ApplicantProfileFragment;
  showScreen(<ApplicantDetails application={application} />, {});
  fireEvent.change(screen.getByLabelText('Add a note'), { target: { value: 'Call on Monday' } });
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Call on Monday');
  expect(screen.queryByText('asha@example.in')).not.toBeNull();
});
