import { t } from '@lingui/core/macro';
/**
 * So that no one keeps the others from being served; an office of 200 behind one router stays far below. Counted by
 * each server process for itself, requests and cost by all together where `REDIS_URL` is set; what guards mails and
 * files is counted in the database (`applicationLimits`, `interviewLimits`, `uploadLimits`).
 */
export const trafficLimits = {
  /** Requests of one address in a minute, files of the pages included. */
  requests: { limit: 30_000, seconds: 60 },
  /**
   * What its GraphQL operations cost in a minute, as `graphqlLimits.cost` measures it: the usual search is about 250.
   */
  cost: { limit: 6_000_000, seconds: 60 },
  /** The same for one person, from wherever. */
  personCost: { limit: 2_000_000, seconds: 60 },
  /** Requests and operations of one address that are worked on at once. */
  atOnce: 200,
  /** Connections that searches share: of them those of one address, and those of searches that no index helps. */
  searches: { atOnce: 5, ofAddress: 2, slow: 2, waiting: 200, patienceSeconds: 3 },
  uploads: 60,
  /** Feeds and sitemaps of one address at once. */
  longLists: 3,
  /** Of one address, those of them without a login, and those of one person. */
  sockets: { ofAddress: 1000, anonymous: 100, ofPerson: 30 },
  /** Of one socket at once, subscriptions included; after so many tries beyond that it is cut off. */
  socketOperations: { atOnce: 50, refusals: 20 },
} as const;

type Figures<T> = { [Name in keyof T]: T[Name] extends number ? number : Figures<T[Name]> };
export type TrafficLimits = Figures<typeof trafficLimits>;

export const trafficMessages = {
  tooMany: () => t`Too many requests from your network at once. Please try again in a moment.`,
  tooCostly: () => t`Too many requests from your network within a minute. Please try again in a moment.`,
  tooCostlyOfPerson: () => t`Too many requests within a minute. Please try again in a moment.`,
  busy: () => t`Kaamyab is busy just now. Please try again in a moment.`,
  searches: () => t`Too many searches from your network at once. Please try again in a moment.`,
  uploads: () => t`Too many uploads from your network at once. Please try again in a moment.`,
  sockets: () => t`Too many connections from your network at once.`,
  socketOperations: () => t`This connection has too many operations open at once.`,
} as const;
