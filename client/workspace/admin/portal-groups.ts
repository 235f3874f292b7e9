import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PortalTotalsQuery, Role } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';

type PortalTotals = PortalTotalsQuery['portalTotals'];

interface Figure {
  readonly label: MessageDescriptor;
  readonly sentence: MessageDescriptor;
  readonly count: (totals: PortalTotals) => number;
  /** The list of what was counted. */
  readonly to?: string;
  /** The links of a figure that spans several lists. */
  readonly places?: readonly { label: MessageDescriptor; to: string }[];
}

export interface FigureGroup {
  readonly title: MessageDescriptor;
  readonly figures: readonly Figure[];
}

const ofRole =
  (wanted: Role) =>
  ({ usersByRole }: PortalTotals): number =>
    usersByRole.find(({ role }) => role === wanted)?.total ?? 0;

const peopleOf = (role: Role) => ({ count: ofRole(role), to: `${paths.adminUsers}?role=${role}` });

const people: FigureGroup = {
  title: msg`People`,
  figures: [
    { label: msg`Job seekers`, sentence: msg`Verified accounts that look for work.`, ...peopleOf('JOBSEEKER') },
    { label: msg`Recruiters`, sentence: msg`Verified accounts that can post jobs.`, ...peopleOf('HR') },
    { label: msg`Admins`, sentence: msg`They look after content and people.`, ...peopleOf('ADMIN') },
    { label: msg`Superadmins`, sentence: msg`They also decide who is an admin.`, ...peopleOf('SUPERADMIN') },
  ],
};

const work: FigureGroup = {
  title: msg`Work`,
  figures: [
    {
      label: msg`Active jobs`,
      sentence: msg`In the public search, open for applications.`,
      count: ({ activeJobs }) => activeJobs,
      to: `${paths.adminJobs}?state=OPEN`,
    },
    {
      label: msg`Closed jobs`,
      sentence: msg`No longer in the search. Not those that are deleted, taken down, held or waiting.`,
      count: ({ closedJobs }) => closedJobs,
      to: `${paths.adminJobs}?state=CLOSED`,
    },
    {
      label: msg`Jobs held for review`,
      sentence: msg`Their text may ask applicants for money or lead them away. An admin releases or refuses them.`,
      count: ({ heldJobs }) => heldJobs,
      to: `${paths.adminJobs}?state=HELD`,
    },
    {
      label: msg`Open reports`,
      sentence: msg`Jobs, people and reviews that somebody has reported.`,
      count: ({ openReports }) => openReports,
      to: `${paths.adminReports}?state=OPEN`,
    },
    {
      label: msg`Applications`,
      sentence: msg`To all jobs so far; withdrawn ones are left out.`,
      count: ({ applications }) => applications,
    },
    {
      label: msg`Messages waiting`,
      sentence: msg`Contact and chat messages that no person has answered yet.`,
      count: ({ messagesWaiting }) => messagesWaiting,
      places: [
        { label: msg`Contact messages`, to: `${paths.adminContact}?state=OPEN` },
        { label: msg`Support`, to: paths.adminSupport },
      ],
    },
  ],
};

const staff: FigureGroup = {
  title: msg`Staff`,
  figures: [
    {
      label: msg`Staff accounts`,
      sentence: msg`Admins and superadmins together, you among them. Each logs in with a password and a mailed code.`,
      count: (totals) => ofRole('ADMIN')(totals) + ofRole('SUPERADMIN')(totals),
    },
  ],
};

export const adminGroups: readonly FigureGroup[] = [people, work];
export const superadminGroups: readonly FigureGroup[] = [staff, people, work];
