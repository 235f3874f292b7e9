import type { RecruiterJobFragment } from '../client/gql/graphql.ts';

type SampleJob = RecruiterJobFragment & {
  number: number;
  company: { rating: number; reviewCount: number; verified: boolean };
};

/** A recruiter's job as in the schema. */
export const sampleJob: SampleJob = {
  id: 'j1',
  number: 1001,
  title: 'Pastry Chef',
  company: { id: 'c1', name: 'Aroma Bakes', rating: 4.25, reviewCount: 4, verified: true },
  location: 'Kochi',
  description: 'You bake.\nYou teach.',
  salaryMin: 30_000,
  salaryMax: 45_000,
  salaryPeriod: 'MONTH',
  salaryText: '₹30,000 - ₹45,000 per month',
  type: 'PART_TIME',
  experienceLevel: 'SENIOR',
  minYears: 2,
  maxYears: 5,
  experienceText: '2-5 years',
  workMode: 'OFFICE',
  isRemote: false,
  isUrgent: false,
  skills: ['Lamination', 'Sugar work'],
  eligibility: null,
  requiredSkills: [],
  openings: 2,
  postedAt: '2026-11-10T05:30:00Z',
  updatedAt: '2026-11-10T05:30:00Z',
  status: 'ACTIVE',
  waitsForCompany: false,
  waitsForVerification: false,
  isTakenDown: false,
  takenDownReason: null,
  isHeld: false,
  heldReason: null,
  heldPassage: null,
  applicationsReceived: 3,
  applicationsNeeded: 5,
  closesAt: null,
  autoStop: { enabled: true, applicationsCount: 5, daysCount: null, specificDate: null },
  attachments: [{ id: 'f1', name: 'menu.pdf', size: 204_800, type: 'application/pdf', url: '/files/f1' }],
  viewerCan: { edit: true, close: true, reopen: false, delete: true },
};
