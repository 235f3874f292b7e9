/** Several chunks of one page can fail, and it is not known in advance which failure loses the page. */
const missingCode = new WeakSet<Error>();
/** Remembers why a chunk failed to load. */
export const noteMissingCode = (error: Error): void => void missingCode.add(error);

const storageKey = 'reloadedForNewVersion';
const NOT_AGAIN_WITHIN_MS = 60_000;

/**
 * After a deployment the old chunks are gone: one reload fetches the new ones. Only when the page is lost anyway, when
 * the server is reachable, and not in a loop. A user who has `left` that page meanwhile may be typing on another one,
 * which stays.
 */
export async function reloadForNewVersion(reason: unknown, left: AbortSignal): Promise<void> {
  if (!(reason instanceof Error) || !missingCode.has(reason)) return;
  if (Date.now() - Number(sessionStorage.getItem(storageKey)) < NOT_AGAIN_WITHIN_MS) return;
  const answer = await fetch(window.location.href, {
    method: 'HEAD',
    headers: { accept: 'text/html' },
    signal: left,
  }).catch(() => null);
  if (!answer?.ok || left.aborted) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
