import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/** A total, and the state of the database in which it was counted or last found to hold. */
export interface KeptTotal {
  total: number;
  /** When Postgres started: a restored or another server numbers its transactions anew. */
  startedAt: string;
  /** As `pg_current_snapshot()` spells it. */
  snapshot: string;
}

const charactersKept = 4_000_000;
/** Much shorter than changes are remembered (`sweepListChanges`). */
const keptMinutes = 10;

/** Totals that are costly to count, by what was counted. Who asks for one asks the database whether it still holds (decision 0013). */
export class KeptTotals extends LRUCache<string, KeptTotal> {
  constructor(clock: Clock) {
    super({
      maxSize: charactersKept,
      sizeCalculation: ({ startedAt, snapshot }, counted) => counted.length + startedAt.length + snapshot.length,
      ttl: keptMinutes * 60_000,
      perf: { now: () => clock.now().getTime() },
    });
  }
}
