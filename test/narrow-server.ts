import { trafficLimits } from '../server/core/traffic.rules.ts';
import { startServerBehindProxy } from './logins.ts';
import type { TestServer } from './server.ts';

/** A server with limits low enough for a test to reach. */
export const startNarrowServer = (): Promise<TestServer> =>
  startServerBehindProxy({
    config: {
      trafficLimits: {
        ...trafficLimits,
        requests: { limit: 8, seconds: 60 },
        longLists: 1,
        atOnce: 2,
        cost: { limit: 500, seconds: 60 },
        personCost: { limit: 400, seconds: 60 },
        sockets: { ofAddress: 6, anonymous: 3, ofPerson: 2 },
        socketOperations: { atOnce: 4, refusals: 3 },
      },
    },
  });
