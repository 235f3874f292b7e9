import { t } from '@lingui/core/macro';
import { escapeHtml } from './plain-text.rules.ts';
import { productName } from './product.rules.ts';

/** A calendar file whose type names a method is an invitation: mail programs show its buttons. */
export interface MailFile {
  name: string;
  type: string;
  content: string;
}

export interface MailContent {
  subject: string;
  heading: string;
  /** The first one is also what a list of mails shows beside the subject. */
  paragraphs: string[];
  /** Shown large and set apart, easy to copy: a one-time code. */
  code?: string;
  /** `path` is joined to PUBLIC_URL. */
  action?: MailLink;
  secondAction?: MailLink;
  attachments?: MailFile[];
  /** For a mail that its person may switch off. */
  subscription?: MailSubscription;
}

interface MailSubscription {
  /** What such mails are about: "Interviews". */
  topic: string;
  /** The page that asks and switches them off, for the foot of the mail. */
  pagePath: string;
  /** What mail programs call to switch them off at once (RFC 8058). */
  oneClickPath: string;
  settingsPath: string;
}

interface MailLink {
  label: string;
  path: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** A header is one line, whatever a name in it holds. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Installed fonts only, with those of Indian scripts: nothing is loaded from elsewhere. */
const fonts = [
  "'Anek Latin','Anek Devanagari','Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari'",
  "'Nirmala UI','Kohinoor Devanagari',Helvetica,Arial,sans-serif",
].join(',');

/** Some mail programs read only the style of an element; those that know dark mode read the style sheet. */
const look = {
  body:
    `margin:0;padding:0;background:#FBFAF7;color:#15221C;font:16px/1.5 ${fonts};` +
    'overflow-wrap:anywhere;-webkit-text-size-adjust:100%',
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  sheet: 'max-width:560px;margin:0 auto;padding:24px 16px 40px',
  brand: 'margin:0 0 16px;color:#0B6B4D;font-size:18px;font-weight:650',
  card: 'background:#FFFFFF;border:1px solid #E4E2DA;border-radius:10px;padding:24px 20px 12px',
  heading: 'margin:0 0 12px;font-size:22px;line-height:1.3;font-weight:650',
  paragraph: 'margin:0 0 12px',
  code:
    'margin:20px 0;padding:16px 8px;background:#F1EFE8;border-radius:8px;text-align:center;' +
    'font-size:32px;line-height:40px;font-weight:650;letter-spacing:6px;text-indent:6px;' +
    'font-variant-numeric:tabular-nums;-webkit-user-select:all;user-select:all',
  action:
    'display:inline-block;box-sizing:border-box;min-height:44px;padding:12px 24px;border-radius:8px;' +
    'background:#0B6B4D;color:#FFFFFF;line-height:20px;font-weight:600;text-align:center;text-decoration:none',
  way: 'margin:20px 0 12px',
  quiet: 'margin:16px 4px 0;color:#52635A;font-size:13px',
  link: 'color:#0B6B4D',
  quietLink: 'color:#52635A',
  footer: 'margin:0 4px;font-size:13px',
  footerLink: 'display:inline-block;padding:8px 0;color:#52635A',
} as const;

const sheet = `
  @media (max-width: 480px) { .action { display: block !important; } }
  @media (prefers-color-scheme: dark) {
    body { background: #0E1512 !important; color: #E9F0EC !important; }
    .card { background: #16201B !important; border-color: #2A3730 !important; }
    .brand, .link { color: #45C494 !important; }
    .code { background: #0E1512 !important; }
    .action { background: #45C494 !important; color: #0E1512 !important; }
    .quiet, .quiet a { color: #A3B5AB !important; }
  }`;

/** Keeps the first words of the footer out of the preview that a list of mails shows. */
const previewEnd = '&#847;&zwnj;&nbsp;'.repeat(60);

export function renderMail(mail: MailContent, publicUrl: string, postalAddress: string): RenderedMail {
  const text = [
    mail.heading,
    ...mail.paragraphs.slice(0, 1),
    ...(mail.code ? [mail.code] : []),
    ...mail.paragraphs.slice(1),
    ...[mail.action, mail.secondAction].flatMap((way) => (way ? [`${way.label}: ${publicUrl}${way.path}`] : [])),
    `${productName}, ${publicUrl}`,
    ...footerLinks(mail).map(({ label, path }) => `${label}: ${publicUrl}${path}`),
    ...(postalAddress ? [postalAddress] : []),
  ].join('\n\n');
  return { subject: oneLine(mail.subject), text, html: renderHtml(mail, publicUrl, postalAddress) };
}

const footerLinks = ({ subscription }: MailContent): MailLink[] =>
  subscription
    ? [
        { label: t`Stop emails about: ${subscription.topic}`, path: subscription.pagePath },
        { label: t`Choose your emails`, path: subscription.settingsPath },
      ]
    : [];

const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

function renderHtml(mail: MailContent, publicUrl: string, postalAddress: string): string {
  const paragraphs = mail.paragraphs.map(
    (paragraph) => `<p dir="auto" style="${look.paragraph}">${htmlLines(paragraph)}</p>`,
  );
  const address = postalAddress
    ? `\n<p class="quiet" dir="auto" style="${look.quiet}">${htmlLines(postalAddress)}</p>`
    : '';
  const code = mail.code ? [`<p class="code" style="${look.code}">${escapeHtml(mail.code)}</p>`] : [];
  const site = `<a style="${look.quietLink}" href="${escapeHtml(publicUrl)}">${escapeHtml(productName)}</a>`;
  const linkTo = ({ label, path }: MailLink, kind: 'action' | 'link' | 'footerLink') =>
    `<a class="${kind}" style="${look[kind]}" href="${escapeHtml(publicUrl + path)}">${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(mail.subject))}</title><style>${sheet}</style></head>
<body style="${look.body}">
<div style="${look.preview}" aria-hidden="true">${escapeHtml(oneLine(mail.paragraphs[0] ?? ''))}${previewEnd}</div>
<div style="${look.sheet}">
<p class="brand" style="${look.brand}">${escapeHtml(productName)}</p>
<div class="card" style="${look.card}">
<h1 dir="auto" style="${look.heading}">${escapeHtml(mail.heading)}</h1>
${[...paragraphs.slice(0, 1), ...code, ...paragraphs.slice(1)].join('\n')}
${mail.action ? `<p style="${look.way}">${linkTo(mail.action, 'action')}</p>` : ''}
${mail.secondAction ? `<p style="${look.way}">${linkTo(mail.secondAction, 'link')}</p>` : ''}
</div>
<p class="quiet" style="${look.quiet}">${t`You get this email because of your account or a request at ${site}.`}</p>
${footerLinks(mail)
  .map((way) => `<p class="quiet" style="${look.footer}">${linkTo(way, 'footerLink')}</p>`)
  .join('\n')}${address}
</div></body></html>`;
}
