import { readNumber } from '../../../server/core/digits.rules.ts';
import { mostSearchedSkills, talentPageSize } from '../../../server/hiring/talent/talent.rules.ts';
import type { JobToInviteToFragment, TalentProfilesQueryVariables } from '../../gql/graphql.ts';
import { pageIn } from '../../shared/lib/page-address.ts';

/** The search for people, from the address. */
export interface TalentCriteria {
  readonly skills: readonly string[];
  readonly location: string;
  /** Years of experience; empty for any. */
  readonly minYears: string;
  readonly maxYears: string;
}

export const anybody: TalentCriteria = { skills: [], location: '', minYears: '', maxYears: '' };

const names = ['skill', 'place', 'from', 'to', 'all'] as const;
const yearsOf = (said: string | null): string => (said && /^\d{1,2}$/.test(said) ? said : '');

/** The default search for a job: people with most of its skills, nearby. */
const criteriaOfJob = (job: JobToInviteToFragment | null): TalentCriteria =>
  job
    ? { ...anybody, skills: job.skills.slice(0, mostSearchedSkills), location: job.isRemote ? '' : job.location }
    : anybody;

export function talentCriteriaOf(address: URLSearchParams, job: JobToInviteToFragment | null): TalentCriteria {
  if (!names.some((name) => address.has(name))) return criteriaOfJob(job);
  return {
    skills: address.getAll('skill').slice(0, mostSearchedSkills),
    location: address.get('place') ?? '',
    minYears: yearsOf(address.get('from')),
    maxYears: yearsOf(address.get('to')),
  };
}

/** The first page of another search; other parameters stay. */
export function addressOfCriteria(address: URLSearchParams, criteria: TalentCriteria): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...names, 'page']) next.delete(name);
  for (const skill of criteria.skills) next.append('skill', skill);
  if (criteria.location) next.set('place', criteria.location);
  if (criteria.minYears) next.set('from', criteria.minYears);
  if (criteria.maxYears) next.set('to', criteria.maxYears);
  if (!names.some((name) => next.has(name))) next.set('all', '1');
  return next;
}

export const filterOf = ({ skills, location, minYears, maxYears }: TalentCriteria) => ({
  skills: [...skills],
  location: location || null,
  minYears: readNumber(minYears),
  maxYears: readNumber(maxYears),
});

export const pageOf = (address: URLSearchParams): number => pageIn(address, talentPageSize);

export const talentVariables = (
  address: URLSearchParams,
  job: JobToInviteToFragment | null,
): TalentProfilesQueryVariables => ({
  filter: filterOf(talentCriteriaOf(address, job)),
  page: pageOf(address),
  jobId: job?.id ?? null,
});
