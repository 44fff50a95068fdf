import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, originOf, trustIn } from './address-of.ts';

const request = (from: string, forwarded?: string) =>
  ({ socket: { remoteAddress: from }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['nobody is trusted', [], '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['a stranger says that they are somebody else', ['10.0.0.0/8'], '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['our proxy says who it is', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['somebody lies to our proxy', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['two proxies stand in a row', ['10.0.0.0/8', '::1'], '::1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['our proxy says nothing', ['10.1.2.3'], '10.1.2.3', undefined, '10.1.2.3'],
])('%s', (_what, proxies, from, forwarded, expected) => {
  expect(addressOf(trustIn(proxies))(request(from, forwarded))).toBe(expected);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown:', 'unknown:'],
  ['', ''],
])('%s counts as %s', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});
