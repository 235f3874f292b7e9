import { appliedTabLabels, type AppliedTab } from '../../../server/applications/application.labels.ts';
import { appliedTabOf } from '../../../server/applications/application.rules.ts';
import type { AppliedCardFragment } from '../../gql/graphql.ts';

type Placed = Pick<AppliedCardFragment, 'id' | 'status'> & { readonly job: Pick<AppliedCardFragment['job'], 'status'> };

export const appliedTabs = [
  { value: 'APPLIED', label: appliedTabLabels.APPLIED },
  { value: 'HIRING_DONE', label: appliedTabLabels.HIRING_DONE },
] as const;

/** The tab of an application as it stands now: a live change moves it to the other tab without asking the server again. */
export const tabOf = ({ status, job }: Placed): AppliedTab | null => appliedTabOf(status, job.status === 'ACTIVE');

/** `tab=hiring-done` in the address; else the tab of the application that shall be in view; else Applied. */
export function shownTab(address: URLSearchParams, applications: readonly Placed[]): AppliedTab {
  if (address.get('tab') === 'hiring-done') return 'HIRING_DONE';
  const inView = applications.find(({ id }) => id === address.get('application'));
  return (inView && tabOf(inView)) ?? 'APPLIED';
}
