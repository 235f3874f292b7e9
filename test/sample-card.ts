import type { JobCardJobFragment } from '../client/gql/graphql.ts';

/** A job as its card shows it. */
export const sampleCard: JobCardJobFragment = {
  id: 'j1',
  title: 'Nurse',
  company: { id: 'c1', name: 'Ravi Mills', verified: true, rating: null, reviewCount: 0 },
  location: 'Pune',
  salaryText: 'Pay on request',
  experienceText: 'Any',
  workModeText: 'Office',
  typeText: 'Full Time',
  postedText: 'Today',
  skills: [],
  isUrgent: false,
  isNew: false,
  applied: false,
};
