import { edge } from '@quay/contract';
import type { No } from './envelope.ts';

type Named = {
  readonly clientOrderId?: unknown;
  readonly requestId?: unknown;
  /** A quote is used once, under its own id. */
  readonly quoteId?: unknown;
  readonly orders?: unknown;
};

/** Whether a request says under which id its sender may have sent it before. */
export function carriesId(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { clientOrderId, requestId, quoteId, orders } = body as Named;
  if ([clientOrderId, requestId, quoteId].some(isId)) return true;
  return Array.isArray(orders) && orders.some(carriesId);
}

const isId = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * What the sender of a request gets when it was refused before anything was done. That is all we know of this
 * request; an earlier one with the same id, of which the sender has no answer, may have been done.
 */
export function refusedBeforehand(no: No, body: unknown): No {
  return no.refusal === edge.busy && carriesId(body) ? { ...no, refusal: edge['outcome-unknown'] } : no;
}
