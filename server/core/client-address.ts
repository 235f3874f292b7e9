import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Of a peer that has hung up before it could be asked. */
const unknownAddress = '0.0.0.0';

/**
 * The address in `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1` or `[2001:db8::1]:443`, in its one spelling; IPv4 written as
 * IPv6 becomes IPv4. Null for anything else.
 */
export function parseAddress(text: string): string | null {
  const written = text.trim();
  const withPort = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written) ?? /^([\d.]+):\d{1,5}$/.exec(written);
  const [address = ''] = (withPort?.[1] ?? written).split('%');
  return isIP(address) === 0 ? null : ipaddr.process(address).toString();
}

/**
 * X-Forwarded-For is read from its end, as far as trusted proxies wrote it. Where an entry is no address, the proxy
 * that handed it on counts.
 */
export function clientAddressFinder(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return ({ socket, headers }) => {
    let address = parseAddress(socket.remoteAddress ?? '') ?? unknownAddress;
    const named = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .toReversed();
    for (const [hop, entry] of named.entries()) {
      const before = isTrusted(address, hop) ? parseAddress(entry) : null;
      if (before === null) break;
      address = before;
    }
    return address;
  };
}

/** What counts as one network: an IPv4 address; of IPv6 the /64 of a household or a server, and the /48 around it. */
export function networksOf(address: string): string[] {
  if (!isIPv6(address)) return [address];
  const prefix = (bits: number) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
  return [prefix(64), prefix(48)];
}

/** A /48 holds 65,536 of the narrow networks; together they may do as much as this many of them. */
export const narrowInWide = 10;
