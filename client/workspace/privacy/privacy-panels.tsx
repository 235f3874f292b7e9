import type { MeQuery } from '../../gql/graphql.ts';
import { ConsentList } from './consent-list.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { ResumeLogPanel } from './resume-log-panel.tsx';

type Me = NonNullable<MeQuery['me']>;

/** For seekers and recruiters. */
export const hasDataRights = ({ role }: Me): boolean => role === 'JOBSEEKER' || role === 'HR';

/** The requests a person can make about their data; one column, or more if the page has room. */
export const PrivacyPanels = ({ me }: { me: Me }) => (
  <>
    <DataPanel />
    {me.role === 'JOBSEEKER' && <ResumeLogPanel />}
    <ConsentList />
    <DeletePanel me={me} />
  </>
);
