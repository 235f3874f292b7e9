import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  datePostedLabels,
  experienceWords,
  seekerJobTypeLabels,
  jobSortLabels,
  workModeLabels,
} from '../../../server/hiring/jobs/job.labels.ts';
import type { Message } from '../../../server/core/text.rules.ts';
import type { DatePosted, JobFilter, JobSort } from '../../gql/graphql.ts';
import { pageIn } from '../lib/page-address.ts';

/** Filters that allow several choices, by their names in `JobFilter`. */
export const choiceFilters = {
  type: { inAddress: 'type', legend: msg`Job type`, labels: seekerJobTypeLabels },
  workMode: { inAddress: 'mode', legend: msg`Work mode`, labels: workModeLabels },
} as const;
type ChoiceFilter = keyof typeof choiceFilters;
type Chosen = { readonly [Name in ChoiceFilter]: readonly (keyof (typeof choiceFilters)[Name]['labels'])[] };

/** All criteria of a search. They live in the address, so that searches can be shared and the back button works. */
export interface SearchCriteria extends Chosen {
  readonly what: string;
  readonly where: string;
  /**
   * One of `experienceOptions`, or '' for any; an address may contain other text ("1-2 years"), which the server
   * matches too.
   */
  readonly experience: string;
  /** Years that a job must accept; null for any. Only the seeker's search has them (JOBS-02). */
  readonly years: number | null;
  readonly datePosted: DatePosted;
  readonly urgentOnly: boolean;
  /** Rupees per month; null for any. */
  readonly leastPay: number | null;
  readonly sort: JobSort;
}

export const noCriteria: SearchCriteria = {
  what: '',
  where: '',
  experience: '',
  years: null,
  datePosted: 'ALL',
  urgentOnly: false,
  type: [],
  workMode: [],
  leastPay: null,
  sort: 'NEWEST',
};

export const experienceOptions: readonly string[] = Object.values(experienceWords).filter(
  (word) => word !== experienceWords.ANY,
);
export const payChoices = [15_000, 25_000, 40_000, 60_000, 1_00_000];
export const PAGE_SIZE = 10;
const LONGEST_TEXT = 100;
export const MOST_YEARS = 60;
const yearsPattern = /^\d+(\.\d+)?$/;

export const keysOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>) => Object.keys(labels) as Key[];
export const labelsOf = (name: ChoiceFilter): Readonly<Record<string, Message>> => choiceFilters[name].labels;
const wordOf = (key: string): string => key.toLowerCase().replaceAll('_', '-');

/** The enum values whose labels are in the address; unknown ones are ignored. */
const chosen = <Key extends string>(words: string[], labels: Readonly<Record<Key, unknown>>): Key[] =>
  keysOf(labels).filter((key) => words.includes(wordOf(key)));

const choicesIn = (address: URLSearchParams) =>
  Object.fromEntries(
    keysOf(choiceFilters).map((name) => [name, chosen(address.getAll(choiceFilters[name].inAddress), labelsOf(name))]),
  ) as Record<ChoiceFilter, string[]> as Chosen;

/** Best match requires a search text. */
const isSortOf = (what: string, sort: JobSort) => what !== '' || sort !== 'RELEVANCE';
export const sortsOf = ({ what }: SearchCriteria): JobSort[] =>
  keysOf(jobSortLabels).filter((sort) => isSortOf(what, sort));

export function criteriaOf(address: URLSearchParams): SearchCriteria {
  const text = (name: string) => (address.get(name) ?? '').trim().slice(0, LONGEST_TEXT);
  const pay = Number(address.get('pay'));
  const years = address.get('years') ?? '';
  return {
    what: text('q'),
    where: text('location'),
    experience: text('experience'),
    years: yearsPattern.test(years) && Number(years) <= MOST_YEARS ? Number(years) : null,
    datePosted: chosen(address.getAll('posted'), datePostedLabels)[0] ?? 'ALL',
    urgentOnly: address.get('urgent') === '1',
    ...choicesIn(address),
    leastPay: Number.isInteger(pay) && pay > 0 && pay <= 1_00_00_000 ? pay : null,
    sort: chosen(address.getAll('sort'), jobSortLabels).find((sort) => isSortOf(text('q'), sort)) ?? 'NEWEST',
  };
}

/** The address of these criteria, on page 1. `q` is always there: its presence marks a search (OP-102). */
export function addressOf(criteria: SearchCriteria): URLSearchParams {
  const { what, where, experience, years, datePosted, urgentOnly, leastPay, sort } = criteria;
  const address = new URLSearchParams({ q: what.trim() });
  if (where.trim()) address.set('location', where.trim());
  if (experience) address.set('experience', experience);
  if (years !== null) address.set('years', String(years));
  if (datePosted !== 'ALL') address.set('posted', wordOf(datePosted));
  if (urgentOnly) address.set('urgent', '1');
  for (const name of keysOf(choiceFilters))
    for (const choice of criteria[name]) address.append(choiceFilters[name].inAddress, wordOf(choice));
  if (leastPay !== null) address.set('pay', String(leastPay));
  if (sort !== 'NEWEST') address.set('sort', wordOf(sort));
  return address;
}

export const pageOf = (address: URLSearchParams): number => pageIn(address, PAGE_SIZE);

const choicesInAddress = Object.values(choiceFilters).map(({ inAddress }) => inAddress);
/** False on the first visit without any criterion: then "Start your job search" is shown. */
export const hasSearched = (address: URLSearchParams): boolean =>
  ['q', 'location', 'experience', 'years', 'posted', 'urgent', 'pay', 'page', ...choicesInAddress].some((name) =>
    address.has(name),
  );

const choicesOf = (criteria: SearchCriteria) =>
  Object.fromEntries(
    keysOf(choiceFilters).map((name) => [name, criteria[name].length > 0 ? criteria[name] : null]),
  ) as Pick<JobFilter, ChoiceFilter>;

export const filterOf = (criteria: SearchCriteria): JobFilter => ({
  q: criteria.what || null,
  location: criteria.where || null,
  experience: criteria.experience || null,
  years: criteria.years,
  datePosted: criteria.datePosted,
  urgentOnly: criteria.urgentOnly,
  ...choicesOf(criteria),
  salaryMinMonthly: criteria.leastPay,
});

/** The page of results in the address. */
export const searchOf = (address: URLSearchParams) => {
  const criteria = criteriaOf(address);
  return { filter: filterOf(criteria), sort: criteria.sort, page: pageOf(address), pageSize: PAGE_SIZE };
};

export interface FoundCount {
  readonly total: number;
  /** False if there are more than were counted. */
  readonly totalIsExact: boolean;
}

export const countText = ({ total, totalIsExact }: FoundCount, locale: string): string =>
  `${total.toLocaleString(locale)}${totalIsExact ? '' : '+'}`;

export const payText = (rupees: number, locale: string): string => `₹${rupees.toLocaleString(locale)}`;

export interface Chip {
  readonly text: string;
  readonly without: SearchCriteria;
}

const yearsText = (years: number) => msg`${plural(years, { one: '# year', other: '# years' })} of experience`;

/** Adds the choice, or removes it if it was chosen. */
export const toggled = (criteria: SearchCriteria, name: ChoiceFilter, choice: string): Partial<SearchCriteria> => {
  const before: readonly string[] = criteria[name];
  return { [name]: before.includes(choice) ? before.filter((other) => other !== choice) : [...before, choice] };
};

/** One chip for each active criterion, with the criteria that remain without it (OP-093). */
export function chipsOf(criteria: SearchCriteria, words: I18n): Chip[] {
  const { what, where, experience, years, datePosted, urgentOnly, leastPay } = criteria;
  // Searching for a place within the same place makes two chips, which must not look the same.
  const named = (name: string, text: string) => (text.toLowerCase() === what.toLowerCase() ? `${name}: ${text}` : text);
  const chip = (text: string, change: Partial<SearchCriteria>): Chip => ({ text, without: { ...criteria, ...change } });
  return [
    ...(what ? [chip(what, { what: '' })] : []),
    ...(where ? [chip(named(words._(msg`Location`), where), { where: '' })] : []),
    ...(experience ? [chip(named(words._(msg`Experience`), experience), { experience: '' })] : []),
    ...(years === null ? [] : [chip(words._(yearsText(years)), { years: null })]),
    ...(datePosted === 'ALL' ? [] : [chip(datePostedLabels[datePosted](), { datePosted: 'ALL' })]),
    ...(urgentOnly ? [chip(words._(msg`Urgently hiring`), { urgentOnly: false })] : []),
    ...keysOf(choiceFilters).flatMap((name) =>
      criteria[name].map((choice) => chip(labelsOf(name)[choice]?.() ?? choice, toggled(criteria, name, choice))),
    ),
    ...(leastPay === null
      ? []
      : [chip(words._(msg`Up to ${payText(leastPay, words.locale)}+ per month`), { leastPay: null })]),
  ];
}
