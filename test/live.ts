import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';

/** The events of a subscription, in order; `next` waits for the first unread one. */
export interface LiveStream<Item> {
  next(): Promise<Item>;
  /** Unread events. */
  waiting: Item[];
}

interface Taker<Item> {
  resolve: (item: Item) => void;
  reject: (error: unknown) => void;
}

/** A client that stays connected: graphql-ws over a real WebSocket, with a bearer token or as a visitor. */
export class LiveClient {
  private readonly client: Client;

  constructor(
    private readonly server: TestServer,
    private readonly person?: TestPerson,
  ) {
    this.client = createClient({
      url: `${server.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: person ? { authorization: `Bearer ${person.token}` } : {},
      lazy: true,
      retryAttempts: 0,
    });
  }

  /** Resolves when the server is subscribed for this person: later events arrive. Rejects when it refuses. */
  async subscribe<Item>(topic: string, selection: string): Promise<LiveStream<Item>> {
    const waiting: Item[] = [];
    const takers: Taker<Item>[] = [];
    let failure: unknown;
    const fail = (error: unknown): void => {
      failure ??= error;
      for (const { reject } of takers.splice(0)) reject(error);
    };
    this.client.subscribe<Record<string, Item>>(
      { query: `subscription { ${topic} ${selection} }` },
      {
        next: ({ data, errors }) => {
          if (errors || !data) return fail(new AggregateError(errors ?? [], errors?.[0]?.message));
          const item = Object.values(data)[0] as Item;
          const taker = takers.shift();
          if (taker) taker.resolve(item);
          else waiting.push(item);
        },
        error: fail,
        complete: () => fail(new Error('The server ended the subscription.')),
      },
    );
    await until(
      () =>
        failure !== undefined ||
        waiting.length > 0 ||
        this.server.services.events['listeners'].has(`${topic}:${this.person?.id}`),
      `somebody listens to ${topic}`,
    );
    if (failure) throw failure;
    const next = () =>
      new Promise<Item>((resolve, reject) => {
        const item = waiting.shift();
        if (item !== undefined) resolve(item);
        else if (failure) reject(failure);
        else takers.push({ resolve, reject });
      });
    return { waiting, next };
  }

  /** The first answer; rejects with the server's errors. */
  query<Data>(query: string): Promise<Data> {
    return new Promise((resolve, reject) => {
      this.client.subscribe<Data>(
        { query },
        {
          next: ({ data, errors }) =>
            errors ? reject(new AggregateError(errors, errors[0]?.message)) : resolve(data as Data),
          error: reject,
          complete: () => undefined,
        },
      );
    });
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}
