/** Several parts of one page can fail, and which of them the page is lost by is not known before. */
const missingCode = new WeakSet<Error>();
/** Remembers why a part of the code did not come. */
export const noteMissingCode = (error: Error): void => void missingCode.add(error);

const storageKey = 'reloadedForNewVersion';
const NOT_AGAIN_WITHIN_MS = 60_000;

/**
 * After a new version is rolled out the old chunks are gone: one reload fetches the new ones. Only when the page that
 * is lost anyway asks for it, when the server can be reached, and not again and again. A person who has `left` that
 * page meanwhile may be typing on another one, which stays.
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
