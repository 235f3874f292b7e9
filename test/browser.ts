import { expectFittingDocument } from './fitting-document.ts';
import type { TestServer } from './server.ts';
import { mailedCode } from './sign-up.ts';

/** The password of every test user who has one. */
export const personPassword = 'Right@123';

export type BrowserBody = Record<string, unknown> & {
  error?: string;
  token?: string | null;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
};

export interface BrowserAnswer {
  status: number;
  body: BrowserBody;
  /** The complete Set-Cookie lines. */
  cookies: string[];
}

/** A browser as the server sees it: stores its cookies, sends them with every request, and sends a user agent. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly server: TestServer,
    private readonly userAgent = '',
  ) {}

  /** Sends to another server process of the same portal, if given. */
  async post(path: string, body: object = {}, { url }: Pick<TestServer, 'url'> = this.server): Promise<BrowserAnswer> {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers() },
      body: JSON.stringify(body),
    });
    return this.keep(answer, (await answer.json()) as BrowserBody);
  }

  /** Opens an address like a clicked link, or a mail program that prefetches links. */
  async open(path: string): Promise<BrowserAnswer> {
    const answer = await fetch(`${this.server.url}${path}`, { headers: this.headers(), redirect: 'manual' });
    await answer.arrayBuffer();
    return this.keep(answer, {});
  }

  async graphql(query: string, variables: object = {}, to?: Pick<TestServer, 'url'>): Promise<BrowserBody> {
    const { status, body } = await this.post('/graphql', { query, variables }, to);
    expectFittingDocument(query, status);
    return body;
  }

  /** The address of the signed-in user; undefined without one. */
  async signedInAs(to?: Pick<TestServer, 'url'>): Promise<string | undefined> {
    const me = (await this.graphql('{ me { email } }', {}, to)).data?.me as { email: string } | null | undefined;
    return me?.email;
  }

  private headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...(cookie ? { cookie } : {}), ...(this.userAgent ? { 'user-agent': this.userAgent } : {}) };
  }

  private keep(answer: Response, body: BrowserBody): BrowserAnswer {
    const cookies = answer.headers.getSetCookie();
    for (const line of cookies) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/Expires=Thu, 01 Jan 1970/i.test(line) || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: answer.status, body, cookies };
  }
}

/** A browser that has just logged in, and its bearer token; for admins, the mailed code is entered too. */
export async function login(
  server: TestServer,
  { email }: { email: string },
  browser = new Browser(server),
): Promise<{ browser: Browser; token: string }> {
  let { body } = await browser.post('/login-password', { email, password: personPassword });
  if (body.codeRequired)
    ({ body } = await browser.post('/login-verify', { email, otp: await mailedCode(server, email) }));
  if (!body.token) throw new Error(`The login was refused: ${body.error}`);
  return { browser, token: body.token };
}
