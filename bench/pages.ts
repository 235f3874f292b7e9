import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../scripts/find-browser.mjs';
import { demoPassword } from '../server/demo/demo.service.ts';
import { type Figure, type Goal, medianOf } from './figure.ts';
import { installApart } from './installed-apart.ts';
import { startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

/** Lighthouse results of pages on a simulated phone: slow 4G, a processor four times slower than this one. */

interface Audit {
  /** By category, out of 100. */
  scores: Record<string, number>;
  /** Largest contentful paint, in ms. */
  largest: number;
  /** The final address of the page. */
  finalUrl: string;
}

interface AuditedPage {
  path: string;
  /** Measured with `--quick`, too. */
  isSample?: true;
  as?: 'seeker' | 'hr';
  performance: number;
  largestSeconds: number;
  /** Search engines should index it. */
  isPublic?: true;
}

const site = { performance: 97, largestSeconds: 1.5, isPublic: true } as const;
const wayIn = { performance: 95, largestSeconds: 2 };
const signedIn = { performance: 85, largestSeconds: 2.5 };

const pagesOf = (jobId: string): AuditedPage[] => [
  { path: '/', ...site },
  { path: '/jobs/search', isSample: true, ...site },
  { path: `/jobs/details/${jobId}`, ...site },
  { path: '/login', ...wayIn },
  { path: '/register', ...wayIn },
  { path: '/profile', as: 'seeker', ...signedIn },
  { path: '/apply-for-jobs', as: 'seeker', ...signedIn },
  { path: '/applied-jobs', as: 'seeker', ...signedIn },
  { path: '/hire/hrprofile', as: 'hr', ...signedIn },
  { path: '/hire/applications', as: 'hr', ...signedIn },
];

const execute = promisify(execFile);

async function cookieOf(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/login-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.kaamyab.test`, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function anyJob(url: string): Promise<string> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ jobs(pageSize: 1) { items { id } } }' }),
  });
  const { data } = (await answer.json()) as { data: { jobs: { items: { id: string }[] } } };
  return data.jobs.items[0]?.id ?? '';
}

/** On the demo, each page in its own browser. */
export async function measurePages(stand: Stand): Promise<Figure[]> {
  const program = join(installApart('lighthouse'), 'audit.mjs');
  const browser = findBrowser();
  const server = await startMeasuredServer((await stand.demo()).folder);
  try {
    const cookies = { seeker: await cookieOf(server.url, 'seeker'), hr: await cookieOf(server.url, 'hr') };
    const figures: Figure[] = [];
    const pages = pagesOf(await anyJob(server.url)).filter(({ isSample }) => isSample || !stand.isQuick);
    for (const { path, as, performance, largestSeconds, isPublic } of pages) {
      const audits: Audit[] = [];
      for (let round = stand.isQuick ? 1 : 3; round > 0; round -= 1) {
        const { stdout } = await execute(process.execPath, [
          program,
          browser,
          server.url + path,
          ...(as ? [cookies[as]] : []),
        ]);
        const audit = JSON.parse(stdout) as Audit;
        if (new URL(audit.finalUrl).pathname !== path) throw new Error(`${path} led to ${audit.finalUrl}`);
        audits.push(audit);
      }
      const row = path.replace(/[\w-]{36}$/, '…');
      const score = (column: string, goal: Goal): Figure => ({
        row,
        column,
        value: medianOf(audits.map(({ scores }) => scores[column] ?? 0)),
        goal,
      });
      figures.push(
        score('performance', { atLeast: performance }),
        {
          row,
          column: 'largest paint, s',
          value: medianOf(audits.map(({ largest }) => largest)) / 1000,
          goal: { atMost: largestSeconds },
        },
        score('accessibility', { atLeast: 100 }),
        score('best-practices', { atLeast: 100 }),
        ...(isPublic ? [score('seo', { atLeast: 100 })] : []),
      );
    }
    return figures;
  } finally {
    await server.stop();
  }
}
