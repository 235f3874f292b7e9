import type { SeekerProfileFieldsFragment } from '../client/gql/graphql.ts';

/** A complete seeker's profile. */
export const sampleSeekerProfile: SeekerProfileFieldsFragment = {
  username: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  gender: 'FEMALE',
  address: 'Pune',
  skills: ['React'],
  whatsapp: '+919876543210',
  bio: 'x'.repeat(500),
  parentDetailsName: 'Ravi Verma',
  parentDetailsPhone: '+919876543211',
  parentDetailsRelation: 'FATHER',
  parentDetailsEmail: 'ravi@example.in',
  education: 'B.Com',
  program: 'Accounting',
  portfolio: 'asha.in',
  location: 'Pune',
  experienceYears: 0,
  projects: [{ name: 'Shop', description: '', technologies: [] }],
  certifications: ['Tally'],
  resume: { id: '1', name: 'cv.pdf', size: 1, type: 'application/pdf', url: '/files/1' },
};
