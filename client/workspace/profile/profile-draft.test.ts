import { aboutCount, checkedInput, draftOf, problemsWithout } from './profile-draft.ts';
import { parentFields, professionalFields, studentFields } from './profile-fields.ts';

test('PROF-14…23 an empty student card names every field that is required', () => {
  expect(checkedInput(studentFields, {})).toEqual({
    problems: {
      username: 'Name is required',
      phone: 'Phone is required',
      whatsapp: 'WhatsApp number is required',
      gender: 'Gender is required',
      address: 'Address is required',
      skills: 'Skills are required',
      bio: 'About is required',
    },
  });
});

test('PROF-25…30 an empty parent card names every field that is required', () => {
  expect(checkedInput(parentFields, {})).toEqual({
    problems: {
      parentDetailsName: 'Parent name is required',
      parentDetailsPhone: 'Parent phone is required',
      parentDetailsRelation: 'Relation is required',
      parentDetailsEmail: 'Parent email is required',
    },
  });
  expect(checkedInput(parentFields, { parentDetailsEmail: 'no' })).toMatchObject({
    problems: { parentDetailsEmail: 'Parent email is invalid' },
  });
});

test('PROF-24 About has at least 500 characters', () => {
  expect(checkedInput(studentFields, { bio: 'x'.repeat(499) })).toMatchObject({
    problems: { bio: 'About must be between 500 and 5000 characters' },
  });
  expect(checkedInput(studentFields, { bio: 'x'.repeat(500) })).not.toHaveProperty('problems.bio');
});

test('OP-088 professional details may stay empty; a tag that was typed but not added is taken along', () => {
  expect(
    checkedInput(professionalFields, { experienceYears: '1.5', certifications: { tags: ['One'], pending: ' Two ' } }),
  ).toEqual({
    input: {
      education: null,
      program: null,
      experienceYears: 1.5,
      location: null,
      portfolio: null,
      certifications: ['One', 'Two'],
      projects: [],
    },
  });
});

test('a stored profile survives the way through its card', () => {
  const stored = { phone: '+919876543210', skills: ['React'], gender: null } as Parameters<typeof draftOf>[1];
  expect(
    draftOf(
      studentFields.filter(({ name }) => ['phone', 'skills', 'gender'].includes(name)),
      stored,
    ),
  ).toEqual({ phone: '+919876543210', gender: '', skills: { tags: ['React'], pending: '' } });
});

test('OP-031 a project needs a name, and its message stands at that project', () => {
  const [project] = [
    { name: 'Stock ledger', description: 'For a shop.', technologies: { tags: ['PHP'], pending: 'MySQL' } },
  ];
  const projects = professionalFields.filter(({ name }) => name === 'projects');
  expect(checkedInput(projects, { projects: [project] })).toEqual({
    input: { projects: [{ name: 'Stock ledger', description: 'For a shop.', technologies: ['PHP', 'MySQL'] }] },
  });
  const problems = { 'projects.1.name': 'Project name is required' };
  expect(checkedInput(projects, { projects: [project, { ...project, name: ' ' }] })).toEqual({ problems });
  expect(problemsWithout({ ...problems, bio: 'About is required' }, 'projects')).toEqual({ bio: 'About is required' });
});

test.each([
  ['', '0 characters, 500 more needed'],
  ['🙂'.repeat(499), '499 characters, 1 more needed'],
  ['x'.repeat(500), '500 of at most 5,000 characters'],
  ['x'.repeat(5001), '5,001 characters, 1 too many'],
])('PROF-24 the counter beside About says how far it is', (text, words) => expect(aboutCount(text)).toBe(words));
