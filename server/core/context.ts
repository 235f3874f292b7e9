import type { OperationDefinitionNode } from 'graphql';
import type { Actor } from './actor.rules.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { EventBus } from './events.ts';
import type { JobQueue } from './job-queue.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Outbox } from './outbox.ts';
import type { PublicAnswers } from './public-answers.ts';
import type { Secrets } from './secrets.ts';
import type { FileStorage } from './storage.ts';
import type { TaskQueue } from './tasks.ts';
import type { Traffic } from './traffic.ts';

/** The long-lived parts of a server process, put together in main. */
export interface Services {
  config: Config & { publicUrl: string };
  clock: Clock;
  database: Database;
  events: EventBus;
  log: Logger;
  metrics: Metrics;
  outbox: Outbox;
  publicAnswers: PublicAnswers;
  queue: JobQueue;
  secrets: Secrets;
  storage: FileStorage;
  tasks: TaskQueue;
  traffic: Traffic;
}

/** Cookies of the answer, and what else it leaves in the browser. Without effect over WebSocket. */
export interface CookieJar {
  set(name: string, value: string, options: { isReadable?: boolean; maxAgeSeconds: number }): void;
  clear(name: string): void;
  /** What the browser has stored of the portal: drafts, scroll positions. */
  clearStorage(): void;
}

export interface RequestContext {
  services: Services;
  actor: Actor | null;
  /** Asked by a page of another site, in a visitor's browser: it may read what is public. */
  isForeign?: boolean;
  /** It sent a token that belongs to no one. */
  hasWrongToken?: boolean;
  requestId: string;
  ipAddress: string;
  userAgent: string;
  cookies: Record<string, string | undefined>;
  cookieJar: CookieJar;
  /** Of a REST request: for what it makes. */
  idempotencyKey?: string;
  /** A solved challenge, as the request brought it. */
  proofOfWork?: string;
  /** Counts the cost of an operation, and says in the headers where the caller stands. Without: it is only counted. */
  countCost?: (cost: number) => Promise<unknown>;
  /** Hears what a GraphQL request asks for. */
  onOperation?: (operation: OperationDefinitionNode) => void;
  /** Hears of an operation that went well and whose answer all who are not signed in share, with its cost. */
  onPublicRead?: (cost: number) => void;
  log: Logger;
}
