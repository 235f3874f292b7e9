import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from './logger.ts';
import type { OpenWindow } from './traffic.ts';

const longestCommandMs = 250;
const beatMs = 500;

/**
 * Windows that all processes count in one Redis. While that is away, silent or refuses, each process counts for itself,
 * as it does without one (decision 0058).
 */
export class SharedWindows {
  private readonly redis: Redis;
  private readonly beat: NodeJS.Timeout;
  private isAway: boolean | undefined;

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
    this.redis.on('error', (error: Error) => this.tell(true, error.message));
    this.redis.on('close', () => this.tell(true));
    this.redis.on('ready', () => this.tell(false));
    // One that is silent is left; it is ready again when it answers.
    this.beat = setInterval(() => {
      if (this.redis.status === 'ready') this.redis.ping().catch(() => this.redis.disconnect(true));
    }, beatMs).unref();
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

  close(): void {
    clearInterval(this.beat);
    this.redis.removeAllListeners('close');
    this.redis.disconnect();
  }

  private tell(isAway: boolean, reason = 'the line was closed'): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.log.warn({ reason }, 'Redis is away; each process counts requests for itself');
    else this.log.info('Redis is there; it counts requests for all processes');
  }
}
