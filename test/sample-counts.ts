import type { SearchCountsQuery } from '../client/gql/graphql.ts';

/** The counts next to the filters when no choice is counted. */
export const noCounts: SearchCountsQuery = {
  searchCounts: { urgentOnly: [], datePosted: [], type: [], workMode: [] },
};
