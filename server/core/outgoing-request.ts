import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface OutgoingAnswer {
  status: number;
  /** Its first bytes, as text. */
  text: string;
}

interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** The rest of a longer answer is not read. */
  answerBytes: number;
  /** For development and tests; production refuses the setting. */
  mayReachPrivate: boolean;
}

export type LookUp = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export class PrivateAddressError extends Error {}

/** What is given out for the internet; all else of IPv6 carries IPv4 in old ways, is local, or is for later. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Not in a special range: private, loopback, link-local, carriers, documentation. Mapped IPv4 counts as IPv4. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalIpv6);
}

/** Of a URL; a name is looked up only when it is called. Decimal and octal hosts have become addresses in the URL. */
export const isPrivateHost = (url: string): boolean => {
  const host = bare(new URL(url).hostname);
  return isIP(host) !== 0 ? !isPublicAddress(host) : /(^|\.)localhost\.?$/i.test(host);
};

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * A POST to an address that somebody typed. The name is looked up once, each of its addresses is checked, and the line
 * goes to one of those: a name that changes afterwards changes nothing. Redirects are not followed. Rejects with
 * PrivateAddressError, or with the error of the line or the timeout.
 */
export function post(request: OutgoingRequest, resolve: LookUp = lookUp): Promise<OutgoingAnswer> {
  const { url, headers, body, timeoutMs, mayReachPrivate } = request;
  if (!mayReachPrivate && isPrivateHost(url)) return Promise.reject(new PrivateAddressError());
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const sent = send(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: mayReachPrivate ? undefined : checkedLookup(resolve),
      signal: AbortSignal.timeout(timeoutMs),
    });
    sent.on('error', failed);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const finish = (): void => {
        answered({
          status: response.statusCode ?? 0,
          text: Buffer.concat(parts).subarray(0, request.answerBytes).toString('utf8'),
        });
        sent.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= request.answerBytes) finish();
      });
      response.on('end', finish);
      response.on('error', failed);
    });
    sent.end(body);
  });
}

/** One private address among several is enough to refuse the name. */
export const checkedLookup =
  (resolve: LookUp): LookupFunction =>
  (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
