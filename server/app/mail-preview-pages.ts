import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { escapeHtml } from '../core/html.ts';
import { type RenderedMail, renderMail } from '../core/mail-layout.ts';
import { productName } from '../core/product.rules.ts';
import { type Scheme, sendMailHtml } from './mail-frame.ts';
import { type MailPreview, mailPreviews } from './mail-previews.ts';

const idOf = ({ kind }: MailPreview): string => kind.replaceAll(' ', '-');

/** On a phone, light and dark, beside its plain text. Only where the development mailbox is in use. */
export function mountMailPreviews(app: FastifyInstance, services: Services): void {
  const rendered = () =>
    mailPreviews(services).map((preview) => ({
      ...preview,
      ...renderMail(preview.mail, productName, services.config.publicUrl),
    }));

  app.get('/dev/mails', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderPage(rendered(), reply.cspNonce.style)),
  );
  app.get<{ Params: { id: string }; Querystring: { scheme?: string } }>('/dev/mails/:id', async (request, reply) => {
    const found = rendered().find((preview) => idOf(preview) === request.params.id);
    const scheme: Scheme = request.query.scheme === 'dark' ? 'dark' : 'light';
    return found ? sendMailHtml(reply, found.html, scheme) : reply.callNotFound();
  });
}

function renderPreview(preview: MailPreview & RenderedMail): string {
  const id = escapeHtml(idOf(preview));
  const subject = escapeHtml(preview.subject);
  const frame = (scheme: Scheme) =>
    `<iframe title="${subject}, ${scheme}" src="/dev/mails/${id}?scheme=${scheme}" sandbox loading="lazy"></iframe>`;
  const files = (preview.mail.attachments ?? []).map(({ name }) => escapeHtml(name)).join(', ');
  return `<section id="${id}"><h2>${subject}</h2>
<p><code>${escapeHtml(preview.kind)}</code> ${escapeHtml(preview.when)}${files && `. Attached: ${files}`}</p>
<div class="parts">${frame('light')}${frame('dark')}<pre>${escapeHtml(preview.text)}</pre></div></section>`;
}

function renderPage(previews: (MailPreview & RenderedMail)[], nonce: string): string {
  const contents = previews
    .map((preview) => `<li><a href="#${escapeHtml(idOf(preview))}">${escapeHtml(preview.when)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mails</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body {
  font: 16px/1.5 system-ui, sans-serif; max-width: 1240px; margin: 24px auto; padding: 0 16px;
  overflow-wrap: anywhere;
}
ul { columns: 280px; padding: 0; list-style: none; }
li a { display: block; padding: 6px 0; }
section { border-top: 1px solid #8886; padding: 16px 0 32px; }
h2 { font-size: 18px; margin: 0; }
section > p { margin: 4px 0 12px; opacity: 0.8; }
.parts { display: flex; flex-wrap: wrap; gap: 16px; }
iframe {
  width: 360px; max-width: 100%; height: 460px; border: 1px solid #8886; border-radius: 8px; background: #fff;
}
pre { flex: 1 1 300px; margin: 0; white-space: pre-wrap; font: inherit; font-size: 15px; }
</style></head><body><h1>Mails</h1>
<p>Every kind of mail, with sample values: on a phone, light and dark, and as plain text.
<a href="/dev/mailbox">Mailbox</a></p>
<ul>${contents}</ul>
${previews.map(renderPreview).join('\n')}</body></html>`;
}
