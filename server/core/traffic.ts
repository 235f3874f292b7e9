import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from './actor.rules.ts';
import { narrowInWide, networksOf } from './client-address.ts';
import { AppError } from './errors.ts';
import { type TrafficLimits, trafficMessages } from './traffic.rules.ts';

/** Where a caller stands in one window, for the headers that say it. */
export interface WindowState {
  policy: string;
  limit: number;
  seconds: number;
  left: number;
  resetInSeconds: number;
}

/** Where events are counted; names are different. */
export type OpenWindow = (name: string, window: { points: number; duration: number }) => RateLimiterAbstract;

const inThisProcess: OpenWindow = (_name, window) => new RateLimiterMemory(window);

export class Traffic {
  private readonly requests: NetworkWindow;
  private readonly cost: NetworkWindow;
  private readonly personCost: Window;
  private readonly taken = new Map<string, number>();

  constructor(
    readonly limits: TrafficLimits,
    open = inThisProcess,
  ) {
    const { requests, cost, personCost } = limits;
    this.requests = new NetworkWindow(open, 'requests', requests);
    this.cost = new NetworkWindow(open, 'cost', cost);
    this.personCost = new Window(open, 'person-cost', 'person-cost', personCost);
  }

  /** Counts a request; RATE_LIMITED if its address sent too many. */
  countRequest(address: string): Promise<WindowState> {
    return this.requests.count(address, 1, trafficMessages.tooMany());
  }

  /** Counts what an operation costs; RATE_LIMITED if its address or its person used too much. */
  async countCost(address: string, actor: Actor | null, cost: number): Promise<WindowState[]> {
    const ofAddress = await this.cost.count(address, cost, trafficMessages.tooCostly());
    if (!actor) return [ofAddress];
    return [ofAddress, await this.personCost.count(actor.id, cost, trafficMessages.tooCostlyOfPerson())];
  }

  /** RATE_LIMITED while that many requests and operations of the address are worked on. */
  async withinLimit<R>(address: string, work: () => Promise<R>): Promise<R> {
    const leave = this.takeSlotOfAddress('request', address, this.limits.atOnce);
    if (!leave) throw new AppError('RATE_LIMITED', trafficMessages.tooMany(), { retryAfterSeconds: 1 });
    return work().finally(leave);
  }

  /** Of one address, and of those around it. Returns the function that frees the slot, or null if all are taken. */
  takeSlotOfAddress(kind: string, address: string, limit: number): (() => void) | null {
    const [narrow = address, wide] = networksOf(address);
    const leave = this.takeSlot(`${kind}:${narrow}`, limit);
    if (!leave || !wide) return leave;
    const leaveWide = this.takeSlot(`${kind}:${wide}`, limit * narrowInWide);
    if (!leaveWide) leave();
    return leaveWide && (() => [leave, leaveWide].forEach((each) => each()));
  }

  /** The same under one name. */
  takeSlot(name: string, limit: number): (() => void) | null {
    const taken = this.taken.get(name) ?? 0;
    if (taken >= limit) return null;
    this.taken.set(name, taken + 1);
    return () => {
      const left = (this.taken.get(name) ?? 1) - 1;
      if (left > 0) this.taken.set(name, left);
      else this.taken.delete(name);
    };
  }
}

class NetworkWindow {
  private readonly windows: [narrow: Window, wide: Window];

  constructor(open: OpenWindow, name: string, { limit, seconds }: WindowSize) {
    this.windows = [
      new Window(open, name, `${name}-narrow`, { limit, seconds }),
      new Window(open, name, `${name}-wide`, { limit: limit * narrowInWide, seconds }),
    ];
  }

  /** Answers where it is tightest. */
  async count(address: string, points: number, message: string): Promise<WindowState> {
    const [narrow, wide] = this.windows;
    const [network = address, around] = networksOf(address);
    const state = await narrow.count(network, points, message);
    if (!around) return state;
    const wider = await wide.count(around, points, message);
    return wider.left < state.left ? wider : state;
  }
}

interface WindowSize {
  limit: number;
  seconds: number;
}

class Window {
  private readonly counter: RateLimiterAbstract;

  constructor(
    open: OpenWindow,
    private readonly policy: string,
    name: string,
    private readonly size: WindowSize,
  ) {
    this.counter = open(name, { points: size.limit, duration: size.seconds });
  }

  async count(key: string, points: number, message: string): Promise<WindowState> {
    try {
      return this.stateOf(await this.counter.consume(key, points));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const state = this.stateOf(error);
      throw new BeyondLimit(message, state);
    }
  }

  private stateOf({ remainingPoints, msBeforeNext }: RateLimiterRes): WindowState {
    const resetInSeconds = Math.ceil(msBeforeNext / 1000);
    return { policy: this.policy, ...this.size, left: Math.max(0, remainingPoints), resetInSeconds };
  }
}

export class BeyondLimit extends AppError {
  constructor(
    message: string,
    readonly state: WindowState,
  ) {
    super('RATE_LIMITED', message, { retryAfterSeconds: state.resetInSeconds });
  }
}
