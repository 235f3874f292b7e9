import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../core/html.ts';
import type { DevelopmentMailbox } from '../core/mail.ts';
import type { MailboxMessage } from '../core/mailbox.entity.ts';
import { sendMailHtml } from './mail-frame.ts';

/** Postgres has no text with a zero in it. */
const filter = {
  schema: { querystring: { type: 'object', properties: { to: { type: 'string', pattern: '^[^\\u0000]*$' } } } },
};

/** Every mail that the portal would have sent. Not mounted where SMTP_URL is set. */
export function mountMailbox(app: FastifyInstance, mailbox: DevelopmentMailbox): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', filter, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.messages(request.query.to)),
  );
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', filter, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderMailbox(await mailbox.messages(request.query.to), reply.cspNonce.style)),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const html = await mailbox.html(request.params.id);
    return html === null ? reply.callNotFound() : sendMailHtml(reply, html);
  });
}

function renderMessage({ id, to, subject, text, date, attachments }: MailboxMessage): string {
  const files = attachments.map(({ name }) => escapeHtml(name)).join(', ');
  const [title, time] = [escapeHtml(subject), date.toISOString()];
  return `<details>
<summary><b>${title}</b><span>${escapeHtml(to)}</span><time datetime="${time}">${time}</time></summary>
<div class="parts"><iframe title="${title}" src="/dev/mailbox/${id}" sandbox loading="lazy"></iframe>
<pre>${escapeHtml(text)}</pre></div>
${files && `<p>Attached: ${files}</p>`}</details>`;
}

function renderMailbox(messages: MailboxMessage[], nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body {
  font: 16px/1.5 system-ui, sans-serif; max-width: 1000px; margin: 24px auto; padding: 0 16px;
  overflow-wrap: anywhere;
}
details { border-bottom: 1px solid #8886; padding: 12px 0; }
summary { display: grid; gap: 4px; cursor: pointer; min-height: 44px; }
span, time { opacity: 0.75; font-size: 14px; }
.parts { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; }
iframe { flex: 1 1 340px; max-width: 420px; height: 480px; border: 1px solid #8886; border-radius: 8px; }
pre { flex: 1 1 300px; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 15px; }
</style></head><body><h1>Mailbox</h1>
<p>Mails of this development server, newest first. Nothing was sent to anybody.
<a href="/dev/mails">Every kind of mail</a></p>
${messages.length > 0 ? messages.map(renderMessage).join('\n') : '<p>No mail yet.</p>'}</body></html>`;
}
