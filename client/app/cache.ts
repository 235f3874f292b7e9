import { InMemoryCache } from '@apollo/client';

/** Objects without an id of their own: what two queries ask of them is kept together instead of one answer replacing the other. */
const partsOfOthers = ['ApplicationPermissions', 'Applicant', 'AutoStop', 'HrAnalytics', 'HrProfile', 'JobPermissions', 'JobseekerProfile', 'SiteStats'];

/** The client's state: what the API answered. One for a window, and one for each page that the server renders. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ typePolicies: Object.fromEntries(partsOfOthers.map((type) => [type, { merge: true }])) });
