/** The browser may refuse storage; lists then start with their first size. */
function attempt<Value>(run: () => Value): Value | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** The page size last chosen in this browser, from the offered sizes; the first one by default. Cleared at logout. */
export function pageSizeOf(list: 'applicants', sizes: readonly [number, ...number[]]) {
  const key = `kaamyab.page-size.${list}`;
  const stored = Number(attempt(() => localStorage.getItem(key)));
  return {
    size: sizes.find((size) => size === stored) ?? sizes[0],
    remember: (size: number): void => void attempt(() => localStorage.setItem(key, String(size))),
  };
}
