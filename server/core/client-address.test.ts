import type { IncomingMessage } from 'node:http';
import { clientAddressFinder, networksOf, parseAddress } from './client-address.ts';

describe('an address', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    [' 1.2.3.4:5678 ', '1.2.3.4'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ])('%s is read as %s', (text, address) => expect(parseAddress(text)).toBe(address));

  test.each([
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4:x',
    '1.2.3.4:567890',
    '256.1.1.1',
    '0x7f.1',
    '127.1',
    '2001:db8::1:',
    '[1.2.3.4',
    'for=1.2.3.4',
    '1.2.3.4 5.6.7.8',
    "'",
    '\u0000',
  ])('%j is none', (text) => expect(parseAddress(text)).toBeNull());
});

describe('the client of a request', () => {
  const from = (
    peer: string | undefined,
    forwardedFor?: string,
    trusted = ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
  ) =>
    clientAddressFinder(trusted)({
      socket: { remoteAddress: peer },
      headers: { 'x-forwarded-for': forwardedFor },
    } as unknown as IncomingMessage);

  test.each([
    ['a peer that is no proxy is not believed', '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['a trusted peer is', '127.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['in whatever clothes', '::ffff:127.0.0.1', '1.2.3.4:5678', '1.2.3.4'],
    ['the last hop that is not trusted counts', '127.0.0.1', '1.2.3.4, 5.6.7.8, 10.0.0.9:80', '5.6.7.8'],
    ['also one of IPv6 with a port', '2001:db8::7', '[2a00:1::5]:443', '2a00:1::5'],
    ['nonsense counts as the proxy that handed it on', '127.0.0.1', 'a-name-of-ones-own', '127.0.0.1'],
    ['also when it stands before a proxy', '127.0.0.1', '1.2.3.4, nonsense, 10.0.0.9', '10.0.0.9'],
    ['an empty entry too', '127.0.0.1', '1.2.3.4,,', '127.0.0.1'],
    ['nothing named', '127.0.0.1', undefined, '127.0.0.1'],
    ['all of them proxies: the first', '127.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['a peer that has gone', undefined, '1.2.3.4', '0.0.0.0'],
  ])('%s', (_what, peer, forwardedFor, address) => expect(from(peer, forwardedFor)).toBe(address));
});

test('C-6 one place is an IPv4 address; of IPv6 the /64 and the /48 around it', () => {
  expect(networksOf('1.2.3.4')).toEqual(['1.2.3.4']);
  expect(networksOf('2001:db8:1:2:3:4:5:6')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  expect(networksOf('2001:db8:1:ffff::9')).toEqual(['2001:db8:1:ffff::/64', '2001:db8:1::/48']);
});
