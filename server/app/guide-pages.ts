import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import MarkdownIt, { type Token } from 'markdown-it';
import { escapeHtml } from '../core/plain-text.rules.ts';
import { productName } from '../core/product.rules.ts';
import { schemaText } from './graphql-schema.ts';
import { renderHead } from './page-head.ts';

/** The built server lies as far from it as this file. */
const folder = join(import.meta.dirname, '../../docs');

export const guidePath = '/api-guide';
const schemaPath = `${guidePath}/schema.graphql`;

const description = `How programs work with ${productName}: tokens, requests, errors, limits, live events and webhooks.`;

/** Where the server has a file that the guide links to. */
const addresses = new Map([['../schema.graphql', schemaPath]]);

/** The API guide and the schema, in English. The guide is the file whose requests a test sends. */
export async function mountGuidePages(
  app: FastifyInstance,
  { publicUrl, clientRoot }: { publicUrl: string; clientRoot: string },
): Promise<void> {
  const text = await readFile(join(folder, 'api-guide.md'), 'utf8');
  const html = renderPage(text, { sheets: styleSheets(clientRoot), publicUrl });
  app.get(guidePath, async (request, reply) => sendTagged(request, reply, 'text/html', html));
  app.get(schemaPath, async (request, reply) => sendTagged(request, reply, 'text/plain', schemaText()));
}

/** Kept by browsers, and asked for again each time: a page names styles of the build that made it. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', tag);
  if (request.headers['if-none-match']?.split(', ').includes(tag)) return reply.code(304).send();
  reply.type(`${type}; charset=utf-8`).compress(text);
  return reply;
}

/** Fonts and elements as on every page of the client, then the styles of the guide. */
function styleSheets(clientRoot: string): string {
  const page = join(clientRoot, 'index.html');
  const links = existsSync(page) ? readFileSync(page, 'utf8').match(/<link rel="stylesheet"[^>]*>/g) : null;
  return [...(links ?? []), '<link rel="stylesheet" href="/api-guide.css">'].join('\n');
}

/** HTML in the text is shown as text. */
const markdown = new MarkdownIt({ html: false });
// Wide ones scroll by themselves, by keys, too.
markdown.renderer.rules.fence = (tokens, at) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[at]?.content ?? '')}</code></pre>\n`;
markdown.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

interface Heading {
  level: string;
  id: string;
  text: string;
}

function renderPage(text: string, { sheets, publicUrl }: { sheets: string; publicUrl: string }): string {
  const tokens = markdown.parse(text, {});
  for (const { children } of tokens) pointLinks(children ?? []);
  const headings = nameHeadings(tokens);
  const title = `${headings[0]?.text ?? ''} · ${productName}`;
  const afterTitle = tokens.findIndex(({ type }) => type === 'heading_close') + 1;
  const htmlOf = (part: Token[]) => markdown.renderer.render(part, markdown.options, {});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${renderHead({ status: 200, title, description, canonicalPath: guidePath }, publicUrl)}
${sheets}
</head>
<body class="guide">
<header><a href="/">Back to ${productName}</a> <a href="/playground">API playground</a></header>
<main>
${htmlOf(tokens.slice(0, afterTitle))}
${renderContents(headings)}
${htmlOf(tokens.slice(afterTitle))}
</main>
</body>
</html>
`;
}

const renderContents = (headings: Heading[]): string => `<nav aria-label="Contents"><ul>
${headings
  .filter(({ level }) => level === 'h2')
  .map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
  .join('\n')}
</ul></nav>`;

/** Ids as code hosts make them, so that links within a file work in both places. */
function nameHeadings(tokens: Token[]): Heading[] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return [];
    const text = (tokens[at + 1]?.children ?? []).map(({ content }) => content).join('');
    const id = text
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-');
    token.attrSet('id', id);
    return [{ level: token.tag, id, text }];
  });
}

/** A link to a file of the project leads to where the server has it; without such a place its words stay. */
function pointLinks(parts: Token[]): void {
  let isGone = false;
  for (const part of parts) {
    if (part.type === 'link_open') {
      const [file = '', place = ''] = String(part.attrGet('href') ?? '').split(/(?=#)/);
      const address = /^(https:|\/|$)/.test(file) ? file : addresses.get(file);
      isGone = address === undefined;
      part.attrSet('href', `${address}${place}`);
    }
    if (part.type === 'link_open' || part.type === 'link_close') part.hidden = isGone;
  }
}
