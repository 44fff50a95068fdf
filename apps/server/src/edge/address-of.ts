import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether a hop that a request passed is one of ours. */
export type Trust = (address: string) => boolean;

/** Nobody's word is taken but that of the proxies that the operator named. */
export function trustIn(proxies: readonly string[]): Trust {
  if (proxies.length === 0) return () => false;
  const trusted = proxyAddr.compile([...proxies]);
  return (address) => trusted(address, 0);
}

/** Where a request comes from: the last address that none of our own proxies has. */
export const addressOf =
  (trust: Trust) =>
  (request: IncomingMessage): string =>
    proxyAddr(request, trust) ?? '';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one place: an IPv4 address, or the /64 of an IPv6 address, all of which one subscriber has. An IPv4
 * address that a socket for both families reports as IPv6 is that IPv4 address.
 */
export function originOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // An address may end in dotted decimals, which stand for two groups.
  const written = groups.length + after.length + (bare.includes('.') ? 1 : 0);
  if (tail !== undefined) groups.push(...Array<string>(8 - written).fill('0'), ...after);
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
