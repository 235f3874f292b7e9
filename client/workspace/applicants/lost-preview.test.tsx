import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { fill } from '../../../test/user.ts';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';

// Stands in for a network that fails to load the code of the preview.
jest.unstable_mockModule('../ui/pdf-preview.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { ApplicantDetails } = await import('./applicant-details.tsx');

test('decision 0008: when the code of the preview fails to load, the person and the typed note stay', async () => {
  const application: ApplicantProfileFragment = {
    id: 'a1',
    status: 'NEW',
    statusText: 'New',
    appliedAt: '2026-11-18T05:30:00Z',
    movedAt: '2026-11-18T05:30:00Z',
    notes: [],
    timeline: [],
    interview: null,
    job: { id: 'j1', title: 'Welder' },
    resumeGone: null,
    resumeKeptDays: null,
    resume: { id: 'f1', name: 'cv.pdf', size: 204_800, url: '/files/f1', type: 'application/pdf' },
    viewerCan: {
      startReview: true,
      approve: true,
      hold: true,
      reject: true,
      scheduleInterview: false,
      extendOffer: false,
      hire: false,
    },
    applicant: {
      name: 'Asha Nair',
      email: 'asha@example.in',
      phone: null,
      portfolio: null,
      location: null,
      education: null,
      program: null,
      experience: null,
      bio: null,
      skills: [],
      projects: [],
      certifications: [],
    },
  };
  showScreen(<ApplicantDetails application={application} />);
  await fill(screen.getByLabelText('Add a note'), 'Call on Monday');
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add a note').value).toBe('Call on Monday');
  expect(screen.queryByText('asha@example.in')).not.toBeNull();
});
