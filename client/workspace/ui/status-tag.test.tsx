import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type ApplicationStatus, StatusTag, statusLooks } from './status-tag.tsx';

const words: Record<ApplicationStatus, string> = {
  NEW: 'New',
  IN_REVIEW: 'In Review',
  INTERVIEW_SCHEDULED: 'Interview Scheduled',
  OFFER_EXTENDED: 'Offer Extended',
  ON_HOLD: 'On Hold',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  HIRED: 'Hired',
  WITHDRAWN: 'Withdrawn',
};

test.each(Object.entries(words) as [ApplicationStatus, string][])(
  'HAPP-30 the status %s reads "%s"',
  (status, text) => {
    render(<StatusTag status={status} />);
    expect(screen.getByText(text).textContent).toBe(text);
  },
);

test('every status has its own icon and colour', () => {
  const looks = Object.values(statusLooks);
  expect([new Set(looks.map(({ icon }) => icon)).size, new Set(looks.map(({ colour }) => colour)).size]).toEqual([
    looks.length,
    looks.length,
  ]);
});
