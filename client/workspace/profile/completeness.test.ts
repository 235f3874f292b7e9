import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { completenessOf } from './completeness.ts';

test('a profile with everything is complete; no years of experience are an answer too', () => {
  expect(completenessOf(sampleSeekerProfile)).toEqual({ percent: 100, missing: [], optional: [] });
});

test('what is missing is named as the cards name it, a resume counts, professional details do not', () => {
  expect(
    completenessOf({
      ...sampleSeekerProfile,
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
