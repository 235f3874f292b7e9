const MOST_NUMBERS = 5;

/** Page numbers to offer: all up to five, else first, last and the neighbours of the current one; null is a gap. */
export function pageSteps(current: number, last: number): (number | null)[] {
  if (last <= MOST_NUMBERS) return Array.from({ length: last }, (_, index) => index + 1);
  const middle = Math.min(Math.max(current, 3), last - 2);
  const shown = [...new Set([1, middle - 1, middle, middle + 1, last])].toSorted((a, b) => a - b);
  return shown.flatMap((step, index) => {
    const distance = step - (shown[index - 1] ?? 0);
    return distance === 1 ? [step] : distance === 2 ? [step - 1, step] : [null, step];
  });
}
