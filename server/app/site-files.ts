import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/plain-text.rules.ts';
import { asPublicRead } from '../core/replicas.ts';
import { trafficMessages } from '../core/traffic.rules.ts';
import { parseInput } from '../core/use-case.ts';
import { type JobAddress, listOpenJobAddresses, listOpenJobParts } from '../hiring/jobs/job-feed.queries.ts';
import { guidePath } from './guide-pages.ts';
import { JobFeed } from './job-feed.ts';
import { allPages } from '../core/client-pages.rules.ts';

/** What robots.txt closes, each with all below it: what is for programs, and every page outside the site. */
const privatePaths = [
  '/graphql',
  '/api/',
  '/files/',
  ...new Set(allPages.filter(({ frame }) => frame !== 'SITE').map(({ path }) => `/${path.split('/')[1]}`)),
];
const publicPaths = [...allPages.filter(({ head }) => head).map(({ path }) => path), guidePath];

/** Of a path; the first of its addresses. */
const partOfSitemap = z.object({ part: z.uuid() });

const validMonths = 6;
const addressesPerFile = 20_000;
const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function mountSiteFiles(
  app: FastifyInstance,
  services: Services,
  addressOf: (request: IncomingMessage) => string,
): void {
  const { database, config, traffic } = services;
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...privatePaths.map((path) => `Disallow: ${path}`),
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  mountWellKnown(app, services);

  /** A few of megabytes at once keep the process busy with nothing but sending, and their statements the database. */
  const countLongList = (raw: IncomingMessage, reply: FastifyReply): void => {
    const leave = traffic.takeSlotOfAddress('long list', addressOf(raw), traffic.limits.longLists);
    if (!leave) throw new AppError('RATE_LIMITED', trafficMessages.tooMany(), { retryAfterSeconds: 5 });
    reply.raw.once('close', leave);
  };

  // One file as long as one is enough; the protocol allows 50,000 addresses in each.
  const addressesFrom = (from: string | null) =>
    asPublicRead(() => listOpenJobAddresses(database, from, addressesPerFile));
  app.get('/sitemap.xml', async ({ raw }, reply) => {
    countLongList(raw, reply);
    const parts = await asPublicRead(() => listOpenJobParts(database, addressesPerFile));
    if (parts.length > 1) return sendXml(reply, sitemapIndex(parts, config.publicUrl));
    return sendXml(reply, sitemap(publicPaths, await addressesFrom(null), config.publicUrl));
  });

  app.get('/sitemaps/:part.xml', async ({ params, raw }, reply) => {
    countLongList(raw, reply);
    return sendXml(reply, sitemap([], await addressesFrom(parseInput(partOfSitemap, params).part), config.publicUrl));
  });

  const jobFeed = new JobFeed(services);
  app.get('/jobs/feed.xml', async ({ headers, raw }, reply) => {
    countLongList(raw, reply);
    const isCompressed = /\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '');
    const xml = await jobFeed.read(isCompressed);
    if (isCompressed) reply.header('content-encoding', 'gzip');
    return withXmlHeaders(reply).header('vary', 'accept-encoding').send(xml);
  });
}

function mountWellKnown(app: FastifyInstance, { clock, config }: Services): void {
  // RFC 9116. It has to be looked through once a year; the date moves with the month, so that answers can be kept.
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const now = clock.now();
    const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1));
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${config.supportEmail}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
  // Where password managers lead people (W3C, "A Well-Known URL for Changing Passwords").
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('/ChangePassword', 302),
  );
}

const withXmlHeaders = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300');

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  withXmlHeaders(reply).compress(xml);
  return reply;
}

function sitemapIndex(parts: string[], publicUrl: string): string {
  const lines = parts.map((part) => `<sitemap><loc>${escapeHtml(publicUrl)}/sitemaps/${part}.xml</loc></sitemap>`);
  return `${xmlStart}<sitemapindex xmlns="${sitemapSpace}">\n${lines.join('\n')}\n</sitemapindex>\n`;
}

function sitemap(paths: string[], jobs: JobAddress[], publicUrl: string): string {
  const address = (path: string, changed = '') => `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
  const lines = [
    ...paths.map((path) => address(path)),
    ...jobs.map(({ id, updatedAt }) => address(`/jobs/details/${id}`, `<lastmod>${updatedAt.toISOString()}</lastmod>`)),
  ];
  return `${xmlStart}<urlset xmlns="${sitemapSpace}">\n${lines.join('\n')}\n</urlset>\n`;
}
