import { type ApolloClient, type FieldFunctionOptions, InMemoryCache, type Reference } from '@apollo/client';

/**
 * Objects without an id of their own: what two queries ask of them is merged instead of one answer replacing the other.
 */
// oxlint-disable-next-line kaamyab/bare-words -- names of types
const partsOfOthers = ['ApplicationPermissions', 'Applicant', 'AutoStop', 'HrAnalytics', 'JobPermissions', 'SiteStats'];

/** Of these there is one: the answer of a change takes the place of what was read. */
const single = ['HrProfile', 'JobseekerProfile', 'PortalSettings', 'SiteTexts'];

/** A page is put before what is known already; the newest messages take the place of what is known of them. */
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

/** The client's state: what the API answered. One for a window, and one for each page that the server renders. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          supportMessages: { keyArgs: false, merge: joinMessages },
          visitorMessages: { keyArgs: false, merge: joinMessages },
          supportConversationMessages: { keyArgs: ['id'], merge: joinMessages },
        },
      },
      // The list of companies has the ids of members alone; each answer has all of them.
      CompanyRecord: { fields: { members: { merge: false } } },
      ...Object.fromEntries(partsOfOthers.map((type) => [type, { merge: true }])),
      ...Object.fromEntries(single.map((type) => [type, { keyFields: [] }])),
    },
  });

/**
 * What the server said before is shown at once and asked for again, as others change it meanwhile. Queries whose list
 * must not move under a finger, or whose answer came with the page, say `cache-first`.
 */
export const defaultOptions: ApolloClient.DefaultOptions = { watchQuery: { fetchPolicy: 'cache-and-network' } };
