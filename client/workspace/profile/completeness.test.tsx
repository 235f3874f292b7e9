import { i18n } from '@lingui/core';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import { completenessOf } from './completeness.ts';

test('a profile with everything is complete; zero years of experience are an answer too', () => {
  expect(completenessOf(sampleSeekerProfile)).toEqual({ percent: 100, missing: [], optional: [] });
});

test('missing fields are named as on the cards; a resume counts, professional details do not', () => {
  const { percent, missing, optional } = completenessOf({
    ...sampleSeekerProfile,
    skills: [],
    parentDetailsRelation: null,
    resume: null,
    education: null,
    projects: [],
  });
  expect(percent).toBe(75);
  expect(missing.map((field) => i18n._(field))).toEqual(['Skills', 'Relation', 'Resume']);
  expect(optional.map((field) => i18n._(field))).toEqual(['Education', 'Projects']);
});
