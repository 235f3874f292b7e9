import { t } from '@lingui/core/macro';
import { Repeater } from '@graphql-yoga/subscription';
import { AppError } from './errors.ts';
import type { Logger } from './logger.ts';
import type { PostgresEventChannel } from './postgres-events.ts';

/** Reaches the people whom it concerns on every server process. Carries ids only. */
export interface AppEvent {
  topic: string;
  userIds: string[];
  subjectId: string;
}

const longestWaitingList = 1000;

const isTooFarBehind = (): AppError =>
  new AppError('UNAVAILABLE', t`More happened than this connection could receive. Please subscribe again.`, {
    retryAfterSeconds: 5,
  });

export class EventBus {
  private readonly listeners = new Map<string, Set<(event: AppEvent) => void>>();

  constructor(
    private readonly channel: PostgresEventChannel,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    await this.channel.listen((event) => this.deliver(event));
  }

  /**
   * What `load` finds for each subject of one topic for one person, until the reader goes away. A subject that changes
   * again before it is read waits once. For a reader too far behind, and when loading fails, the stream ends with the
   * error.
   */
  subscribe<Item>(topic: string, userId: string, load: (subjectId: string) => Promise<Item>): AsyncIterable<Item> {
    return this.stream([topic], userId, load);
  }

  /**
   * What `load` finds as soon as the events are heard, so that none falls between, and again whenever one of the topics
   * concerns the person; of many events at once the last counts.
   */
  follow<Item>(topics: readonly string[], userId: string, load: () => Promise<Item>): AsyncIterable<Item> {
    return this.stream(topics, userId, load, 'whatever they are about');
  }

  private stream<Item>(
    topics: readonly string[],
    userId: string,
    load: (subjectId: string) => Promise<Item>,
    onlySubject?: string,
  ): AsyncIterable<Item> {
    return new Repeater<Item>(async (push, stop) => {
      const waiting = new Set<string>();
      let isPushing = false;
      const pushWaiting = async (): Promise<void> => {
        if (isPushing) return;
        isPushing = true;
        for (const subjectId of waiting) {
          waiting.delete(subjectId);
          await push(await load(subjectId));
        }
        isPushing = false;
      };
      const take = (subjectId: string): void => {
        waiting.add(onlySubject ?? subjectId);
        if (waiting.size > longestWaitingList) stop(isTooFarBehind());
        else pushWaiting().catch(stop);
      };
      const removals = topics.map((topic) => this.on(topic, userId, ({ subjectId }) => take(subjectId)));
      if (onlySubject) take(onlySubject);
      await stop;
      for (const remove of removals) remove();
      waiting.clear();
    });
  }

  /** Calls the listener for each event of the topic that concerns the person; returns the way to stop. */
  on(topic: string, userId: string, listener: (event: AppEvent) => void): () => void {
    const key = `${topic}:${userId}`;
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(key);
    };
  }

  async close(): Promise<void> {
    await this.channel.close();
  }

  /** A listener that fails does not stop the others. */
  private deliver(event: AppEvent): void {
    for (const userId of event.userIds) {
      for (const listener of this.listeners.get(`${event.topic}:${userId}`) ?? []) {
        try {
          listener(event);
        } catch (error) {
          this.log.error({ err: error, topic: event.topic }, 'A listener failed');
        }
      }
    }
  }
}
