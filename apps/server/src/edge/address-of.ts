import type { IncomingMessage } from 'node:http';
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
