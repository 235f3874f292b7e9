declare global {
  interface Window {
    /** Set by a script in index.html, which is there before any file is asked for. */
    noteMissingEntry?: (event: ErrorEvent) => void;
  }
}

/** The page has its code: what fails to come from now on leaves it as it is (docs/decisions/0008). */
export function forgetMissingEntry(): void {
  if (window.noteMissingEntry) window.removeEventListener('error', window.noteMissingEntry, true);
  delete window.noteMissingEntry;
}
