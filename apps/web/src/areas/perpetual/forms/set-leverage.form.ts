import { FLAT, notional, notionalLimit } from '@quay/core/margin';
import type { Amount, Price } from '@quay/money';
import { figuresOf, freeOf, type MarginMode, type PositionFigures, type PositionNow } from '../sums/account.ts';
import { leverageLimit, requiredAt, withLeverage } from '../sums/changes.ts';
import { holdingLimit, largestOf, leverageCap } from '../sums/opening.ts';
import type { TicketFacts } from './order-sums.ts';

/** What a leverage and a mode come to. */
export type Terms = { readonly mode: MarginMode; readonly leverage: number };

export type TermsFigures = {
  /** Of the position that is open: where it would be liquidated. Null where none is. */
  readonly position: PositionFigures | null;
  /** What the position requires. */
  readonly required: Amount | null;
  /** The largest position that what is free may open, bought at the mark. */
  readonly largest: Amount | null;
  /** The largest position that the tiers allow. */
  readonly limit: Amount | null;
};

/** The position of the account in the contract with other terms, or a flat one. */
function positionWith({ contract, account, now }: TicketFacts, { mode, leverage }: Terms): PositionNow | null {
  if (!now) return null;
  const there = account?.positions.find((one) => one.contract.symbol === contract.symbol);
  return { ...(there ?? { contract: now, position: FLAT, margin: 0n }), mode, leverage: BigInt(leverage) };
}

const openingAtMark = (facts: TicketFacts, mark: Price, { mode, leverage }: Terms, takerRate: bigint) => ({
  contract: facts.now!,
  buys: true,
  limit: mark,
  worst: mark,
  leverage: BigInt(leverage),
  mode,
  takerRate,
  resting: facts.resting?.quantity ?? 0n,
});

export function termsFigures(facts: TicketFacts, terms: Terms, most: bigint, takerRate: bigint): TermsFigures {
  const { account, now } = facts;
  const nothing = { position: null, required: null, largest: null, limit: null };
  const one = positionWith(facts, terms);
  if (!now || !one) return nothing;
  const limit = notionalLimit(now.tiers, BigInt(terms.leverage));
  if (!account) return { ...nothing, limit };
  const opening = openingAtMark(facts, now.mark, terms, takerRate);
  const limitAt = (price: Price) => holdingLimit(facts.contract, now.tiers, price);
  const quantity = largestOf(account, opening, most, freeOf(account), limitAt);
  const largest = notional(now.kind, quantity, now.mark, 'down');
  if (one.position.quantity === 0n) return { position: null, required: null, largest, limit };
  const changed = withLeverage(account, { ...one, leverage: BigInt(facts.leverage) }, BigInt(terms.leverage));
  return {
    position: figuresOf(changed.account, changed.position),
    required: requiredAt(one, BigInt(terms.leverage)),
    largest,
    limit,
  };
}

/** The greatest leverage that may be chosen now. */
export function greatestLeverage(facts: TicketFacts): number {
  const max = leverageCap(facts.contract, facts.registeredAt, facts.at);
  const one = positionWith(facts, { mode: facts.mode, leverage: facts.leverage });
  return !one || one.position.quantity === 0n ? max : leverageLimit(one, max);
}
