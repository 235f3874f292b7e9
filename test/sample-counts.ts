import type { SearchCountsQuery } from '../client/gql/graphql.ts';

/** What stands beside the filters while no choice is counted. */
export const noCounts: SearchCountsQuery = {
  searchCounts: { urgentOnly: [], datePosted: [], type: [], workMode: [] },
};
