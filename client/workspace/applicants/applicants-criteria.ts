import { t } from '@lingui/core/macro';
import {
  applicationFilterLimits,
  filterDaySchema,
  isInOrder,
} from '../../../server/applications/application-filter.rules.ts';
import { applicationStatusLabels, yearsText } from '../../../server/applications/application.labels.ts';
import { listStatuses } from '../../../server/applications/application.rules.ts';
import { oneLine } from '../../../server/core/text.rules.ts';
import type { ApplicationFilter, ApplicationList, ApplicationStatus } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';

/** What narrows a list of applicants. It lives in the address, so that it can be shared and the back button works. */
export interface ApplicantCriteria {
  readonly search: string;
  readonly statuses: readonly ApplicationStatus[];
  /** Days, YYYY-MM-DD, or ''. */
  readonly from: string;
  readonly to: string;
  readonly skills: readonly string[];
  readonly yearsMin: number | null;
  readonly yearsMax: number | null;
}

export const noCriteria: ApplicantCriteria = {
  search: '',
  statuses: [],
  from: '',
  to: '',
  skills: [],
  yearsMin: null,
  yearsMax: null,
};

const longestSearch = 200;
const wordOf = (status: ApplicationStatus): string => status.toLowerCase().replaceAll('_', '-');
const allStatuses = Object.keys(applicationStatusLabels) as ApplicationStatus[];

/** A day that the server takes; '' for anything else. */
export const dayOf = (text: string | null): string => filterDaySchema.safeParse(text).data ?? '';

/** Years as typed or as the address says; null for anything that is none. */
export function yearsOf(text: string | null): number | null {
  const years = text?.trim() ? Number(text) : Number.NaN;
  return years >= 0 && years <= applicationFilterLimits.years ? years : null;
}

/** Ends that contradict each other say nothing. */
const inOrder = <End extends string | number>(low: End | null, high: End | null): [End | null, End | null] =>
  isInOrder(low, high) ? [low, high] : [null, null];

/** What the address says; anything odd in it counts as not said. */
export function criteriaOf(parameters: URLSearchParams): ApplicantCriteria {
  const words = parameters.getAll('status');
  const [from, to] = inOrder(dayOf(parameters.get('from')) || null, dayOf(parameters.get('to')) || null);
  const [yearsMin, yearsMax] = inOrder(yearsOf(parameters.get('min')), yearsOf(parameters.get('max')));
  return {
    search: oneLine(parameters.get('q') ?? '').slice(0, longestSearch),
    statuses: allStatuses.filter((status) => words.includes(wordOf(status))),
    from: from ?? '',
    to: to ?? '',
    skills: [
      ...new Set(
        parameters
          .getAll('skill')
          .map((skill) => skill.trim())
          .filter((skill) => skill && skill.length <= applicationFilterLimits.skill),
      ),
    ].slice(0, applicationFilterLimits.skills),
    yearsMin,
    yearsMax,
  };
}

/** The part of the address that says so. */
export const parametersOfCriteria = ({
  search,
  statuses,
  from,
  to,
  skills,
  yearsMin,
  yearsMax,
}: ApplicantCriteria): [string, string][] => [
  ...(search ? [['q', search] as [string, string]] : []),
  ...statuses.map((status): [string, string] => ['status', wordOf(status)]),
  ...(from ? [['from', from] as [string, string]] : []),
  ...(to ? [['to', to] as [string, string]] : []),
  ...skills.map((skill): [string, string] => ['skill', skill]),
  ...(yearsMin === null ? [] : [['min', String(yearsMin)] as [string, string]]),
  ...(yearsMax === null ? [] : [['max', String(yearsMax)] as [string, string]]),
];

const filterOf = ({ statuses, from, to, skills, yearsMin, yearsMax }: ApplicantCriteria): ApplicationFilter | null =>
  statuses.length + skills.length === 0 && !from && !to && yearsMin === null && yearsMax === null
    ? null
    : {
        status: [...statuses],
        appliedFrom: from || null,
        appliedTo: to || null,
        skills: [...skills],
        experienceMin: yearsMin,
        experienceMax: yearsMax,
      };

/** The arguments of the list. */
export const searchArguments = (criteria: ApplicantCriteria) => ({
  search: criteria.search || null,
  filter: filterOf(criteria),
});

/** Statuses that a filter can choose among: a list of one has no choice. */
export const choosableStatuses = (list: ApplicationList): readonly ApplicationStatus[] =>
  listStatuses[list].length > 1 ? listStatuses[list] : [];

export interface CriteriaChip {
  readonly text: string;
  readonly without: ApplicantCriteria;
}

function yearsRangeText({ yearsMin, yearsMax }: ApplicantCriteria): string {
  if (yearsMax === 0) return yearsText(0);
  if (yearsMax === null) return t`${yearsMin ?? 0}+ years`;
  return yearsMin === null ? t`up to ${yearsText(yearsMax)}` : t`${yearsMin}–${yearsMax} years`;
}

/** One chip for each thing that narrows the list. */
export function chipsOf(criteria: ApplicantCriteria): CriteriaChip[] {
  const { search, statuses, from, to, skills, yearsMin, yearsMax } = criteria;
  return [
    ...(search ? [{ text: `“${search}”`, without: { ...criteria, search: '' } }] : []),
    ...statuses.map((status) => ({
      text: applicationStatusLabels[status](),
      without: { ...criteria, statuses: statuses.filter((kept) => kept !== status) },
    })),
    ...(from ? [{ text: t`From ${longDate(from)}`, without: { ...criteria, from: '' } }] : []),
    ...(to ? [{ text: t`To ${longDate(to)}`, without: { ...criteria, to: '' } }] : []),
    ...skills.map((skill) => ({
      text: skill,
      without: { ...criteria, skills: skills.filter((kept) => kept !== skill) },
    })),
    ...(yearsMin === null && yearsMax === null
      ? []
      : [{ text: yearsRangeText(criteria), without: { ...criteria, yearsMin: null, yearsMax: null } }]),
  ];
}

/** Where the same list comes as a table. */
export function tableAddress(
  { jobId, list }: { jobId: string | null; list: ApplicationList },
  { search, statuses, from, to, skills, yearsMin, yearsMax }: ApplicantCriteria,
): string {
  const entries: [string, string | number | null][] = [
    ['jobId', jobId],
    ['list', list],
    ['search', search],
    ...statuses.map((status): [string, string] => ['status', status]),
    ['appliedFrom', from],
    ['appliedTo', to],
    ...skills.map((skill): [string, string] => ['skills', skill]),
    ['experienceMin', yearsMin],
    ['experienceMax', yearsMax],
  ];
  const query = new URLSearchParams(
    entries.filter(([, value]) => value !== null && value !== '').map(([name, value]) => [name, String(value)]),
  );
  return `/applications.csv?${query.toString()}`;
}
