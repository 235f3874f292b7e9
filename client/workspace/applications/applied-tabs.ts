import { appliedTabLabels, type AppliedTab } from '../../../server/hiring/applications/application.labels.ts';
import { appliedTabOf } from '../../../server/hiring/applications/application.rules.ts';
import type { AppliedCardFragment } from '../../gql/graphql.ts';

type Placed = Pick<AppliedCardFragment, 'status'> & { readonly job: Pick<AppliedCardFragment['job'], 'status'> };

/** Next to the applications: requests from companies to apply. */
export const invitationsTab = 'INVITATIONS';

export const appliedTabs = Object.keys(appliedTabLabels) as AppliedTab[];

const wordOf = (tab: AppliedTab | typeof invitationsTab): string => tab.toLowerCase().replace('_', '-');

/** The tab of an application in its current status: a live change moves it to another tab without a request. */
export const tabOf = ({ status, job }: Placed): AppliedTab => appliedTabOf(status, job.status === 'ACTIVE');

/** `tab=hiring-done` in the address, else the tab of the application to show, else Applied. */
export function shownTab(address: URLSearchParams, inView: Placed | null | undefined): AppliedTab {
  const named = appliedTabs.find((tab) => wordOf(tab) === address.get('tab'));
  return named ?? (inView ? tabOf(inView) : 'APPLIED');
}

/** The first page of a tab, with no application open. */
export const searchOfTab = (tab: AppliedTab | typeof invitationsTab): string =>
  tab === 'APPLIED' ? '' : `?tab=${wordOf(tab)}`;

export const showsInvitations = (address: URLSearchParams): boolean => address.get('tab') === wordOf(invitationsTab);
