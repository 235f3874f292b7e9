import { type ApolloClient, type FieldFunctionOptions, InMemoryCache, type Reference } from '@apollo/client';

/** Objects without an id: the fields of two queries are merged instead of one answer replacing the other. */
// oxlint-disable-next-line kaamyab/bare-words -- names of types
const partsOfOthers = ['ApplicationPermissions', 'Applicant', 'AutoStop', 'HrAnalytics', 'JobPermissions', 'SiteStats'];

/** Singletons: the answer of a mutation replaces the cached object. */
const single = ['HrProfile', 'JobseekerProfile', 'PortalSettings', 'SiteTexts'];

/** Earlier pages are prepended; refetched newest messages replace the cached ones. */
function joinMessages(
  known: readonly Reference[] = [],
  read: readonly Reference[],
  { args, readField }: FieldFunctionOptions,
): readonly Reference[] {
  if (args?.before) return [...read, ...known];
  const [first] = read;
  if (!first) return [];
  const from = readField('id', first);
  const overlap = known.findIndex((message) => readField('id', message) === from);
  return [...known.slice(0, Math.max(overlap, 0)), ...read];
}

/** The client's state: the API's answers. One cache for each window, and one for each server-rendered page. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          supportMessages: { keyArgs: false, merge: joinMessages },
          visitorMessages: { keyArgs: false, merge: joinMessages },
          supportConversationMessages: { keyArgs: ['id'], merge: joinMessages },
          // A list without a deleted one replaces the list with it.
          notifications: { merge: false },
        },
      },
      // The list of companies has only members' ids; each answer contains all of them.
      CompanyRecord: { fields: { members: { merge: false } } },
      ...Object.fromEntries(partsOfOthers.map((type) => [type, { merge: true }])),
      ...Object.fromEntries(single.map((type) => [type, { keyFields: [] }])),
    },
  });

/**
 * Cached data is shown at once and refetched, because others may change it. Queries whose list must not move under the
 * finger, or whose answer came with the page, use `cache-first`.
 */
export const defaultOptions: ApolloClient.DefaultOptions = { watchQuery: { fetchPolicy: 'cache-and-network' } };
