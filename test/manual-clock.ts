import type { Clock } from '../server/core/clock.ts';

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  constructor(private time = new Date()) {}

  now(): Date {
    return new Date(this.time);
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const seconds = (by.seconds ?? 0) + 60 * (by.minutes ?? 0) + 3600 * (by.hours ?? 0) + 86_400 * (by.days ?? 0);
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }

  set(time: Date): void {
    this.time = time;
  }
}
