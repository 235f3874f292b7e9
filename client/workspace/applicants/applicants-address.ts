import { type NavigateOptions, useLocation } from 'react-router-dom';
import { applicationPageSizes } from '../../../server/hiring/applications/application.rules.ts';
import type { ApplicationList } from '../../gql/graphql.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { pageIn } from '../../shared/lib/page-address.ts';
import { pageSizeOf } from '../lib/page-size.ts';
import {
  type ApplicantCriteria,
  criteriaOf,
  entriesOf,
  parametersOfCriteria,
  searchArguments,
} from './applicants-criteria.ts';

const listsByTab = {
  all: 'ALL',
  approved: 'APPROVED',
  'on-hold': 'ON_HOLD',
  rejected: 'REJECTED',
} as const satisfies Record<string, ApplicationList>;
export type ApplicantsTab = keyof typeof listsByTab;

export const listOf = (tab: ApplicantsTab): ApplicationList => listsByTab[tab];
const isTab = (text: string): text is ApplicantsTab => Object.hasOwn(listsByTab, text);

export interface ApplicantsPlace {
  readonly job: string | null;
  readonly tab: ApplicantsTab;
  readonly page: number;
  readonly size: number;
  readonly application: string | null;
  readonly criteria: ApplicantCriteria;
}

/**
 * The place in the address; invalid values are ignored. A list without a page starts with the last chosen page size; an
 * address with a page keeps its own size.
 */
export function placeOf(
  parameters: URLSearchParams,
  lastSize: ApplicantsPlace['size'] = applicationPageSizes[0],
): ApplicantsPlace {
  const tab = parameters.get('tab') ?? 'all';
  const askedSize = Number(parameters.get('size'));
  const unsaidSize = parameters.has('page') ? applicationPageSizes[0] : lastSize;
  const size = applicationPageSizes.find((offered) => offered === askedSize) ?? unsaidSize;
  return {
    job: parameters.get('job'),
    tab: isTab(tab) ? tab : 'all',
    page: pageIn(parameters, size),
    size,
    application: parameters.get('application'),
    criteria: criteriaOf(parameters),
  };
}

/** The query variables for the applicants of one job or of all. */
export const applicantsOf = (jobId: string | null, list: ApplicationList, place: ApplicantsPlace) => ({
  jobId,
  list,
  ...searchArguments(place.criteria),
  pageSize: place.size,
  page: place.page,
});

/** The query string of a place, without defaults. */
export const parametersOf = ({ job, tab, page, size, application, criteria }: ApplicantsPlace): [string, string][] => [
  ...entriesOf({
    job,
    tab: tab !== 'all' && tab,
    page: page > 1 && page,
    size: size !== applicationPageSizes[0] && size,
    application,
  }),
  ...parametersOfCriteria(criteria),
];

/** The current place and a function to change it; a new tab starts at page 1 (OP-033). */
export function useApplicantsPlace() {
  const { address, go: goTo } = useAddress();
  const { state } = useLocation() as { state: unknown };
  const { size: lastSize, remember } = pageSizeOf('applicants', applicationPageSizes);
  const place = placeOf(address, lastSize);
  /** The history entry's state, which survives a reload, stays with the open person. */
  const go = (change: Partial<ApplicantsPlace>, options?: NavigateOptions) => {
    if (change.size) remember(change.size);
    const next = { ...place, ...change };
    goTo(new URLSearchParams(parametersOf(next)), { ...(next.application && { state }), ...options });
  };
  /** The first page of another list. */
  const begin = (change: Partial<ApplicantsPlace>) => go({ ...change, page: 1, application: null });
  return { place, go, begin };
}
