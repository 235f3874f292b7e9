import { sampleCard } from './sample-card.ts';

/** A seeker's application, as the card of /applied-jobs shows it. */

const company = {
  __typename: 'Company',
  id: 'c1',
  name: 'Ravi Mills',
  rating: null,
  reviewCount: 0,
  verified: true,
  viewerReview: null,
};
const jobOf = (id: string, title: string) => ({
  __typename: 'Job',
  ...sampleCard,
  id,
  title,
  company,
  applied: true,
  status: 'ACTIVE',
  eligibility: null as string | null,
  requiredSkills: [] as string[],
  isTakenDown: false,
  isHeld: false,
  myApplication: null,
  viewerCan: { __typename: 'JobPermissions', apply: true, save: false },
});

interface Step {
  id: string;
  status: string;
  text: string;
  at: string;
  reason: string | null;
  actorName: string;
}

export const applicationOf = (id: string, title: string, status = 'NEW') => ({
  __typename: 'Application',
  id,
  status,
  movedAt: '2026-11-18T05:30:00Z',
  applicant: { __typename: 'Applicant', phone: '+919876543210' },
  job: jobOf(`j-${id}`, title),
  company,
  timeline: [] as Step[],
  interview: null as object | null,
  resume: null as object | null,
  resumeGone: null,
  resumeKeptDays: null,
  resumeViews: [],
  viewerCan: { __typename: 'ApplicationPermissions', withdraw: status === 'NEW', reviewCompany: false },
});
