import { seekerProfileSchema } from '../../../server/people/profiles/profile.rules.ts';
import { sampleSeekerProfile } from '../../../test/sample-seeker-profile.ts';
import {
  aboutCount,
  aboutProgress,
  type CardDraft,
  type CardField,
  cardProblems,
  changeOf,
  draftOf,
} from '../forms/card-draft.ts';
import { parentFields, professionalFields, studentFields } from './profile-fields.ts';

const problemsOf = (fields: readonly CardField[], draft: CardDraft, opened: CardDraft = {}) =>
  cardProblems(seekerProfileSchema, fields, opened, draft);

test('PROF-14 PROF-17 PROF-18 PROF-20 PROF-21 PROF-22 PROF-23 an empty student card reports each required field', () => {
  expect(problemsOf(studentFields, {})).toEqual({
    username: 'Name is required',
    phone: 'Phone is required',
    whatsapp: 'WhatsApp number is required',
    gender: 'Gender is required',
    address: 'Address is required',
    skills: 'Skills are required',
    bio: 'About is required',
  });
});

test('PROF-25 PROF-26 PROF-27 PROF-29 PROF-30 an empty parent card reports every required field', () => {
  expect(problemsOf(parentFields, {})).toEqual({
    parentDetailsName: 'Parent name is required',
    parentDetailsPhone: 'Parent phone is required',
    parentDetailsRelation: 'Relation is required',
    parentDetailsEmail: 'Parent email is required',
  });
  expect(problemsOf(parentFields, { parentDetailsEmail: 'no' })).toMatchObject({
    parentDetailsEmail: 'Parent email is invalid',
  });
});

test('PROF-14…24 part of a card is enough; stored values cannot be emptied, and entered values must be valid', () => {
  const opened = draftOf(studentFields, { ...sampleSeekerProfile, gender: null, bio: null, whatsapp: null });
  expect(problemsOf(studentFields, { ...opened, gender: 'FEMALE' }, opened)).toEqual({});
  expect(problemsOf(studentFields, { ...opened, gender: 'FEMALE', phone: ' ', whatsapp: '12' }, opened)).toEqual({
    phone: 'Phone is required',
    whatsapp: 'Enter a valid 10-digit mobile number.',
  });
  expect(problemsOf(studentFields, opened, opened)).toEqual({
    gender: 'Gender is required',
    whatsapp: 'WhatsApp number is required',
    bio: 'About is required',
  });
  expect(changeOf(studentFields, opened, { ...opened, gender: 'FEMALE' })).toEqual({ gender: 'FEMALE' });
});

test('PROF-24 About has 500 to 5000 characters', () => {
  for (const length of [499, 5001])
    expect(problemsOf(studentFields, { bio: 'x'.repeat(length) })).toMatchObject({
      bio: 'About must be between 500 and 5000 characters',
    });
  expect(problemsOf(studentFields, { bio: 'x'.repeat(500) })).not.toHaveProperty('bio');
});

test('OP-088 professional details can stay empty; a tag typed but not added is included', () => {
  const typed = { experienceYears: '1.5', certifications: { tags: ['One'], pending: ' Two ' } };
  expect(problemsOf(professionalFields, {})).toEqual({});
  expect(problemsOf(professionalFields, typed)).toEqual({});
  expect(changeOf(professionalFields, {}, typed)).toEqual({ experienceYears: 1.5, certifications: ['One', 'Two'] });
});

test('a stored profile survives the round trip through its card', () => {
  const stored = { phone: '+919876543210', skills: ['React'], gender: null };
  expect(
    draftOf(
      studentFields.filter(({ name }) => ['phone', 'skills', 'gender'].includes(name)),
      stored,
    ),
  ).toEqual({ phone: '+91 98765 43210', gender: '', skills: { tags: ['React'], pending: '' } });
});

test('OP-031 a project needs a name, and its error is shown at that project', () => {
  const project = {
    name: 'Stock ledger',
    description: 'For a shop.',
    technologies: { tags: ['PHP'], pending: 'MySQL' },
  };
  const projects = professionalFields.filter(({ name }) => name === 'projects');
  expect(problemsOf(projects, { projects: [project] })).toEqual({});
  expect(changeOf(projects, {}, { projects: [project] })).toEqual({
    projects: [{ name: 'Stock ledger', description: 'For a shop.', technologies: ['PHP', 'MySQL'] }],
  });
  expect(problemsOf(projects, { projects: [project, { ...project, name: ' ' }] })).toEqual({
    'projects.1.name': 'Project name is required',
  });
});

test.each([
  ['', '0 characters, 500 more needed', 0],
  ['🙂'.repeat(250), '250 characters, 250 more needed', 50],
  ['🙂'.repeat(499), '499 characters, 1 more needed', 99],
  ['x'.repeat(500), '500 of at most 5,000 characters', 100],
  ['x'.repeat(5001), '5,001 characters, 1 too many', 100],
])('PROF-24 the counter next to About shows how far it is', (text, words, percent) =>
  expect([aboutCount(text), aboutProgress(text)]).toEqual([words, percent]),
);
