import type { PortalTotalsQuery, Role } from '../../gql/graphql.ts';

type PortalTotals = PortalTotalsQuery['portalTotals'];

interface Figure {
  readonly label: string;
  readonly sentence: string;
  readonly count: (totals: PortalTotals) => number;
}

export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
}

const ofRole =
  (wanted: Role) =>
  ({ usersByRole }: PortalTotals): number =>
    usersByRole.find(({ role }) => role === wanted)?.total ?? 0;

const people: FigureGroup = {
  title: 'People',
  figures: [
    { label: 'Job seekers', sentence: 'Verified accounts that look for work.', count: ofRole('JOBSEEKER') },
    { label: 'Recruiters', sentence: 'Verified accounts that can post jobs.', count: ofRole('HR') },
    { label: 'Admins', sentence: 'They look after content and people.', count: ofRole('ADMIN') },
    { label: 'Superadmins', sentence: 'They also decide who is an admin.', count: ofRole('SUPERADMIN') },
  ],
};

const work: FigureGroup = {
  title: 'Work',
  figures: [
    {
      label: 'Active jobs',
      sentence: 'In the public search, open for applications.',
      count: ({ activeJobs }) => activeJobs,
    },
    {
      label: 'Closed jobs',
      sentence: 'No longer in the search; deleted ones are left out.',
      count: ({ closedJobs }) => closedJobs,
    },
    {
      label: 'Applications',
      sentence: 'To all jobs so far; withdrawn ones are left out.',
      count: ({ applications }) => applications,
    },
    {
      label: 'Messages waiting',
      sentence: 'Contact and chat messages that no person has answered yet.',
      count: ({ messagesWaiting }) => messagesWaiting,
    },
  ],
};

const staff: FigureGroup = {
  title: 'Staff',
  figures: [
    {
      label: 'Staff accounts',
      sentence: 'Admins and superadmins together, you among them. Each logs in with a password and a mailed code.',
      count: (totals) => ofRole('ADMIN')(totals) + ofRole('SUPERADMIN')(totals),
    },
  ],
};

export const adminGroups: readonly FigureGroup[] = [people, work];
export const superadminGroups: readonly FigureGroup[] = [staff, people, work];
