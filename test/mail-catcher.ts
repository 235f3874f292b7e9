import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  recipients: string[];
  messageId: string;
  parsed: Email;
  /** The raw message. */
  source: string;
}

/** An SMTP reply that refuses the mail: the step and the code; null never replies. */
export interface Refusal {
  at: 'connection' | 'sender' | 'recipient';
  responseCode: number | null;
}

export interface MailCatcher {
  url: string;
  caught: CaughtMail[];
  /** The number of connections made. */
  connections: number;
  /** How every SMTP session is refused; null when mails are accepted. */
  refusal: Refusal | null;
  /** Stops listening and ends open sessions. */
  stop(): Promise<void>;
  /** Listens again, at the same address. */
  restart(): Promise<void>;
}

/** Below the ephemeral port range: nothing takes it while the catcher does not listen. */
const unsharedPort = (): number => randomInt(20_000, 30_000);

/** A real SMTP server on this machine: mails are parsed as a mail program would. */
export async function startMailCatcher(): Promise<MailCatcher> {
  let smtp: SMTPServer | undefined;
  const catcher: MailCatcher = {
    url: '',
    caught: [],
    connections: 0,
    refusal: null,
    stop: () => new Promise((resolve) => smtp?.close(resolve)),
    restart: () => listen(Number(new URL(catcher.url).port)),
  };
  const check = (at: Refusal['at'], answer: (error?: Error | null) => void): void => {
    const { refusal } = catcher;
    if (refusal?.at === at && refusal.responseCode === null) return;
    answer(refusal?.at === at ? Object.assign(new Error('Not now'), { responseCode: refusal.responseCode }) : null);
  };
  const catchMail = async (stream: Readable, recipients: string[]): Promise<void> => {
    const source = await buffer(stream);
    const parsed = await PostalMime.parse(source);
    catcher.caught.push({ recipients, messageId: parsed.messageId ?? '', parsed, source: source.toString() });
  };
  const listen = async (port: number): Promise<void> => {
    const started = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 50,
      onConnect(_session, answer) {
        catcher.connections += 1;
        check('connection', answer);
      },
      onMailFrom: (_address, _session, answer) => check('sender', answer),
      onRcptTo: (_address, _session, answer) => check('recipient', answer),
      onData: (stream, session, answer) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        catchMail(stream, recipients).then(() => answer(), answer);
      },
    });
    // A session that the client breaks off is no error here.
    started.on('error', () => undefined);
    smtp = started;
    await new Promise<void>((resolve, reject) => {
      started.once('error', reject);
      started.listen(port, '127.0.0.1', resolve);
    });
    catcher.url = `smtp://127.0.0.1:${(started.server.address() as AddressInfo).port}`;
  };
  await listen(unsharedPort()).catch(() => listen(unsharedPort()));
  return catcher;
}
