import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../core/context.ts';
import { escapeHtml } from '../core/html.ts';
import { productName } from '../core/product.rules.ts';
import type { Job } from '../jobs/job.entity.ts';
import { type JobAddress, listOpenJobAddresses, listOpenJobParts, readOpenJobs } from '../jobs/job-feed.queries.ts';
import { seekerJobTypeLabels, workModeLabels } from '../jobs/job.labels.ts';

/** What search engines and job aggregators read: robots.txt, the sitemap, the feed of open jobs. */

const addressesPerFile = 20_000;
/** Of the newest jobs; an aggregator that reads every hour misses none. */
const mostInFeed = 10_000;
const publicPaths = ['/', '/jobs/search', '/about', '/privacy', '/terms'];
const privatePaths = ['/graphql', '/api/', '/files/', '/hire/', '/admin', '/superadmin', '/profile', '/schedule', '/applied-jobs', '/account', '/apply-for-jobs'];
const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function mountSiteFiles(app: FastifyInstance, { database, config, clock }: Services): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(
      ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`), `Sitemap: ${config.publicUrl}/sitemap.xml`, ''].join('\n'),
    ),
  );

  // One file as long as one is enough; the protocol allows 50,000 addresses in each.
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await listOpenJobParts(database, addressesPerFile);
    if (parts.length > 1) return sendXml(reply, sitemapIndex(parts, config.publicUrl));
    return sendXml(reply, sitemap(publicPaths, await listOpenJobAddresses(database, null, addressesPerFile), config.publicUrl));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', { schema: { params: { type: 'object', properties: { part: { type: 'string', format: 'uuid' } } } } }, async (request, reply) =>
    sendXml(reply, sitemap([], await listOpenJobAddresses(database, request.params.part, addressesPerFile), config.publicUrl)),
  );

  app.get('/jobs/feed.xml', async (_request, reply) => {
    const now = clock.now();
    const parts = await begun(readOpenJobs(database, { most: mostInFeed, now }));
    return sendXml(reply, Readable.from(feed(parts, config.publicUrl, now)));
  });
}

/** Its first part is read: a database that is away is an error while there is still a status to say so. */
async function begun<T>(parts: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await parts.next();
  return (async function* whole() {
    if (first.done) return;
    yield first.value;
    yield* parts;
  })();
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300').compress(xml);
  return reply;
}

const sitemapIndex = (parts: string[], publicUrl: string): string =>
  `${xmlStart}<sitemapindex xmlns="${sitemapSpace}">\n${parts.map((part) => `<sitemap><loc>${escapeHtml(publicUrl)}/sitemaps/${part}.xml</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`;

function sitemap(paths: string[], jobs: JobAddress[], publicUrl: string): string {
  const address = (path: string, changed = '') => `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
  const lines = [
    ...paths.map((path) => address(path)),
    ...jobs.map(({ id, updatedAt }) => address(`/jobs/details/${id}`, `<lastmod>${updatedAt.toISOString()}</lastmod>`)),
  ];
  return `${xmlStart}<urlset xmlns="${sitemapSpace}">\n${lines.join('\n')}\n</urlset>\n`;
}

/** XML has no word for most control characters, escaped or not. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const element = (name: string, text: string): string => `<${name}>${escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))}</${name}>`;

/** The XML that job aggregators read: one `source` with a `job` for each opening. */
async function* feed(parts: AsyncIterable<Job[]>, publicUrl: string, now: Date): AsyncGenerator<string> {
  yield `${xmlStart}<source>\n${element('publisher', productName)}${element('publisherurl', publicUrl)}${element('lastBuildDate', now.toUTCString())}\n`;
  for await (const jobs of parts) yield jobs.map((job) => feedItem(job, publicUrl)).join('');
  yield '</source>\n';
}

const feedItem = (job: Job, publicUrl: string): string =>
  `<job>${[
    element('title', job.title),
    element('date', job.postedAt.toUTCString()),
    element('referencenumber', job.id),
    element('url', `${publicUrl}/jobs/details/${job.id}`),
    element('company', job.company.name),
    element('city', job.location),
    element('country', 'IN'),
    element('description', job.description),
    element('salary', job.salaryText),
    element('jobtype', seekerJobTypeLabels[job.type]),
    element('experience', job.experienceText),
    element('remotetype', workModeLabels[job.workMode]),
    ...(job.closesAt ? [element('expirationdate', job.closesAt.toUTCString())] : []),
  ].join('')}</job>\n`;
