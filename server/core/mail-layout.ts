import { escapeHtml } from './html.ts';

/** A mail as the product thinks of it; the layout makes HTML and plain text of it. */
export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large and set apart, easy to copy: a one-time code. */
  code?: string;
  /** `path` is joined to PUBLIC_URL. */
  action?: { label: string; path: string };
  attachments?: { name: string; type: string; content: string }[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** A header is one line, whatever a name in it holds. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const styles = `
  body { margin: 0; background: #FBFAF7; color: #15221C; font: 16px/1.5 'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  .sheet { max-width: 560px; margin: 0 auto; padding: 32px 24px; }
  .brand { color: #0B6B4D; font-size: 18px; font-weight: 650; }
  h1 { font-size: 22px; line-height: 1.2; margin: 24px 0 16px; }
  .code { font-size: 32px; letter-spacing: 8px; font-weight: 650; margin: 24px 0; }
  .action { display: inline-block; background: #0B6B4D; color: #FFFFFF; padding: 12px 20px; border-radius: 8px; text-decoration: none; }
  .quiet { color: #52635A; font-size: 13px; margin-top: 32px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0E1512; color: #E9F0EC; }
    .brand { color: #45C494; } .quiet { color: #A3B5AB; } .action { background: #45C494; color: #0E1512; }
  }`;

/** One layout for every mail: reads well on a phone, in dark mode and as plain text. */
export function renderMail(mail: MailContent, productName: string, publicUrl: string): RenderedMail {
  const link = mail.action && `${publicUrl}${mail.action.path}`;
  const text = [
    mail.heading,
    ...mail.paragraphs,
    ...(mail.code ? [mail.code] : []),
    ...(mail.action && link ? [`${mail.action.label}: ${link}`] : []),
    `${productName}, ${publicUrl}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(mail.subject)}</title><style>${styles}</style></head>
<body><div class="sheet"><div class="brand">${escapeHtml(productName)}</div>
<h1>${escapeHtml(mail.heading)}</h1>
${mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${mail.code ? `<p class="code">${escapeHtml(mail.code)}</p>` : ''}
${mail.action && link ? `<p><a class="action" href="${escapeHtml(link)}">${escapeHtml(mail.action.label)}</a></p>` : ''}
<p class="quiet">You get this mail because of your account or a request at <a href="${escapeHtml(publicUrl)}">${escapeHtml(productName)}</a>.</p>
</div></body></html>`;
  return { subject: oneLine(mail.subject), text, html };
}
