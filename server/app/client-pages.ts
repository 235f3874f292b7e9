import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { headOf, renderHead } from './page-head.ts';
import type { FirstHtml, PageRenderer } from './page-renderer.ts';
import { isKnownAddress } from '../core/client-pages.rules.ts';
import type { OpenRequest } from './request-context.ts';
import { restRoutes } from './contents.ts';
import { withNonces } from './security-headers.ts';

interface ClientPages {
  root: string;
  services: Services;
  renderer: PageRenderer;
  open: OpenRequest;
}

/** Hashed files are cached for a year, the page never. It answers every path of the client's router. */
export async function mountClient(
  app: FastifyInstance,
  { root, services, renderer, open }: ClientPages,
): Promise<void> {
  const pageFile = join(root, 'index.html');
  const template = existsSync(pageFile) ? new PageTemplate(root, readFileSync(pageFile, 'utf8')) : undefined;
  if (template !== undefined) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      index: false,
      globIgnore: ['**/*.{br,gz,map}', 'index.html', '.vite/**'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    mountAssetsOfOtherBuilds(app, root);
  }

  app.get<{ Params: { id: string } }>('/job/:id', async (request, reply) =>
    reply.redirect(`/jobs/details/${encodeURIComponent(request.params.id)}`, 301),
  );

  // The address in a mail's header, opened by a person. The page gets it behind the #, which is not logged.
  app.get<{ Params: { link: string } }>('/unsubscribe/:link', async (request, reply) =>
    reply.redirect(`/unsubscribe#link=${encodeURIComponent(request.params.link)}`, 303),
  );

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found.', code: 'NOT_FOUND' }));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    ...withNonces,
    handler: async (request, reply) => {
      const [path = '/', query = ''] = request.url.split('?', 2);
      if (template === undefined || !wantsPage(path, request.headers.accept)) return reply.callNotFound();
      const visit = {
        path,
        url: services.config.publicUrl + request.url,
        userAgent: request.headers['user-agent'] ?? '',
        open: () => open(request, reply),
      };
      const head = await headOf(path, query, visit.open);
      reply.code(head.status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (head.retryAfterSeconds !== undefined) reply.header('retry-after', String(head.retryAfterSeconds));
      if (request.method === 'HEAD') return reply.send();
      const first = head.status === 200 ? await renderer.render(visit) : null;
      const headHtml = renderHead(head, services.config.publicUrl);
      reply.compress(template.render({ head: headHtml, first, nonces: reply.cspNonce }));
      return reply;
    },
  });
}

/**
 * While one process after the other is replaced, and by pages that are open longer, files of other builds are asked
 * for. Those that lie beside this one are kept (scripts/builds.mjs); who has none of them says so, and a proxy asks the
 * next process (docs/nginx.conf).
 */
function mountAssetsOfOtherBuilds(app: FastifyInstance, root: string): void {
  const builds = dirname(dirname(root));
  const place = basename(root);
  const holderOf = async (file: string): Promise<string | undefined> => {
    if (!basename(dirname(root)).startsWith('client-') || !/^[\w-][\w.-]*$/.test(file)) return undefined;
    const names = (await readdir(builds)).filter((name) => name.startsWith('client-') && !name.endsWith('.part'));
    return names.map((name) => join(builds, name, place)).find((other) => existsSync(join(other, 'assets', file)));
  };
  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params: { file } }, reply) => {
    const holder = await holderOf(file);
    if (holder) return reply.sendFile(`assets/${file}`, holder);
    // Not to be kept: the process that has it may be asked next.
    return reply.header('cache-control', 'no-store').callNotFound();
  });
}

const restPaths = new Set(restRoutes.map(({ path }) => path));
const isApiPath = (path: string): boolean => restPaths.has(path) || /^\/(api|files)(\/|$)/.test(path);

/** Browsers name HTML; messengers, curl and uptime checks take anything, or name nothing. */
function wantsPage(path: string, accept = ''): boolean {
  if (/text\/(html|\*)/i.test(accept)) return true;
  const takesAnything = accept.trim() === '' || (accept.includes('*/*') && !/\bjson\b/i.test(accept));
  return takesAnything && (isKnownAddress(path) || !isApiPath(path));
}

/**
 * In characters. Longer ones are antd's: what they style comes with its code, which loads them, and the browser keeps
 * them.
 */
const longestInlined = 50_000;

/** Nonces are filled in before what people wrote, which is escaped and so never looks like a place of the page. */
class PageTemplate {
  private readonly styles = new Map<string, string>();
  /** The client's entry, then what it imports. */
  private readonly code: string[];

  constructor(
    private readonly root: string,
    private readonly template: string,
  ) {
    this.code = [...template.matchAll(codeTags)].map(({ groups }) => groups?.file ?? '');
  }

  render(page: { head: string; first: FirstHtml | null; nonces: { style: string; script: string } }): string {
    const { head, first, nonces } = page;
    return (first ? this.withFilesOf(first) : this.template)
      .replaceAll('__CSP_NONCE__', nonces.style)
      .replaceAll('__CSP_SCRIPT_NONCE__', nonces.script)
      .replace(/<title>.*?<\/title>\s*<meta\s+name="description"[^>]*>/s, () => head)
      .replace(/<div id="root">.*?<\/div>/s, (built) =>
        first ? `<div id="root">${first.html}</div>${first.state}` : built,
      );
  }

  /** What is to be seen comes first: styles in the page; code is fetched once that has been painted. */
  private withFilesOf({ lang, css, js }: FirstHtml): string {
    const styles = css.map((file) => this.inlined(file)).filter((text) => text.length < longestInlined);
    return this.template
      .replace(/<html lang="[^"]+">/, `<html lang="${lang}">`)
      .replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (_link, file: string) => this.inlined(file))
      .replace(codeTags, '')
      .replace('</head>', () => `${styles.join('')}</head>`)
      .replace('</body>', () => `${startOf([...this.code, ...js])}</body>`);
  }

  /** By `data-file` the client's loader knows that this sheet is there and does not fetch it again. */
  private inlined(file: string): string {
    let text = this.styles.get(file);
    if (text === undefined) this.styles.set(file, (text = readFileSync(join(this.root, file), 'utf8')));
    return `<style nonce="__CSP_NONCE__" data-file="/${file}">${text}</style>`;
  }
}

const codeTags = new RegExp(
  [
    '<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)',
    '="/(?<file>[^"]+)">(?:</script>)?',
  ].join(''),
  'g',
);

/**
 * Fetches the files after the first paint and runs the first one, by an element, whose failure the page hears of
 * (client/index.html). A tab in the background is not painted.
 */
const startOf = (files: string[]): string => `<script type="module" nonce="__CSP_SCRIPT_NONCE__">
const files = ${JSON.stringify(files.map((file) => `/${file}`))};
if (!document.hidden) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
for (const href of files) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}
document.body.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: files[0] }));
</script>`;
