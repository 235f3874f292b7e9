/** Chance that repeats: the same seed gives the same sequence (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both ends included. */
  integer(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.integer(0, list.length - 1)];
    if (chosen === undefined) throw new Error('There is nothing to pick from an empty list.');
    return chosen;
  }

  /** In a random order, each at most once. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, list.length) }, () =>
      rest.splice(this.integer(0, rest.length - 1), 1),
    ).flat();
  }

  /** A key, as often as its number is large beside the others. */
  weighted<Key extends string>(weights: Partial<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
    if (!found) throw new Error('There are no weights.');
    return found[0];
  }

  /** An instant between two, later ones likelier the larger `bias` is above 1. */
  instant(from: Date, to: Date, bias = 1): Date {
    return new Date(Math.round(to.getTime() - (to.getTime() - from.getTime()) * this.next() ** bias));
  }

  /** A version 7 UUID of that instant, so that ids sort as the rows do. */
  uuid(at: Date): string {
    const time = at.getTime().toString(16).padStart(12, '0');
    const [first, second] = [this.hex(8), this.hex(8)];
    const variant = '89ab'[this.integer(0, 3)];
    const random = `7${first.slice(0, 3)}-${variant}${first.slice(3, 6)}-${second}${this.hex(4)}`;
    return `${time.slice(0, 8)}-${time.slice(8)}-${random}`;
  }

  private hex(digits: number): string {
    return Math.floor(this.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  }
}
