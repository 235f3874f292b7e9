import nodemailer from 'nodemailer';
import { hostOf, noReplyAddress, type MailTransport, type OutgoingMail, type Sender } from './mail.ts';
import { type MailFile, renderMail } from './mail-layout.ts';

/** Milliseconds that a mail server may take to connect, to greet, and for any answer after that. */
const smtpPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Mails carry codes. A relay nearby may do without TLS: its URL then says so, `?requireTLS=false`. */
const encryption = (smtpUrl: string, isEncrypted: boolean): { requireTLS?: boolean } =>
  isEncrypted && !new URL(smtpUrl).searchParams.has('requireTLS') ? { requireTLS: true } : {};

/** Imported only where mails leave the machine. */
export class SmtpTransport implements MailTransport {
  private readonly transporter;

  constructor(
    smtpUrl: string,
    private readonly sender: Sender,
    {
      isEncrypted = false,
      ...patience
    }: { isEncrypted?: boolean; connectionTimeout?: number; greetingTimeout?: number; socketTimeout?: number } = {},
  ) {
    // Few connections, as a crash can duplicate as many mails as are under way. Only one that was closed while idle is
    // replaced: the queue tries again.
    this.transporter = nodemailer.createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      maxRequeues: 1,
      ...smtpPatience,
      ...patience,
      ...encryption(smtpUrl, isEncrypted),
    });
  }

  async send(messageId: string, mail: OutgoingMail): Promise<void> {
    const { mailSenderName, footerAddress } = await this.sender.settings();
    await this.transporter.sendMail({
      from: { name: mailSenderName, address: this.sender.address ?? noReplyAddress(this.sender.publicUrl) },
      ...replyTo(mail.replyTo ?? this.sender.replyTo),
      // An address object is never parsed: a comma or a line break in it cannot add recipients.
      to: { name: '', address: mail.to },
      messageId: `<${messageId}@${hostOf(this.sender.publicUrl)}>`,
      ...renderMail(mail, this.sender.publicUrl, footerAddress),
      headers: { ...programMade, ...unsubscribeHeaders(mail, this.sender.publicUrl) },
      ...filesOf(mail),
    });
  }

  close(): void {
    this.transporter.close();
  }
}

/** RFC 3834: programs that answer for people who are away do not answer to it. */
const programMade = { 'Auto-Submitted': 'auto-generated' };

const methodOf = ({ type }: MailFile): string | undefined => /^text\/calendar\b.*\bmethod=(\w+)/i.exec(type)?.[1];

/** An invitation is one of the alternatives of the text, where mail programs look for it (RFC 6047), and a file. */
function filesOf({ attachments = [] }: OutgoingMail) {
  const invitation = attachments.find((file) => methodOf(file));
  return {
    ...(invitation && {
      icalEvent: { method: methodOf(invitation) ?? '', filename: invitation.name, content: invitation.content },
    }),
    attachments: attachments
      .filter((file) => file !== invitation)
      .map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
  };
}

const replyTo = (address: string | undefined) => (address ? { replyTo: { name: '', address } } : {});

/** RFC 8058: mail programs show a button, and one POST to the address stops these mails. They do so for https only. */
const unsubscribeHeaders = ({ subscription }: OutgoingMail, publicUrl: string): Record<string, string> =>
  subscription
    ? {
        'List-Unsubscribe': `<${publicUrl}${subscription.oneClickPath}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
