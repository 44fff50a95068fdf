import type { OrderRefusals, Product } from '@quay/contract/trading';
import type { Outcome } from '@quay/core';
import type { RequestContext } from '../edge/request-context.ts';

/** Which of these orders are an owner's, by rows that are at least as new as a seq. */
export type KnownOrders = (owner: number, ids: readonly number[], atLeast: number) => Promise<readonly number[]>;

export const knownTo =
  (product: Product, { rows }: Pick<RequestContext, 'rows'>): KnownOrders =>
  async (owner, ids, atLeast) =>
    (await rows(atLeast))[product].known(owner, ids);

/**
 * The core forgets orders when they are finished; the rows know them. An order that is the owner's and that the core
 * does not have is finished. Most are in the rows for long; only for the others it is worth waiting until the rows are
 * as new as the answer.
 */
export async function withFinished<Value>(
  refusals: Pick<OrderRefusals, 'order-not-found' | 'order-finished'>,
  owner: number,
  ids: readonly number[],
  outcomes: readonly Outcome<Value>[],
  seq: number,
  known: KnownOrders,
): Promise<readonly Outcome<Value>[]> {
  const isNotFound = (outcome: Outcome): boolean =>
    !outcome.ok && outcome.refusal.code === refusals['order-not-found'].code;
  const missing = ids.filter((_, at) => isNotFound(outcomes[at]!));
  if (missing.length === 0) return outcomes;
  let mine = await known(owner, missing, 0);
  if (mine.length < new Set(missing).size) mine = await known(owner, missing, seq);
  const finished: Outcome<never> = { ok: false, refusal: refusals['order-finished'], params: {} };
  return outcomes.map((outcome, at) => (isNotFound(outcome) && mine.includes(ids[at]!) ? finished : outcome));
}
