declare global {
  interface Window {
    /** Both are set by a script in index.html, which runs before anything can be pressed. */
    noteEarlyPress?: (event: MouseEvent) => void;
    earlyPress?: HTMLButtonElement | HTMLInputElement;
  }
}

/** The page is hydrated: presses made while its code was still loading are replayed now. */
export function pressAgain(): void {
  if (!window.noteEarlyPress) return;
  window.removeEventListener('click', window.noteEarlyPress, true);
  delete window.noteEarlyPress;
  if (window.earlyPress?.isConnected) window.earlyPress.click();
  delete window.earlyPress;
}
