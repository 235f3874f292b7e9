import type { OutgoingMail } from '../server/core/mail.ts';
import { runAsServer } from '../server/core/use-case.ts';
import type { MailingServer } from './mailing-server.ts';
import { postSignup } from './sign-up.ts';
import { until } from './until.ts';

export const mailTo = (to: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to,
  about: [],
  subject: 'News',
  heading: 'News',
  paragraphs: ['Something happened.'],
  ...more,
});
export const codeTo = (to: string, code: string) =>
  mailTo(to, { subject: `${code} is your code`, code, usefulSeconds: 300 });

/** The queries and checks of one server and its mail catcher. */
export class Post {
  constructor(readonly server: MailingServer) {}

  readonly push = (...mails: OutgoingMail[]) =>
    runAsServer(this.server.services, async ({ effects }) => void effects.mails.push(...mails));
  readonly signUp = async (email: string) =>
    (await postSignup(this.server, { email, role: 'hr' }, null)).body.tempToken ?? '';

  readonly row = async (query: string, values: unknown[] = []) =>
    (await this.server.services.database.query<{ count: number }>(query, values))[0]?.count ?? 0;
  readonly attempts = () => this.row(`select coalesce(sum(attempts), 0)::int as count from outbox where kind = 'MAIL'`);
  readonly waiting = () =>
    this.row(`select count(*)::int as count from outbox where kind = 'MAIL' and delivered_at is null`);
  readonly codesWaiting = () =>
    this.row(
      `select count(*)::int as count from outbox
       where kind = 'MAIL' and delivered_at is null and expires_at is not null`,
    );
  readonly due = () =>
    this.row(
      `select count(*)::int as count from outbox
       where kind = 'MAIL' and delivered_at is null and coalesce(next_attempt_at, $1) <= $1`,
      [this.server.clock.now()],
    );
  readonly outcome = async (name: string) =>
    Number(
      new RegExp(`kaamyab_mails_total{outcome="${name}"} (\\d+)`).exec(
        await this.server.services.metrics.registry.metrics(),
      )?.[1] ?? 0,
    );
  readonly subjectsTo = (to: string) =>
    this.server.catcher.caught.filter(({ recipients }) => recipients[0] === to).map(({ parsed }) => parsed.subject);

  private move(seconds: number): void {
    this.server.clock.advance({ seconds });
    this.server.services.outbox.wake();
  }

  /** Some seconds pass at once, and what is due by then is tried, or some of it while the mail server is away. */
  async pass(seconds: number): Promise<void> {
    const before = [await this.attempts(), await this.waiting()];
    this.move(seconds);
    await until(
      async () =>
        (await this.attempts()) > (before[0] ?? 0) ||
        (await this.waiting()) < (before[1] ?? 0) ||
        (await this.due()) === 0,
      'the mail server was asked again',
    );
  }

  /** The same while mails are taken: all that is due goes out before more time passes. */
  async passDelivering(minutes: number, stepSeconds: number): Promise<void> {
    for (let passed = 0; passed < minutes * 60; passed += stepSeconds) {
      const before = await this.attempts();
      this.move(stepSeconds);
      await until(
        async () => (await this.due()) === 0 || (await this.attempts()) > before,
        'what was due is delivered',
      );
    }
  }

  async passMinutes(minutes: number, stepSeconds = 15): Promise<void> {
    for (let passed = 0; passed < minutes * 60; passed += stepSeconds) await this.pass(stepSeconds);
  }
}
