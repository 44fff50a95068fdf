import { bankruptcyPrice, equityOf, filled, releasedMargin, sizeOf, tradeValue } from '@quay/core/margin';
import { type Amount, greatest, least, ONE, type Price, quotient, type Rate } from '@quay/money';
import type { PricedFill } from '../../../trading/ticket/order-sums.ts';
import {
  type AccountNow,
  type ContractNow,
  groupOf,
  heldOf,
  type PositionNow,
  unrealisedOf,
  withPosition,
} from './account.ts';
import { feeOf, greatestThat } from './opening.ts';

/** What closing a part of a position comes to. */
export type Closing = {
  readonly profit: Amount;
  readonly fee: Amount;
  /** What the account gains by it, or loses. */
  readonly net: Amount;
  /** Of an isolated margin: what is free again. */
  readonly freed: Amount;
  readonly account: AccountNow;
  readonly position: PositionNow;
};

/** Closes by fills, one after another, as the core takes them. */
export function closingOf(
  account: AccountNow,
  one: PositionNow,
  fills: readonly PricedFill[],
  takerRate: Rate,
): Closing {
  const nothing: Closing = { profit: 0n, fee: 0n, net: 0n, freed: 0n, account, position: one };
  return fills.reduce((sum, fill) => {
    const part = closedBy(sum.account, sum.position, fill, takerRate);
    const { profit, fee, net, freed } = sum;
    return {
      ...part,
      profit: profit + part.profit,
      fee: fee + part.fee,
      net: net + part.net,
      freed: freed + part.freed,
    };
  }, nothing);
}

/** One fill: nobody pays more than what stands behind the position, and of the fee what the loss leaves of that. */
function closedBy(account: AccountNow, one: PositionNow, { quantity, price }: PricedFill, takerRate: Rate): Closing {
  const { contract, position, mode, margin } = one;
  const { kind } = contract;
  const { profit, position: rest } = filled(kind, position, { buys: position.quantity < 0n, quantity, price });
  const due = feeOf(tradeValue(kind, quantity, price), takerRate);
  const isolated = mode === 'isolated';
  const given = isolated ? releasedMargin(margin, quantity, sizeOf(position)) : 0n;
  const taken = isolated ? least(margin, greatest(given, due - profit)) : 0n;
  const closed = withPosition(account, { ...one, position: rest });
  const backing = isolated ? taken : groupOf(account, one).wallet + unrealisedOf(closed);
  const fee = least(due, greatest(0n, backing + profit));
  const net = greatest(-backing, profit) - fee;
  const left: PositionNow = { ...one, position: rest, margin: margin - taken };
  const paid = { ...account, available: account.available + net + taken, frozen: account.frozen - taken };
  const after = withPosition({ ...paid, isolatedHeld: paid.isolatedHeld - taken }, left);
  return { profit, fee, net, freed: taken, account: after, position: left };
}

/** The prices that an order may have: whole ticks within a share of the mark. */
export function bandOf({ mark, tick }: ContractNow, share: Rate): { readonly low: Price; readonly high: Price } {
  return {
    low: quotient(mark * (ONE - share), ONE * tick, 'up') * tick,
    high: quotient(mark * (ONE + share), ONE * tick, 'down') * tick,
  };
}

/** The worst price at which a position may be closed: within the band, and not beyond the end of what stands behind it. */
export function worstClose(account: AccountNow, one: PositionNow, share: Rate): Price {
  const { low, high } = bandOf(one.contract, share);
  const end = bankruptcyPrice(heldOf(one), equityOf(groupOf(account, one)), one.contract.tick);
  if (one.position.quantity > 0n) return end === undefined ? low : greatest(low, end);
  return end === undefined ? high : least(high, end);
}

/**
 * The price, in whole ticks, at which closing all of a position pays for what was paid for it and for closing it: the first
 * that does, seen from where it loses; nothing where none does.
 */
export function breakEvenOf(one: PositionNow, paid: Amount, takerRate: Rate): Price | undefined {
  const { contract, position } = one;
  const { kind } = contract;
  const size = sizeOf(position);
  const buys = position.quantity < 0n;
  return firstPriceThat(one, (price) => {
    const { profit } = filled(kind, position, { buys, quantity: size, price });
    return profit - feeOf(tradeValue(kind, size, price), takerRate) - paid >= 0n;
  });
}

/**
 * The first price, in whole ticks, at which something holds that holds for all better ones, seen from where the position
 * loses; nothing where it holds for none up to ten times the mark.
 */
export function firstPriceThat(
  { contract, position }: PositionNow,
  holds: (price: Price) => boolean,
): Price | undefined {
  const { tick, mark } = contract;
  const most = (mark * 10n) / tick;
  if (position.quantity < 0n) {
    const last = greatestThat((ticks) => holds(ticks * tick), most);
    return last === 0n ? undefined : last * tick;
  }
  const below = greatestThat((ticks) => !holds(ticks * tick), most);
  return below === most ? undefined : (below + 1n) * tick;
}
