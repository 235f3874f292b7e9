import type { BrowserContext, Request } from 'playwright-core';

/**
 * asvs-14.2.1: a secret from the bodies and cookies of the run never appears in the address of a request, where logs
 * and histories store it.
 */

const secretNames = new Set(['password', 'oldPassword', 'newPassword', 'otp', 'tempToken', 'token']);
const secretCookies = /^(__Host-)?(token|passwordStep|signup\w*|device)$/i;
/**
 * The link as OP-006 has it: opening it sends the token in the query, and the page removes it from the address at once.
 */
const mailedLink = /^\/(ChangePassword|reset-password)$/;

const secrets = new Set<string>();
const addresses = new Set<string>();

/** A code of six digits counts only if it stands alone; the same digits may well occur within an id. */
const holds = (address: string, secret: string): boolean =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(address) : address.includes(secret);

function learn(value: unknown, name = ''): void {
  if (typeof value === 'string' && value.length >= 6 && secretNames.has(name)) secrets.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) learn(part, key);
}

function read(request: Request): void {
  const { pathname, search, protocol } = new URL(request.url());
  if (protocol.startsWith('http') && !(request.isNavigationRequest() && mailedLink.test(pathname)))
    addresses.add(pathname + search);
  if ((request.headers()['content-type'] ?? '').includes('json')) learn(request.postDataJSON());
}

async function readAnswer(headers: Promise<{ name: string; value: string }[]>): Promise<void> {
  for (const { name, value } of await headers.catch(() => [])) {
    const [, cookie = '', content = ''] = (name.toLowerCase() === 'set-cookie' && /^([^=]+)=([^;]*)/.exec(value)) || [];
    if (secretCookies.test(cookie) && content.length >= 6) secrets.add(decodeURIComponent(content));
  }
}

export function watchAddresses(context: BrowserContext): void {
  context.on('request', read);
  context.on('response', (response) => void readAnswer(response.headersArray()));
}

/** Addresses that hold a secret of any window so far; checks all addresses of the run unless some are given. */
export const leakingAddresses = (among: Iterable<string> = addresses): string[] =>
  [...among].filter((address) => [...secrets].some((secret) => holds(decodeURIComponent(address), secret)));

/** Every secret that was sent or received so far. */
export const knownSecrets = (): Iterable<string> => secrets;

/** How much was compared, so that an empty list of leaks means something. */
export const watched = (): { addresses: number; secrets: number } => ({
  addresses: addresses.size,
  secrets: secrets.size,
});
