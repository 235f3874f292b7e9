import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../core/context.ts';
import { escapeHtml } from '../core/plain-text.rules.ts';
import type { DevelopmentMailbox, OutgoingMail } from '../core/mail.ts';
import { renderMail } from '../core/mail-layout.ts';
import { parseInput } from '../core/use-case.ts';
import { readSettings } from '../platform/settings/settings.service.ts';
import { mailPreviews } from './mail-previews.ts';
import { withNonces } from './security-headers.ts';

/** Postgres has no text with a zero in it. */
const filter = z.object({ to: z.optional(z.string().check(z.refine((to) => !to.includes('\0')))) });

/** Not mounted where SMTP_URL is set. */
export function mountMailPages(app: FastifyInstance, mailbox: DevelopmentMailbox, services: Services): void {
  mountMailbox(app, mailbox);
  mountPreviews(app, services);
}

/** Every mail that the portal would have sent. */
function mountMailbox(app: FastifyInstance, mailbox: DevelopmentMailbox): void {
  const messagesFor = ({ query }: FastifyRequest) => mailbox.messages(parseInput(filter, query).to);
  app.get('/dev/mailbox.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await messagesFor(request)),
  );
  app.get('/dev/mailbox', withNonces, async (request, reply) => {
    const messages = await messagesFor(request);
    return sendList(reply, {
      title: 'Mailbox',
      intro:
        'Mails of this development server, newest first. Nothing was sent to anybody. ' +
        '<a href="/dev/mails">Every kind of mail</a>',
      mails: messages.map(({ id, to, date, ...mail }) => ({
        ...mail,
        path: `/dev/mailbox/${id}`,
        notes: [to, date.toISOString()],
      })),
    });
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const html = await mailbox.html(request.params.id);
    return html === null ? reply.callNotFound() : sendMail(reply, html);
  });
}

/** Every kind of mail, with sample values. */
function mountPreviews(app: FastifyInstance, services: Services): void {
  const previews = async () => {
    const { footerAddress } = await readSettings(services.database.prepared);
    return mailPreviews(services).map(({ kind, when, mail }) => ({
      ...renderMail(mail, services.config.publicUrl, footerAddress),
      path: `/dev/mails/${kind.replaceAll(' ', '-')}`,
      notes: [when, kind],
      attachments: mail.attachments,
    }));
  };
  app.get('/dev/mails', withNonces, async (_request, reply) =>
    sendList(reply, {
      title: 'Emails',
      intro: 'Every kind of mail, with sample values. <a href="/dev/mailbox">Mailbox</a>',
      mails: await previews(),
    }),
  );
  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    const found = (await previews()).find(({ path }) => path === `/dev/mails/${request.params.id}`);
    return found ? sendMail(reply, found.html) : reply.callNotFound();
  });
}

/** No script, nothing from elsewhere, and only pages of this server may show it in a frame. */
const policyOfMails =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

function sendMail(reply: FastifyReply, html: string): FastifyReply {
  // A sandboxed page has an origin of its own: asking for an agent cluster by origin only makes the browser complain.
  reply.removeHeader('origin-agent-cluster');
  reply.header('content-security-policy', policyOfMails).header('x-frame-options', 'SAMEORIGIN');
  return sendPage(reply, html);
}

interface ShownMail {
  /** Of its HTML. */
  path: string;
  subject: string;
  text: string;
  notes: string[];
  attachments: OutgoingMail['attachments'];
}

function renderMessage({ path, subject, text, notes, attachments = [] }: ShownMail): string {
  const title = escapeHtml(subject);
  const files = attachments.map(({ name }) => escapeHtml(name)).join(', ');
  return `<details>
<summary><b>${title}</b>${notes.map((note) => `<span>${escapeHtml(note)}</span>`).join('')}</summary>
<div class="parts"><iframe title="${title}" src="${escapeHtml(path)}" sandbox loading="lazy"></iframe>
<pre>${escapeHtml(text)}</pre></div>
${files && `<p>Attached: ${files}</p>`}</details>`;
}

/** HTML beside plain text, light or dark as the browser is. */
function sendList(
  reply: FastifyReply,
  { title, intro, mails }: { title: string; intro: string; mails: ShownMail[] },
): FastifyReply {
  return sendPage(
    reply,
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${reply.cspNonce.style}">
:root { color-scheme: light dark; }
body {
  font: 16px/1.5 system-ui, sans-serif; max-width: 1000px; margin: 24px auto; padding: 0 16px;
  overflow-wrap: anywhere;
}
details { border-bottom: 1px solid #8886; padding: 12px 0; }
summary { display: grid; gap: 4px; cursor: pointer; min-height: 44px; }
summary b { color: LinkText; text-decoration: underline; }
span { opacity: 0.75; font-size: 14px; }
.parts { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; }
iframe { flex: 1 1 340px; max-width: 420px; height: 480px; border: 1px solid #8886; border-radius: 8px; }
pre { flex: 1 1 300px; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; font-size: 15px; }
</style></head><body><h1>${title}</h1>
<p>${intro}</p>
${mails.length > 0 ? mails.map(renderMessage).join('\n') : '<p>No mail yet.</p>'}</body></html>`,
  );
}
