import { t } from '@lingui/core/macro';
import type { RequestContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { escapeHtml } from '../core/plain-text.rules.ts';
import { productName } from '../core/product.rules.ts';
import { databaseIsAway } from '../core/database-away.ts';
import type { Job } from '../hiring/jobs/job.entity.ts';
import { readJob } from '../hiring/jobs/job.service.ts';
import { jobPosting } from './job-posting.ts';
import { isKnownAddress, pageAt, pages, siteDescription } from '../core/client-pages.rules.ts';

export interface PageHead {
  status: number;
  /** With 503. */
  retryAfterSeconds?: number | undefined;
  title: string;
  description: string;
  /** Null for a page that is not for search engines. */
  canonicalPath: string | null;
  structuredData?: object;
}

const descriptionLength = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`;
};

/** Of a page that is not for search engines. */
const ownPage = (): PageHead => ({
  status: 200,
  title: t`${productName} · Jobs in India`,
  description: siteDescription(),
  canonicalPath: null,
});

/** The client says so itself, and search engines forget the address. */
const noPage = (): PageHead => ({ ...ownPage(), status: 404, title: t`Page not found · ${productName}` });

/** A job that is not there (any more) is 404; a closed one is noindex. */
export async function headOf(path: string, query: string, open: () => Promise<RequestContext>): Promise<PageHead> {
  if (!isKnownAddress(path)) return noPage();
  const page = pageAt(path);
  // Each search has its own address; search engines keep the one without criteria.
  if (page?.head)
    return { status: 200, ...page.head(), canonicalPath: query && page === pages.jobSearch ? null : page.path };
  return page === pages.jobDetails ? headOfJob(open, /[^/]+(?=\/?$)/.exec(path)?.[0] ?? '') : ownPage();
}

async function headOfJob(open: () => Promise<RequestContext>, id: string): Promise<PageHead> {
  try {
    const context = await open();
    const job = await readJob(context, { id });
    return ofJob(job, `${context.services.config.publicUrl}/jobs/details/${job.id}`);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND')
      return { ...ownPage(), status: 404, title: t`Job not found · ${productName}` };
    // The page itself says what is wrong, and tries again.
    return { ...ownPage(), status: 503, retryAfterSeconds: databaseIsAway().details.retryAfterSeconds };
  }
}

function ofJob(job: Job, url: string): PageHead {
  const isOpen = job.status === 'ACTIVE';
  return {
    status: 200,
    title: `${job.title}, ${job.company.name} · ${productName}`,
    description: shortened(`${job.salaryText}, ${job.location}, ${job.experienceText}. ${job.description}`),
    canonicalPath: isOpen ? `/jobs/details/${job.id}` : null,
    ...(isOpen ? { structuredData: jobPosting(job, url) } : {}),
  };
}

/** Nothing in it can end the script element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export function renderHead({ title, description, canonicalPath, structuredData }: PageHead, publicUrl: string): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonicalPath === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(publicUrl + canonicalPath)}">`,
    property('og:site_name', productName),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(canonicalPath === null ? [] : [property('og:url', publicUrl + canonicalPath)]),
    property('og:image', `${publicUrl}/icon-512.png`),
    property('og:locale', 'en_IN'),
    ...(structuredData ? [`<script type="application/ld+json">${jsonForScript(structuredData)}</script>`] : []),
  ].join('\n    ');
}
