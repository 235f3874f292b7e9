declare global {
  interface Window {
    /** Set by a script in index.html, which runs before any file is requested. */
    noteMissingEntry?: (event: ErrorEvent) => void;
  }
}

/** The page has its code: later failures no longer affect it (docs/decisions/0008). */
export function forgetMissingEntry(): void {
  if (window.noteMissingEntry) window.removeEventListener('error', window.noteMissingEntry, true);
  delete window.noteMissingEntry;
}
