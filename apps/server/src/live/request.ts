import type { LiveRequest } from '@quay/contract';

const CHANNEL_LENGTH_MAX = 64;
const TICKET_LENGTH_MAX = 128;

/** Reads what a client said; nothing when it is not a request of the contract. */
export function liveRequest(text: string): LiveRequest | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || !('op' in said)) return undefined;
  const { op } = said;
  if (op === 'ping') return { op };
  if (op === 'login') {
    const ticket = 'ticket' in said ? said.ticket : undefined;
    return isShort(ticket, TICKET_LENGTH_MAX) ? { op, ticket } : undefined;
  }
  if (op !== 'subscribe' && op !== 'unsubscribe') return undefined;
  const channels: unknown = 'channels' in said ? said.channels : undefined;
  if (!Array.isArray(channels) || channels.length === 0) return undefined;
  return channels.every((one) => isShort(one, CHANNEL_LENGTH_MAX)) ? { op, channels } : undefined;
}

const isShort = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
