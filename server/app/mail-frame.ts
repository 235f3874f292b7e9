import type { FastifyReply } from 'fastify';

/** No script, nothing from elsewhere, and only pages of this server may show it in a frame. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

export type Scheme = 'light' | 'dark';

/** A scheme shows the mail as it looks there, whatever this browser prefers. */
export function sendMailHtml(reply: FastifyReply, html: string, scheme?: Scheme): FastifyReply {
  const shown = scheme
    ? html.replace('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    : html;
  // A sandboxed page has an origin of its own: asking for an agent cluster by origin only makes the browser complain.
  reply.removeHeader('origin-agent-cluster');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .header('x-frame-options', 'SAMEORIGIN')
    .send(shown);
}
