declare global {
  interface Window {
    /** Both are set by a script in index.html, which is there before anything can be pressed. */
    noteEarlyPress?: (event: MouseEvent) => void;
    earlyPress?: HTMLButtonElement | HTMLInputElement;
  }
}

/** The page answers by itself from now on; what was pressed while its code was still on its way is pressed now. */
export function pressAgain(): void {
  if (!window.noteEarlyPress) return;
  window.removeEventListener('click', window.noteEarlyPress, true);
  delete window.noteEarlyPress;
  if (window.earlyPress?.isConnected) window.earlyPress.click();
  delete window.earlyPress;
}
