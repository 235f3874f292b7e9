import { AppError } from './errors.ts';
import type { Message } from './text.rules.ts';

export interface ShareLimits {
  size: number;
  /** Of one caller. */
  ofCaller: number;
  /** Of these, those that are known to be slow. */
  slow: number;
  /** Tasks of one caller that wait; more are refused with the message. */
  waiting: number;
  message: Message;
  patienceSeconds: number;
  busyMessage: Message;
}

interface Waiting {
  isSlow: boolean;
  begin: () => void;
}

const soon = { retryAfterSeconds: 1 };

/**
 * Shares something scarce: each caller runs a few tasks at once, slow tasks have a part of their own, and waiting
 * callers take turns. RATE_LIMITED for a caller with too many waiting tasks, UNAVAILABLE for a task whose turn does not
 * come in time.
 */
export class FairShares {
  private running = 0;
  private runningSlow = 0;
  private readonly runningOf = new Map<string, number>();
  /** By caller; the one served last comes last. */
  private readonly waitingOf = new Map<string, Waiting[]>();

  constructor(private readonly limits: ShareLimits) {}

  async run<R>(caller: string, isSlow: boolean, task: () => Promise<R>): Promise<R> {
    await this.turnOf(caller, isSlow);
    try {
      return await task();
    } finally {
      this.count(caller, isSlow, -1);
      this.beginNext();
    }
  }

  waitingFor(caller: string): { all: number; own: number } {
    let all = 0;
    for (const { length } of this.waitingOf.values()) all += length;
    return { all, own: this.waitingOf.get(caller)?.length ?? 0 };
  }

  private async turnOf(caller: string, isSlow: boolean): Promise<void> {
    if (!this.waitingOf.has(caller) && this.hasRoom(caller, isSlow)) return this.count(caller, isSlow, 1);
    const waiting = this.waitingOf.get(caller) ?? [];
    if (waiting.length >= this.limits.waiting) throw new AppError('RATE_LIMITED', this.limits.message(), soon);
    this.waitingOf.set(caller, waiting);
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        // Not at once: between the turns of one caller the process reads what others have sent.
        setImmediate(resolve);
      };
      const giveUp = () => {
        this.forget(caller, own);
        reject(new AppError('UNAVAILABLE', this.limits.busyMessage(), soon));
      };
      const own = { isSlow, begin };
      const patience = setTimeout(giveUp, this.limits.patienceSeconds * 1000).unref();
      waiting.push(own);
      this.beginNext();
    });
  }

  private forget(caller: string, own: Waiting): void {
    const left = this.waitingOf.get(caller)?.filter((each) => each !== own) ?? [];
    if (left.length > 0) this.waitingOf.set(caller, left);
    else this.waitingOf.delete(caller);
  }

  private hasRoom(caller: string, isSlow: boolean): boolean {
    const { size, ofCaller, slow } = this.limits;
    return this.running < size && (this.runningOf.get(caller) ?? 0) < ofCaller && (!isSlow || this.runningSlow < slow);
  }

  private count(caller: string, isSlow: boolean, by: 1 | -1): void {
    this.running += by;
    if (isSlow) this.runningSlow += by;
    const left = (this.runningOf.get(caller) ?? 0) + by;
    if (left > 0) this.runningOf.set(caller, left);
    else this.runningOf.delete(caller);
  }

  /** One turn for each caller: the first of its tasks that has room, as slow ones may have to wait longer. */
  private beginNext(): void {
    for (const [caller, waiting] of Array.from(this.waitingOf)) {
      if (this.running >= this.limits.size) return;
      const place = waiting.findIndex(({ isSlow }) => this.hasRoom(caller, isSlow));
      const [next] = place < 0 ? [] : waiting.splice(place, 1);
      if (!next) continue;
      this.waitingOf.delete(caller);
      if (waiting.length > 0) this.waitingOf.set(caller, waiting);
      this.count(caller, next.isSlow, 1);
      next.begin();
    }
  }
}
