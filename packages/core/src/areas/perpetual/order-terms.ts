import { type Intent, intents } from '@quay/contract/perpetual/rules';
import { ONE } from '@quay/money';
import { AMOUNT_MAX, putCount, putUnits, type Writer } from '../../engine/bytes.ts';
import { amount, id, oneOf, type RowOf } from '../../engine/columns.ts';
import type { MarginTerms } from '../../margin/requirements.ts';
import type { Instrument } from '../../trading/instrument.ts';
import type { Orders } from '../../trading/orders.ts';
import type { OwnColumns, OwnTerms } from '../../trading/product.ts';

/** Columns of an order behind those that all products share. */
export const ownOrderColumns = {
  intent: oneOf(intents),
  /** What it was margined at when it was accepted: the assumed price and the mark; nothing of an order that closes. */
  assumedPrice: amount,
  markPrice: amount,
  /** Whole leverage, or where a tier asks for more the rate of that; the other one is 0. */
  leverage: id,
  marginRate: amount,
};
type OwnRow = RowOf<typeof ownOrderColumns>;

/** The three integers: assumed price and mark in ticks, and the leverage, or below zero the rate; 0 of an order that closes. */
const ASSUMED = 0;
const MARK = 1;
const MARGIN = 2;

/** What an order that closes says: it holds nothing. */
export const CLOSING: OwnTerms = [0, 0, 0];

/** What an order that opens was margined at. The greater of leverage and rate is all that it needs. */
export function openingTerms(
  assumedTicks: number,
  markTicks: number,
  { leverage, initialRate }: MarginTerms,
): OwnTerms {
  return [assumedTicks, markTicks, initialRate * leverage > ONE ? -Number(initialRate) : Number(leverage)];
}

export const closes = (orders: Orders, slot: number): boolean => orders.ownOf(slot, MARGIN) === 0;
export const assumedTicksOf = (orders: Orders, slot: number): number => orders.ownOf(slot, ASSUMED);
export const markTicksOf = (orders: Orders, slot: number): number => orders.ownOf(slot, MARK);

/** What it is margined by, as `steps.ts` asks for it. */
export const stepsMarginOf = (orders: Orders, slot: number): number => orders.ownOf(slot, MARGIN);

/** The same as `requirements.ts` asks for it. */
export function marginOf(orders: Orders, slot: number): MarginTerms {
  const margin = orders.ownOf(slot, MARGIN);
  return margin > 0 ? { leverage: BigInt(margin), initialRate: 0n } : { leverage: ONE, initialRate: BigInt(-margin) };
}

export function intentOf(buys: boolean, isClosing: boolean): Intent {
  if (isClosing) return buys ? 'close-short' : 'close-long';
  return buys ? 'open-long' : 'open-short';
}

const OPEN_LONG = intents.indexOf('open-long');
const OPEN_SHORT = intents.indexOf('open-short');
const CLOSE_LONG = intents.indexOf('close-long');
const CLOSE_SHORT = intents.indexOf('close-short');
/** More bytes than these columns have. */
const OWN_MAX = 5 * AMOUNT_MAX;

/** Column by column as the list above has them. */
export const ownColumns: OwnColumns = {
  write(to: Writer, orders: Orders, slot: number): void {
    const { tick } = orders.instrumentAt(slot);
    const margin = orders.ownOf(slot, MARGIN);
    const buys = orders.buys(slot);
    const bytes = to.reserve(OWN_MAX);
    let end = to.at;
    bytes[end++] = margin === 0 ? (buys ? CLOSE_SHORT : CLOSE_LONG) : buys ? OPEN_LONG : OPEN_SHORT;
    end = putUnits(bytes, end, assumedTicksOf(orders, slot) * tick);
    end = putUnits(bytes, end, markTicksOf(orders, slot) * tick);
    end = putCount(bytes, end, margin > 0 ? margin : 0);
    to.at = putUnits(bytes, end, margin < 0 ? -margin : 0);
  },
  read(row: object, { tick }: Instrument): OwnTerms {
    const { assumedPrice, markPrice, leverage, marginRate } = row as OwnRow;
    const margin = leverage > 0 ? leverage : -Number(marginRate);
    return [Number(assumedPrice) / tick, Number(markPrice) / tick, margin === 0 ? 0 : margin];
  },
};
