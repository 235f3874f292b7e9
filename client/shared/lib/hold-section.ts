/** Any of them means that the reader goes where the reader wants. */
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Long enough for what stands above to load. */
const HOLD_MS = 10_000;

/**
 * Moves the focus to a section and scrolls to it, again whenever what stands above it loads and grows, until the reader
 * acts. Gives the way to end it sooner.
 */
export function holdSection(section: HTMLElement, behavior: 'instant' | 'smooth'): () => void {
  const listening = new AbortController();
  const growth = new ResizeObserver(() => section.scrollIntoView({ behavior }));
  const stop = () => {
    clearTimeout(end);
    growth.disconnect();
    listening.abort();
  };
  const end = setTimeout(stop, HOLD_MS);
  section.focus({ preventScroll: true });
  // Observing reports the present size at once, which is the first scroll.
  growth.observe(document.body);
  for (const act of readerActs) window.addEventListener(act, stop, { signal: listening.signal, passive: true });
  return stop;
}
