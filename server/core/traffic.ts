import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from './actor.rules.ts';
import { callerOf } from './caller.ts';
import { narrowInWide, networksOf } from './client-address.ts';
import { AppError } from './errors.ts';
import { FairShares } from './fair-shares.ts';
import { type TrafficLimits, trafficMessages } from './traffic.rules.ts';

/** Where events are counted; names are different. */
export type OpenWindow = (name: string, window: { points: number; duration: number }) => RateLimiterAbstract;

const inThisProcess: OpenWindow = (_name, window) => new RateLimiterMemory(window);

export class Traffic {
  private readonly requests: NetworkWindow;
  private readonly cost: NetworkWindow;
  private readonly personCost: RateLimiterAbstract;
  private readonly turns: FairShares;
  private readonly places = new Map<string, number>();

  constructor(
    readonly limits: TrafficLimits,
    open = inThisProcess,
  ) {
    const { requests, cost, personCost, turns } = limits;
    this.requests = new NetworkWindow(open, 'requests', requests);
    this.cost = new NetworkWindow(open, 'cost', cost);
    this.personCost = open('person-cost', { points: personCost.limit, duration: personCost.seconds });
    this.turns = new FairShares({
      size: Infinity,
      ofCaller: turns.atOnce,
      slow: Infinity,
      waiting: turns.waiting,
      message: trafficMessages.tooMany,
      patienceSeconds: turns.patienceSeconds,
      busyMessage: trafficMessages.busy,
    });
  }

  /** Counts a request; RATE_LIMITED if its address sent too many. */
  countRequest(address: string): Promise<void> {
    return this.requests.count(address, 1, trafficMessages.tooMany());
  }

  /** Counts what an operation costs; RATE_LIMITED if its address or its person used too much. */
  async countCost(address: string, actor: Actor | null, cost: number): Promise<void> {
    await this.cost.count(address, cost, trafficMessages.tooCostly());
    if (actor) await countIn(this.personCost, actor.id, cost, trafficMessages.tooCostlyOfPerson());
  }

  inTurn<R>(address: string, work: () => Promise<R>): Promise<R> {
    return this.turns.run(callerOf(address), false, work);
  }

  /** While the database is silent no request waits for a turn: none comes to its end. */
  holdTurns(isHeld: boolean): void {
    this.turns.hold(isHeld);
  }

  /** Of one address, and of those around it. Returns the function that leaves the place, or null if all are taken. */
  takePlaceOfAddress(kind: string, address: string, limit: number): (() => void) | null {
    const [narrow = address, wide] = networksOf(address);
    const leave = this.takePlace(`${kind}:${narrow}`, limit);
    if (!leave || !wide) return leave;
    const leaveWide = this.takePlace(`${kind}:${wide}`, limit * narrowInWide);
    if (!leaveWide) leave();
    return leaveWide && (() => [leave, leaveWide].forEach((each) => each()));
  }

  /** The same under one name. */
  takePlace(name: string, limit: number): (() => void) | null {
    const taken = this.places.get(name) ?? 0;
    if (taken >= limit) return null;
    this.places.set(name, taken + 1);
    return () => {
      const left = (this.places.get(name) ?? 1) - 1;
      if (left > 0) this.places.set(name, left);
      else this.places.delete(name);
    };
  }
}

class NetworkWindow {
  private readonly windows: RateLimiterAbstract[];

  constructor(open: OpenWindow, name: string, { limit, seconds: duration }: { limit: number; seconds: number }) {
    this.windows = [
      open(`${name}-narrow`, { points: limit, duration }),
      open(`${name}-wide`, { points: limit * narrowInWide, duration }),
    ];
  }

  async count(address: string, points: number, message: string): Promise<void> {
    for (const [index, network] of networksOf(address).entries()) {
      const window = this.windows[index];
      if (window) await countIn(window, network, points, message);
    }
  }
}

async function countIn(window: RateLimiterAbstract, key: string, points: number, message: string): Promise<void> {
  try {
    await window.consume(key, points);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) });
  }
}
