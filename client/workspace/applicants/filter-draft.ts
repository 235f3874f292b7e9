import {
  applicationFilterLimits,
  applicationFilterMessages,
} from '../../../server/applications/application-filter.rules.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { type Tags, withPending } from '../ui/tags-input.tsx';
import { type ApplicantCriteria, dayOf, yearsOf } from './applicants-criteria.ts';

/** The filters as they are typed, with the search, which is not among them. */
export interface FilterDraft extends Omit<ApplicantCriteria, 'skills' | 'yearsMin' | 'yearsMax'> {
  readonly skills: Tags;
  readonly yearsMin: string;
  readonly yearsMax: string;
}

export const draftOf = (criteria: ApplicantCriteria): FilterDraft => ({
  ...criteria,
  skills: { tags: criteria.skills, pending: '' },
  yearsMin: String(criteria.yearsMin ?? ''),
  yearsMax: String(criteria.yearsMax ?? ''),
});

const isLess = (most: number | null, least: number | null): boolean => most !== null && least !== null && most < least;

export function problemsOf({ from, to, yearsMin, yearsMax }: FilterDraft): FieldMessages {
  const isWrong = (typed: string) => typed.trim() !== '' && yearsOf(typed) === null;
  const isNoDay = (chosen: string) => chosen !== '' && dayOf(chosen) === '';
  return {
    ...(from && to && from > to && { to: applicationFilterMessages.dateOrder() }),
    ...(isNoDay(from) && { from: applicationFilterMessages.day() }),
    ...(isNoDay(to) && { to: applicationFilterMessages.day() }),
    ...(isWrong(yearsMin) && { yearsMin: applicationFilterMessages.years() }),
    ...(isWrong(yearsMax) && { yearsMax: applicationFilterMessages.years() }),
    ...(isLess(yearsOf(yearsMax), yearsOf(yearsMin)) && { yearsMax: applicationFilterMessages.yearsOrder() }),
  };
}

export const criteriaOf = ({
  search,
  statuses,
  from,
  to,
  skills,
  yearsMin,
  yearsMax,
}: FilterDraft): ApplicantCriteria => ({
  search,
  statuses,
  from,
  to,
  skills: withPending(skills).slice(0, applicationFilterLimits.skills),
  yearsMin: yearsOf(yearsMin),
  yearsMax: yearsOf(yearsMax),
});
