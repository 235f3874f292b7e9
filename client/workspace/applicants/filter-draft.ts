import {
  applicationFilterLimits,
  applicationFilterMessages,
} from '../../../server/applications/application-filter.rules.ts';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { type Tags, withPending } from '../ui/tags-field.tsx';
import { type ApplicantCriteria, dayOf, yearsOf } from './applicants-criteria.ts';

/** The filters as they are typed. */
export interface FilterDraft {
  statuses: readonly ApplicationStatus[];
  from: string;
  to: string;
  skills: Tags;
  min: string;
  max: string;
}

export type FilterProblems = Partial<Record<'from' | 'to' | 'min' | 'max', string>>;

export const draftOf = ({ statuses, from, to, skills, yearsMin, yearsMax }: ApplicantCriteria): FilterDraft => ({
  statuses,
  from,
  to,
  skills: { tags: skills, pending: '' },
  min: yearsMin === null ? '' : String(yearsMin),
  max: yearsMax === null ? '' : String(yearsMax),
});

const isLess = (most: number | null, least: number | null): boolean => most !== null && least !== null && most < least;

export function problemsOf({ from, to, min, max }: FilterDraft): FilterProblems {
  const isWrong = (typed: string) => typed.trim() !== '' && yearsOf(typed) === null;
  const isNoDay = (chosen: string) => chosen !== '' && dayOf(chosen) === '';
  return {
    ...(from && to && from > to && { to: applicationFilterMessages.dateOrder }),
    ...(isNoDay(from) && { from: applicationFilterMessages.day }),
    ...(isNoDay(to) && { to: applicationFilterMessages.day }),
    ...(isWrong(min) && { min: applicationFilterMessages.years }),
    ...(isWrong(max) && { max: applicationFilterMessages.years }),
    ...(isLess(yearsOf(max), yearsOf(min)) && { max: applicationFilterMessages.yearsOrder }),
  };
}

export const criteriaOf = ({
  statuses,
  from,
  to,
  skills,
  min,
  max,
}: FilterDraft): Omit<ApplicantCriteria, 'search'> => ({
  statuses,
  from,
  to,
  skills: withPending(skills).slice(0, applicationFilterLimits.skills),
  yearsMin: yearsOf(min),
  yearsMax: yearsOf(max),
});
