import type { ApolloCache } from '@apollo/client';
import type { UpdateSeekerProfileMutation } from '../../gql/graphql.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { SeekerProfileDocument } from './profile-documents.ts';

/** A profile has no id of its own, so the answer of a change is put in the place of the one that was loaded. */
export function keepProfile(cache: ApolloCache, { data }: { data?: UpdateSeekerProfileMutation | null }): void {
  if (!data) return;
  const changed = data.updateJobseekerProfile;
  cache.writeQuery({ query: SeekerProfileDocument, data: { jobseekerProfile: changed } });
  cache.updateQuery({ query: MeDocument }, (known) =>
    known?.me ? { me: { ...known.me, name: changed.username } } : undefined,
  );
}
