import { Raw } from 'typeorm';
import type { Database } from './database.ts';
import { putIntoMailbox, trimMailbox } from './mail.queries.ts';
import { type MailContent, renderMail } from './mail-layout.ts';
import { MailboxMessage } from './mailbox.entity.ts';

/** Whom a mail is to; without an id nobody has an account under the address. */
export interface Addressee {
  id: string | null;
  email: string;
  name: string;
}

export const nobodyAt = (email: string): Addressee => ({ id: null, email, name: '' });

export interface OutgoingMail extends MailContent {
  to: string;
  /**
   * Ids of the people whom it is to or speaks of: it is deleted with the account of each (decision 0104). Whoever wrote
   * without an account is known by the id of what they wrote.
   */
  about: readonly string[];
  /** Goes the whole way but the last step: an address without an account takes as long as one with. */
  isDecoy?: boolean;
  /** After so many seconds the mail is of no use, and is dropped. */
  usefulSeconds?: number;
  /** Waits until then, and may be recalled under this id before. */
  hold?: { id: string; until: Date };
}

export const addressedTo = ({ id, email }: Pick<Addressee, 'id' | 'email'>): Pick<OutgoingMail, 'to' | 'about'> => ({
  to: email,
  about: id ? [id] : [],
});

/** Resolves when the other side has accepted the mail. The same messageId twice is one mail. */
export interface MailTransport {
  send(messageId: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface Sender {
  publicUrl: string;
  /** Asked for each mail: both may change while the server runs. */
  settings: () => Promise<{ mailSenderName: string; footerAddress: string }>;
}

export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname;

export const senderAddress = (publicUrl: string): string => `no-reply@${hostOf(publicUrl)}`;

const mailboxSize = 1000;
/** Messages; looking for those that are too many costs more than storing one. */
const trimmedEvery = 100;

/** Nothing leaves the machine, everything can be read at /dev/mailbox. */
export class DevelopmentMailbox implements MailTransport {
  constructor(
    private readonly database: Database,
    private readonly sender: Sender,
  ) {}

  async send(messageId: string, mail: OutgoingMail): Promise<void> {
    const { footerAddress } = await this.sender.settings();
    const { subject, text, html } = renderMail(mail, this.sender.publicUrl, footerAddress);
    const attachments = JSON.stringify(mail.attachments ?? []);
    const message = { messageId, to: mail.to, about: mail.about, subject, text, html, attachments };
    const [stored] = await this.database.prepared(putIntoMailbox(message));
    if (stored && Number(stored.id) % trimmedEvery === 0) await this.database.prepared(trimMailbox(mailboxSize));
  }

  /** Newest first, at most 200; of one recipient if given. */
  messages(recipient?: string): Promise<MailboxMessage[]> {
    const isRecipient = Raw((column) => `lower(${column}) = lower(:recipient)`, { recipient });
    return this.database.manager.find(MailboxMessage, {
      where: recipient === undefined ? {} : { to: isRecipient },
      order: { id: 'DESC' },
      take: 200,
    });
  }

  /** Null if it is not there (any more). */
  async html(id: string): Promise<string | null> {
    if (!/^\d{1,15}$/.test(id)) return null;
    return (await this.database.manager.findOneBy(MailboxMessage, { id }))?.html ?? null;
  }

  close(): void {
    // No resource is held open.
  }
}
