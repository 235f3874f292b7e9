/** Stands in for the server that files are requested from, and for the browser that downloads them. */
export function answerDownloads() {
  const downloads = { answer: 200 as number | 'FAIL', asked: [] as string[], begun: [] as string[] };
  const plainFetch = globalThis.fetch;
  const begin = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hasAttribute('download') && !event.defaultPrevented)
      downloads.begun.push(link.getAttribute('href') ?? '');
    // The test's window cannot navigate.
    if (link) event.preventDefault();
  };
  beforeEach(() => {
    Object.assign(downloads, { answer: 200, asked: [], begun: [] });
    globalThis.fetch = async (target, init) => {
      if (typeof target === 'string') downloads.asked.push(`${init?.method ?? 'GET'} ${target}`);
      if (downloads.answer === 'FAIL') throw new TypeError('Failed to fetch');
      return { ok: downloads.answer < 300, status: downloads.answer } as Response;
    };
    window.addEventListener('click', begin);
  });
  afterEach(() => {
    globalThis.fetch = plainFetch;
    window.removeEventListener('click', begin);
  });
  return downloads;
}
