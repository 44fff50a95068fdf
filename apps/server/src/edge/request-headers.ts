import type { IncomingHttpHeaders } from 'node:http';
import { edge, SEQ_HEADER } from '@quay/contract';
import type { No } from './envelope.ts';

const SIGN = /^([0-9A-F]{32}|[0-9A-F]{64})$/;
const SECONDS = /^[0-9]{10}$/;
const MILLISECONDS = /^[0-9]{13}$/;
const CLOCK_MAX_MS = 60_000;
/** Names that a token has in the query of some clients. */
const TOKEN_NAMES = new Set(['token', 'access-auth-token', 'access_token']);

/** The header's value when it was sent once. */
export function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * `sign` and `tissuePaper` are checked by form and clock, as a filter of noise: their secret ships with every client,
 * so they prove nothing and nothing rests on them. Both may be absent.
 */
export function headersRefusal(headers: IncomingHttpHeaders, now: number): No | undefined {
  const sign = header(headers, 'sign');
  if (sign !== undefined && !SIGN.test(sign)) return badRequest('sign');
  const stamp = header(headers, 'tissuepaper');
  if (stamp === undefined) return undefined;
  if (!SECONDS.test(stamp) && !MILLISECONDS.test(stamp)) return badRequest('tissuePaper');
  const at = SECONDS.test(stamp) ? Number(stamp) * 1_000 : Number(stamp);
  if (Math.abs(at - now) > CLOCK_MAX_MS) return { refusal: edge['clock-off'], params: {} };
  return undefined;
}

/** A token in an address ends up in logs and histories. */
export function queryRefusal(query: object): No | undefined {
  const named = Object.keys(query).some((name) => TOKEN_NAMES.has(name.toLowerCase()));
  return named ? { refusal: edge['token-in-query'], params: {} } : undefined;
}

/** The seq that the asker has seen; 0 when it says none, or nothing that could be one. */
export function seenSeq(headers: IncomingHttpHeaders): number {
  const said = header(headers, SEQ_HEADER);
  return said !== undefined && /^[0-9]{1,15}$/.test(said) ? Number(said) : 0;
}

/** Whether the client follows the batches that answers name. One that does not expects the next read to show what it did. */
export const saysSeq = (headers: IncomingHttpHeaders): boolean => header(headers, SEQ_HEADER) !== undefined;

export function badRequest(field: string): No {
  // The name may be the client's own: a little of it is enough to find it.
  const named = field.slice(0, 64);
  return { refusal: edge['bad-request'], params: { field: named }, field: named };
}
