import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../core/html.ts';
import type { DevelopmentMailbox, MailboxMessage } from '../core/mail.ts';

/** The development mailbox: every mail that the portal would have sent. Not mounted where SMTP_URL is set. */
export function mountMailbox(app: FastifyInstance, mailbox: DevelopmentMailbox): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.messages(request.query.to)),
  );
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(renderMailbox(await mailbox.messages(request.query.to), reply.cspNonce.style)),
  );
}

function renderMailbox(messages: MailboxMessage[], nonce: string): string {
  const list = messages.map(
    ({ to, subject, text, date }) =>
      `<details><summary><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span><time>${date.toISOString()}</time></summary><pre>${escapeHtml(text)}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; } body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 24px auto; padding: 0 16px; }
details { border-bottom: 1px solid #8886; padding: 12px 0; } summary { display: grid; gap: 4px; cursor: pointer; } span, time { opacity: 0.7; font-size: 14px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style></head><body><h1>Mailbox</h1><p>Mails of this development server, newest first. Nothing was sent to anybody.</p>
${list.length > 0 ? list.join('\n') : '<p>No mail yet.</p>'}</body></html>`;
}
