import { type ApplicantCriteria, chipsOf, noCriteria, searchArguments, tableAddress } from './applicants-criteria.ts';
import { parametersOf, placeOf } from './applicants-address.ts';

const parsed = (search: string) => placeOf(new URLSearchParams(search));

const criteria: ApplicantCriteria = {
  search: 'asha & co',
  status: ['NEW', 'IN_REVIEW'],
  appliedFrom: '2026-11-01',
  appliedTo: '2026-11-18',
  skills: ['C & C++', 'Excel'],
  experienceMin: '0',
  experienceMax: '2.5',
};

test('a place survives the round trip through the address', () => {
  const withdrawn = { ...criteria, withdrawn: true };
  const place = { job: 'j1', tab: 'on-hold', page: 3, size: 10, application: 'a1', criteria: withdrawn } as const;
  expect(placeOf(new URLSearchParams(parametersOf(place)))).toEqual(place);
});

test('defaults are not in the address', () => {
  expect(parametersOf({ job: null, tab: 'all', page: 1, size: 3, application: null, criteria: noCriteria })).toEqual(
    [],
  );
});

test.each([
  'page=0',
  'page=-2',
  'page=x',
  'size=1000',
  'size=x',
  'tab=nonsense',
  'tab=toString',
  'status=gone&from=soon&to=2026-13-40&min=-1&max=many&skill=%20',
  'from=2026-02-31',
  'to=1800-01-01',
  'from=0026-11-22',
  'from=2026-11-20&to=2026-11-01',
  'min=5&max=1',
  'q=%00%20',
  '',
])('HAPP-07 invalid values are ignored: %s', (search) => {
  expect(parsed(search)).toEqual({ job: null, tab: 'all', page: 1, size: 3, application: null, criteria: noCriteria });
});

test('OP-056 each filter has a chip that removes it', () => {
  const chips = chipsOf(criteria);
  expect(chips.map(({ text }) => text)).toEqual([
    '“asha & co”',
    'New',
    'In Review',
    'From November 1, 2026',
    'To November 18, 2026',
    'C & C++',
    'Excel',
    '0–2.5 years',
  ]);
  expect(
    chips.reduce<ApplicantCriteria>(
      (left, { text }) => chipsOf(left).find((chip) => chip.text === text)?.without ?? left,
      criteria,
    ),
  ).toEqual(noCriteria);
});

test('the list and its download have the same filters', () => {
  expect(searchArguments(criteria)).toEqual({
    search: 'asha & co',
    filter: {
      status: ['NEW', 'IN_REVIEW'],
      appliedFrom: '2026-11-01',
      appliedTo: '2026-11-18',
      skills: ['C & C++', 'Excel'],
      experienceMin: 0,
      experienceMax: 2.5,
    },
  });
  expect(searchArguments(noCriteria)).toEqual({
    search: null,
    filter: { status: [], appliedFrom: null, appliedTo: null, skills: [], experienceMin: null, experienceMax: null },
  });
  expect(tableAddress({ jobId: 'j1', list: 'ALL' }, criteria)).toBe(
    '/applications.csv?jobId=j1&list=ALL&search=asha+%26+co&status=NEW&status=IN_REVIEW&appliedFrom=2026-11-01' +
      '&appliedTo=2026-11-18&skills=C+%26+C%2B%2B&skills=Excel&experienceMin=0&experienceMax=2.5',
  );
  expect(tableAddress({ jobId: null, list: 'REJECTED' }, noCriteria)).toBe('/applications.csv?list=REJECTED');
});

test('spaces are not a number of years', () => {
  expect(searchArguments(parsed('min=%20&max=%202%20').criteria).filter).toMatchObject({
    experienceMin: null,
    experienceMax: 2,
  });
});

test('OP-056 a filter for people without experience reads "Fresher"', () => {
  const textOf = (experienceMin: string, experienceMax: string) =>
    chipsOf({ ...noCriteria, experienceMin, experienceMax }).map(({ text }) => text);
  expect([textOf('', '0'), textOf('0', '0'), textOf('', '1'), textOf('0', '')]).toEqual([
    ['Fresher'],
    ['Fresher'],
    ['up to 1 year'],
    ['0+ years'],
  ]);
});
