import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { startTestServer, type TestServer } from './server.ts';

export interface MailingServer extends TestServer {
  catcher: MailCatcher;
}

/** A test server that sends its mails over SMTP, to its own catcher, which stops with it. */
export async function startMailingServer(): Promise<MailingServer> {
  const catcher = await startMailCatcher();
  const server = await startTestServer({ config: { smtpUrl: catcher.url } });
  return {
    ...server,
    catcher,
    async close() {
      await server.close();
      await catcher.stop();
    },
  };
}
