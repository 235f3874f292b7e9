import { sampleJob } from '../../../test/sample-job.ts';
import { draftOf, inputOf, type JobDraft, newDraft, problemsOf } from './job-draft.ts';

// 02:00 on 22 November in India, while it is still the 21st in London.
const now = new Date('2026-11-21T20:30:00Z');
const today = '2026-11-22';

const filled = (part: Partial<JobDraft> = {}): JobDraft => ({
  ...newDraft('Sahyadri Systems', '', now),
  title: 'Nurse',
  description: 'Care for people.',
  location: 'Pune',
  salaryMin: '25000',
  salaryMax: '40000',
  skills: { tags: ['Patience'], pending: '' },
  ...part,
});

test('HPOST-09 HPOST-10 HPOST-11 HPOST-12 HPOST-13 HPOST-14 an empty form reports each required field', () => {
  expect(problemsOf(newDraft('', '', now), today)).toEqual({
    title: 'Job title is required',
    company: 'Company name is required',
    description: 'Description is required',
    location: 'Location is required',
    salaryMin: 'Minimum salary is required',
    salaryMax: 'Maximum salary is required',
    skills: 'At least one skill is required',
  });
});

test("a filled form becomes the operation's input, with numbers as numbers", () => {
  expect(inputOf(filled({ minYears: '1.5', requiredSkills: { tags: [], pending: 'Speaks Marathi' } }))).toEqual({
    title: 'Nurse',
    company: 'Sahyadri Systems',
    description: 'Care for people.',
    location: 'Pune',
    salaryMin: 25_000,
    salaryMax: 40_000,
    salaryPeriod: 'MONTH',
    type: 'FULL_TIME',
    experienceLevel: 'MID',
    minYears: 1.5,
    maxYears: null,
    workMode: 'OFFICE',
    isUrgent: false,
    skills: ['Patience'],
    eligibility: '',
    requiredSkills: ['Speaks Marathi'],
    openings: 1,
    autoStop: { enabled: false },
    attachmentIds: [],
  });
});

test('a skill that was typed but not added is posted too', () => {
  expect(inputOf(filled({ skills: { tags: [], pending: ' Patience ' } })).skills).toEqual(['Patience']);
});

test.each([
  [{ salaryMin: '50000' }, { salaryMax: 'Maximum salary must be greater than minimum' }],
  [{ salaryMin: '0' }, { salaryMin: 'Salary must be greater than 0' }],
  [{ minYears: '5', maxYears: '2' }, { maxYears: 'Maximum years must not be below minimum' }],
])('HPOST-17 HPOST-18 %j is refused', (part, problems) => {
  expect(problemsOf(filled(part), today)).toEqual(problems);
});

test('OP-024 equal salaries are accepted', () => {
  expect(problemsOf(filled({ salaryMax: '25000' }), today)).toEqual({});
});

const withAutoStop = (part: Partial<JobDraft['autoStop']>) =>
  filled({ autoStop: { enabled: true, applicationsCount: '', daysCount: '', specificDate: '', ...part } });

test('HPOST-36 auto-stop needs at least one condition', () => {
  expect(problemsOf(withAutoStop({}), today)).toEqual({
    'autoStop.applicationsCount': 'At least one auto-stop condition is required',
  });
});

test('HPOST-37 counts start at 1', () => {
  expect(problemsOf(withAutoStop({ applicationsCount: '0' }), today)).toMatchObject({
    'autoStop.applicationsCount': 'Must be at least 1',
  });
  expect(problemsOf(withAutoStop({ daysCount: '0' }), today)).toMatchObject({
    'autoStop.daysCount': 'Must be at least 1',
  });
});

test('HPOST-38 the closing date may be today in India, not yesterday', () => {
  expect(problemsOf(withAutoStop({ specificDate: '2026-11-21' }), today)).toEqual({
    'autoStop.specificDate': 'Date must be in the future',
  });
  expect(inputOf(withAutoStop({ specificDate: '2026-11-22' })).autoStop).toEqual({
    enabled: true,
    applicationsCount: null,
    daysCount: null,
    specificDate: '2026-11-22',
  });
});

test('HPOST-34 HPOST-40 auto-stop starts off, with a date 30 days ahead, and is validated only when on', () => {
  expect(newDraft('', '', now).autoStop).toEqual({
    enabled: false,
    applicationsCount: '',
    daysCount: '',
    specificDate: '2026-12-22',
  });
  const wrong = { applicationsCount: '0', daysCount: '0', specificDate: '2026-11-21' };
  expect(problemsOf(withAutoStop({ ...wrong, enabled: false }), today)).toEqual({});
  expect(Object.keys(problemsOf(withAutoStop(wrong), today))).toHaveLength(3);
});

test('HPOST-08 an edited job survives the round trip unchanged', () => {
  const input = inputOf(
    draftOf(
      {
        ...sampleJob,
        title: 'Nurse',
        salaryPeriod: 'DAY',
        type: 'CONTRACT',
        experienceLevel: 'SENIOR',
        minYears: 2,
        maxYears: null,
        workMode: 'HYBRID',
        isUrgent: true,
        openings: 3,
      },
      now,
    ),
  );
  expect(input).toEqual({
    title: 'Nurse',
    company: 'Aroma Bakes',
    location: 'Kochi',
    description: 'You bake.\nYou teach.',
    salaryMin: 30_000,
    salaryMax: 45_000,
    salaryPeriod: 'DAY',
    type: 'CONTRACT',
    experienceLevel: 'SENIOR',
    minYears: 2,
    maxYears: null,
    workMode: 'HYBRID',
    isUrgent: true,
    skills: ['Lamination', 'Sugar work'],
    eligibility: '',
    requiredSkills: [],
    openings: 3,
    autoStop: { enabled: true, applicationsCount: 5, daysCount: null, specificDate: null },
    attachmentIds: ['f1'],
  });
});
