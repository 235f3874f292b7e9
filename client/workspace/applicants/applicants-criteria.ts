import { t } from '@lingui/core/macro';
import {
  applicationFilterMessages,
  applicationFilterSchema,
} from '../../../server/hiring/applications/application-filter.rules.ts';
import { applicationStatusLabels, yearsText } from '../../../server/hiring/applications/application.labels.ts';
import { oneLine } from '../../../server/core/text.rules.ts';
import type { ApplicationFilter, ApplicationList, ApplicationStatus } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { invalidFields } from '../../shared/lib/validation.ts';

/**
 * The search and the filters of an applicant list as texts; '' is any. They live in the address, so that lists can be
 * shared and the back button works.
 */
export interface ApplicantCriteria {
  readonly search: string;
  readonly status: readonly ApplicationStatus[];
  /** Days, YYYY-MM-DD. */
  readonly appliedFrom: string;
  readonly appliedTo: string;
  readonly skills: readonly string[];
  /** Years. */
  readonly experienceMin: string;
  readonly experienceMax: string;
  /** Withdrawn applications, in place of the list. */
  readonly withdrawn?: boolean;
}

export const noCriteria: ApplicantCriteria = {
  search: '',
  status: [],
  appliedFrom: '',
  appliedTo: '',
  skills: [],
  experienceMin: '',
  experienceMax: '',
};

const longestSearch = 200;
const parameterNames: Record<string, string> = {
  search: 'q',
  appliedFrom: 'from',
  appliedTo: 'to',
  skills: 'skill',
  experienceMin: 'min',
  experienceMax: 'max',
};
const numberOf = (text: string): number | null => (text.trim() ? Number(text) : null);

const filterOf = (criteria: Omit<ApplicantCriteria, 'search'>): ApplicationFilter => ({
  status: [...criteria.status],
  appliedFrom: criteria.appliedFrom || null,
  appliedTo: criteria.appliedTo || null,
  skills: [...criteria.skills],
  experienceMin: numberOf(criteria.experienceMin),
  experienceMax: numberOf(criteria.experienceMax),
  ...(criteria.withdrawn && { withdrawn: true }),
});

/** The errors of the typed filters, by field. */
export function problemsOf(criteria: ApplicantCriteria): FieldMessages {
  const problems = Object.entries(invalidFields(applicationFilterSchema, filterOf(criteria)));
  const { date, day } = applicationFilterMessages;
  return Object.fromEntries(problems.map(([field, text]) => [field, text === date() ? day() : text]));
}

/** Reads the filters from the address. If the server would refuse one of them, all are ignored. */
export function criteriaOf(parameters: URLSearchParams): ApplicantCriteria {
  const textOf = (name: string) => parameters.get(name)?.trim() ?? '';
  const filter = {
    status: parameters.getAll('status').map((word) => word.toUpperCase().replaceAll('-', '_') as ApplicationStatus),
    appliedFrom: textOf('from'),
    appliedTo: textOf('to'),
    skills: parameters.getAll('skill'),
    experienceMin: textOf('min'),
    experienceMax: textOf('max'),
    ...(parameters.get('withdrawn') === 'true' && { withdrawn: true }),
  };
  const { data } = applicationFilterSchema.safeParse(filterOf(filter));
  return {
    ...noCriteria,
    ...(data && { ...filter, skills: data.skills ?? [] }),
    search: oneLine(parameters.get('q') ?? '').slice(0, longestSearch),
  };
}

/** Non-empty entries; arrays become repeated keys. */
export const entriesOf = (said: object): [string, string][] =>
  Object.entries(said).flatMap(([name, value]: [string, unknown]) =>
    [value]
      .flat()
      .filter(Boolean)
      .map((each): [string, string] => [name, String(each)]),
  );

/** The query string of the filters. */
export const parametersOfCriteria = (criteria: ApplicantCriteria): [string, string][] =>
  entriesOf({
    ...criteria,
    status: criteria.status.map((status) => status.toLowerCase().replaceAll('_', '-')),
  }).map(([name, text]) => [parameterNames[name] ?? name, text]);

/** The address of the list's download as a table. */
export const tableAddress = (of: { jobId: string | null; list: ApplicationList }, criteria: ApplicantCriteria) =>
  `/applications.csv?${new URLSearchParams(entriesOf({ ...of, ...criteria })).toString()}`;

/** The arguments of the list. */
export const searchArguments = ({ search, ...filter }: ApplicantCriteria) => ({
  search: search || null,
  filter: filterOf(filter),
});

export interface CriteriaChip {
  readonly text: string;
  readonly without: ApplicantCriteria;
}

function yearsRangeText(least: string, most: string): string {
  if (most === '') return t`${least}+ years`;
  if (Number(most) === 0) return yearsText(0);
  return least === '' ? t`up to ${yearsText(Number(most))}` : t`${least}–${most} years`;
}

/** One chip for each active filter. */
export function chipsOf(criteria: ApplicantCriteria): CriteriaChip[] {
  const { search, status, appliedFrom, appliedTo, skills, experienceMin, experienceMax, withdrawn } = criteria;
  const chip = (text: string, without: Partial<ApplicantCriteria>) => ({ text, without: { ...criteria, ...without } });
  return [
    ...(search ? [chip(`“${search}”`, { search: '' })] : []),
    ...(withdrawn ? [chip(applicationStatusLabels.WITHDRAWN(), { withdrawn: false })] : []),
    ...status.map((each) => chip(applicationStatusLabels[each](), { status: status.filter((kept) => kept !== each) })),
    ...(appliedFrom ? [chip(t`From ${longDate(appliedFrom)}`, { appliedFrom: '' })] : []),
    ...(appliedTo ? [chip(t`To ${longDate(appliedTo)}`, { appliedTo: '' })] : []),
    ...skills.map((skill) => chip(skill, { skills: skills.filter((kept) => kept !== skill) })),
    ...(experienceMin || experienceMax
      ? [chip(yearsRangeText(experienceMin, experienceMax), { experienceMin: '', experienceMax: '' })]
      : []),
  ];
}
