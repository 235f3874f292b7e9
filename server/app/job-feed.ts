import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Services } from '../core/context.ts';
import { escapeHtml } from '../core/plain-text.rules.ts';
import { asPublicRead } from '../core/replicas.ts';
import { productName } from '../core/product.rules.ts';
import type { Job } from '../hiring/jobs/job.entity.ts';
import { type Address, addressesOf } from './job-places.ts';
import { descriptionHtml } from './job-posting.ts';
import { findLastJobEvent, readOpenJobs } from '../hiring/jobs/job-feed.queries.ts';
import { seekerJobTypeLabels, workModeLabels } from '../hiring/jobs/job.labels.ts';

/** Of the newest jobs; an aggregator that reads every hour misses none. */
const mostInFeed = 10_000;
const longestKeptMs = 60_000;
const unpackedBytes = 256 * 1024;

interface Kept {
  lastEvent: string | null;
  builtAt: number;
  isUnderWay: boolean;
  compressed: Promise<Buffer>;
}

/**
 * For job aggregators: built once for all who ask and cached compressed until a job changes, a minute at most, so that
 * it costs two short statements and never breaks off in the middle.
 */
export class JobFeed {
  private kept: Kept | undefined;

  constructor(private readonly services: Services) {}

  /** Without gzip it is unpacked as fast as it is read: off the event loop, and never as a whole. */
  async read(isCompressed: boolean): Promise<Buffer | Readable> {
    const compressed = await asPublicRead(() => this.current());
    return isCompressed ? compressed : createGunzip({ chunkSize: unpackedBytes }).end(compressed);
  }

  private async current(): Promise<Buffer> {
    const { database, clock, config } = this.services;
    const lastEvent = await findLastJobEvent(database);
    const now = clock.now();
    const isFresh = this.kept?.lastEvent === lastEvent && now.getTime() - this.kept.builtAt < longestKeptMs;
    if (!this.kept || !(isFresh || this.kept.isUnderWay)) {
      const kept: Kept = {
        lastEvent,
        builtAt: now.getTime(),
        isUnderWay: true,
        compressed: compress(feed(readOpenJobs(database, mostInFeed), config.publicUrl, now)),
      };
      this.kept = kept;
      kept.compressed.then(
        () => void (kept.isUnderWay = false),
        () => void (this.kept = undefined),
      );
    }
    return this.kept.compressed;
  }
}

async function compress(text: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  await pipeline(Readable.from(text), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const part of compressed) parts.push(part);
  });
  return Buffer.concat(parts);
}

// XML has no word for most control characters, escaped or not.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const outsideXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const element = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replace(outsideXml, ''))}</${name}>`;

/** `]]>` would end it; split between two, readers see it whole. */
const cdata = (name: string, html: string): string =>
  `<${name}><![CDATA[${html.replace(outsideXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

/** Readers know one city for each job; the country and the state only if all share them. */
function placeElements({ location, workMode }: Job): string[] {
  const found = addressesOf(location, workMode === 'REMOTE');
  const shared = (key: keyof Address) => {
    const values = new Set(found.map((address) => address[key]));
    const [value] = values;
    return values.size === 1 ? value : undefined;
  };
  const cities = found.flatMap(({ addressLocality }) => addressLocality ?? []).join(', ');
  const [state, country] = [shared('addressRegion'), shared('addressCountry')];
  return [
    ...(cities ? [element('city', cities)] : []),
    ...(state ? [element('state', state)] : []),
    ...(country ? [element('country', country)] : []),
  ];
}

async function* feed(parts: AsyncIterable<Job[]>, publicUrl: string, now: Date): AsyncGenerator<string> {
  const about = [
    element('publisher', productName),
    element('publisherurl', publicUrl),
    element('lastBuildDate', now.toUTCString()),
  ];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${about.join('')}\n`;
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
    ...placeElements(job),
    cdata('description', descriptionHtml(job.description)),
    element('salary', job.salaryText),
    element('jobtype', seekerJobTypeLabels[job.type]()),
    element('experience', job.experienceText),
    ...(job.workMode === 'OFFICE' ? [] : [element('remotetype', workModeLabels[job.workMode]())]),
    ...(job.closesAt ? [element('expirationdate', job.closesAt.toUTCString())] : []),
  ].join('')}</job>\n`;
