import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../running-server.ts';

const WITHIN_MS = 10_000;

/**
 * The newest code to an address, other than `earlier`. Where no mail server is configured, the exchange writes its
 * messages into its log, under masked addresses: so each test needs a domain, or the ends of a number, of its own.
 */
export async function codeTo(server: RunningServer, address: string, earlier?: string): Promise<string> {
  const masked = address.includes('@')
    ? `\\*${quoted(address.slice(address.indexOf('@')))}`
    : `${quoted(address.slice(0, 5))}\\*+${quoted(address.slice(-2))}`;
  const message = new RegExp(`message for [^ ]*${masked} is in the outbox: ([0-9]{6}) `, 'g');
  const until = Date.now() + WITHIN_MS;
  while (Date.now() < until) {
    const code = [...server.printed().matchAll(message)].at(-1)?.[1];
    if (code && code !== earlier) return code;
    await pause(50);
  }
  throw new Error(`no code came to ${address}`);
}

const quoted = (text: string) => text.replace(/[.+]/g, '\\$&');
