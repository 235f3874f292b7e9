/** The browser may refuse storage; lists then begin with their first size. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * How many rows of a list were last chosen in this browser, of the sizes that are offered; at first the first of them.
 * A logout forgets it.
 */
export function pageSizeOf(list: 'applicants', sizes: readonly [number, ...number[]]) {
  const key = `kaamyab.page-size.${list}`;
  const stored = Number(attempt(() => localStorage.getItem(key)));
  return {
    size: sizes.find((size) => size === stored) ?? sizes[0],
    remember: (size: number): void => void attempt(() => localStorage.setItem(key, String(size))),
  };
}
