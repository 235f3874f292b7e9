/** One measured number. The figures of a section form a table: what was measured as rows, how as columns. */
export interface Figure {
  row: string;
  column: string;
  value: number;
  /** The goal, if there is one. */
  goal?: Goal | undefined;
}

export type Goal = { atLeast: number } | { atMost: number };

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentilesOf(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const medianOf = (values: number[]): number => percentilesOf(values).p50;

/** In ms, with a goal for each. */
export const percentileFigures = (row: string, times: number[], goals: Partial<Percentiles> = {}): Figure[] =>
  Object.entries(percentilesOf(times)).map(([name, value]) => {
    const atMost = goals[name as keyof Percentiles];
    return { row, column: `${name}, ms`, value, goal: atMost === undefined ? undefined : { atMost } };
  });
