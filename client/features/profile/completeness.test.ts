import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { completenessOf } from './completeness.ts';

const complete: SeekerProfileFieldsFragment = {
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

test('a profile with everything is complete; no years of experience are an answer too', () => {
  expect(completenessOf(complete)).toEqual({ percent: 100, missing: [], optional: [] });
});

test('what is missing is named as the cards name it, a resume counts, professional details do not', () => {
  expect(
    completenessOf({
      ...complete,
      skills: [],
      parentDetailsRelation: null,
      resume: null,
      education: null,
      projects: [],
    }),
  ).toEqual({
    percent: 75,
    missing: ['Skills', 'Relation', 'Resume'],
    optional: ['Education', 'Projects'],
  });
});
