import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext, Services } from '../core/context.ts';
import { headOf, noPage, renderHead } from './page-head.ts';
import type { FirstHtml, PageRenderer } from './page-renderer.ts';

const noncePlaceholders = { style: '__CSP_NONCE__', script: '__CSP_SCRIPT_NONCE__' };
const emptyRoot = '<div id="root"></div>';
/** What the built page says of itself where no server says better (development). */
const ownHead = /<title>.*?<\/title>\s*<meta name="description"[^>]*>/s;

interface ClientPages {
  /** Folder of the built client. */
  root: string;
  services: Services;
  renderer: PageRenderer;
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
}

/** The built client: hashed files for a year, the page itself never cached, every path of the client's router answered with it. */
export async function mountClient(app: FastifyInstance, { root, services, renderer, open }: ClientPages): Promise<void> {
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
  }

  app.get<{ Params: { id: string } }>('/job/:id', async (request, reply) => reply.redirect(`/jobs/details/${encodeURIComponent(request.params.id)}`, 301));

  // The address in the header of a mail, opened by a person: the page has it behind the #, where no log keeps it, and asks first.
  app.get<{ Params: { link: string } }>('/unsubscribe/:link', async (request, reply) => reply.redirect(`/unsubscribe#link=${encodeURIComponent(request.params.link)}`, 303));

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found.', code: 'NOT_FOUND' }));

  app.get('/*', async (request, reply) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || template === undefined) return reply.callNotFound();
    const [path = '/', query = ''] = request.url.split('?', 2);
    const visit = { path, url: services.config.publicUrl + request.url, userAgent: request.headers['user-agent'] ?? '', open: () => open(request, reply) };
    const head = (await renderer.hasPage(path)) ? await headOf(path, query, visit.open) : noPage;
    const first = head.status === 200 ? await renderer.render(visit) : null;
    const html = template.render({ head: renderHead(head, services.config.publicUrl), first, nonces: reply.cspNonce });
    reply.code(head.status).type('text/html; charset=utf-8').header('cache-control', 'no-store').compress(html);
    return reply;
  });
}

const styleLink = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const scriptTag = /<script type="module" crossorigin|<link rel="modulepreload" crossorigin/g;

/** Puts a page together. Texts are inserted by function: one from outside may hold what `replace` takes for a pattern. */
class PageTemplate {
  private readonly styles = new Map<string, string>();

  constructor(private readonly root: string, private readonly template: string) {}

  render({ head, first, nonces }: { head: string; first: FirstHtml | null; nonces: { style: string; script: string } }): string {
    const page = this.template.replace(ownHead, () => head).replaceAll(noncePlaceholders.style, nonces.style).replaceAll(noncePlaceholders.script, nonces.script);
    if (!first) return page;
    // What is to be seen comes first, in one go: styles in the page, and all scripts after it.
    return page
      .replace(styleLink, (_link, file: string) => this.inlined(file, nonces.style))
      .replace(scriptTag, (tag) => `${tag} fetchpriority="low"`)
      .replace('</head>', () => `${first.css.map((file) => this.inlined(file, nonces.style)).join('')}${first.js.map(preload).join('')}</head>`)
      .replace(emptyRoot, () => `<div id="root">${first.html}</div>${first.state}`);
  }

  /** `data-file` tells the client that this sheet is there, so that its loader does not fetch it again. */
  private inlined(file: string, nonce: string): string {
    let text = this.styles.get(file);
    if (text === undefined) this.styles.set(file, (text = readFileSync(join(this.root, file), 'utf8')));
    return `<style nonce="${nonce}" data-file="/${file}">${text}</style>`;
  }
}

const preload = (file: string): string => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
