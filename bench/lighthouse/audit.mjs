// Audits one page on a simulated phone: node audit.mjs BROWSER URL [COOKIE]. Prints its results as JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [, , chromePath, url, cookie] = process.argv;
const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
try {
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    extraHeaders: cookie ? { Cookie: cookie } : undefined,
  });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
  const largest = lhr.audits['largest-contentful-paint'].numericValue;
  process.stdout.write(
    JSON.stringify({ scores: Object.fromEntries(scores), largest, finalUrl: lhr.finalDisplayedUrl }),
  );
} finally {
  chrome.kill();
}
