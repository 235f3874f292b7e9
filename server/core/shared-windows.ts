import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from './logger.ts';
import type { OpenWindow } from './traffic.ts';

const longestCommandMs = 250;
const beatMs = 500;
/**
 * Beats in a row without a byte from it: a slow one is not away. Beats and no clock, so that our own pauses count
 * little.
 */
const silentBeats = 5;

/**
 * Windows that all processes count in one Redis. While that is away, silent or refuses, each process counts for itself,
 * as it does without one (decision 0056).
 */
export class SharedWindows {
  private readonly redis: Redis;
  private readonly beat: NodeJS.Timeout;
  private isAway: boolean | undefined;
  private unheard = 0;

  constructor(
    url: string,
    private readonly log: Logger,
  ) {
    this.redis = new Redis(url, {
      enableOfflineQueue: false,
      connectTimeout: 2000,
      commandTimeout: longestCommandMs,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 100, 2000),
    });
    // Errors of commands carry their arguments: only the sentence is logged.
    this.redis.on('error', (error: Error) => this.logState(true, error.message));
    this.redis.on('close', () => this.logState(true));
    this.redis.on('ready', () => this.logState(false));
    this.redis.on('connect', () => {
      this.unheard = 0;
      this.redis.stream.on('data', () => (this.unheard = 0));
    });
    this.beat = setInterval(() => this.listen(), beatMs).unref();
  }

  readonly open: OpenWindow = (name, { points, duration }): RateLimiterAbstract =>
    new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `kaamyab:${name}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory({ points, duration }),
      // Who is beyond the limit is not counted any more, and costs Redis nothing.
      inMemoryBlockOnConsumed: points + 1,
    });

  get isThere(): boolean {
    return this.isAway === false;
  }

  /** One that is silent is left; it is ready again when it answers. */
  private listen(): void {
    if (this.redis.status !== 'ready') return;
    if ((this.unheard += 1) > silentBeats) return this.redis.disconnect(true);
    // The answer may come after the time of a command: then it is the bytes that count.
    this.redis.ping().catch(() => undefined);
  }

  close(): void {
    clearInterval(this.beat);
    this.redis.removeAllListeners('close');
    this.redis.disconnect();
  }

  private logState(isAway: boolean, reason = 'the line was closed'): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.log.warn({ reason }, 'Redis is away; each process counts requests for itself');
    else this.log.info('Redis is there; it counts requests for all processes');
  }
}
