import type { Parts } from '@quay/money';
import type { Instrument } from './instrument.ts';
import type { Orders } from './orders.ts';

/**
 * What orders of a product hold, and in which assets: figures that follow from an order's record alone. The first half of
 * what a product brings; the other is its {@link Settlement}.
 */
export interface Holdings {
  /**
   * What an order holds of which so many lots are left, or so much of an amount (NONE where lots were ordered), as long
   * as it lives.
   */
  held(orders: Orders, slot: number, lots: number, amount: number, into: Parts): Parts;
  /** The asset-book that an order is paid from: one of the instrument's two. */
  paysFrom(instrument: Instrument, buys: boolean): number;
  /** The asset-book that it is paid into: one of the instrument's two, which may be the same. */
  gainsIn(instrument: Instrument, buys: boolean): number;
}
