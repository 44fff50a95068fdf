import type { Parts } from '@quay/money';
import type { Instrument } from './instrument.ts';

/**
 * What orders of a product hold, and in which assets: figures that follow from an order alone. The first half of what a
 * product brings; the other is its {@link Settlement}.
 */
export interface Holdings {
  /**
   * What an order with a limit may cost at most, or one that sells, or one that spends an amount; in ticks, lots and
   * units of quote, the amount NONE where lots are ordered. An order holds this for what is left of it, as long as it
   * lives.
   */
  required(instrument: Instrument, buys: boolean, ticks: number, lots: number, amount: number, into: Parts): Parts;
  /** The asset-book that an order is paid from: one of the instrument's two. */
  paysFrom(instrument: Instrument, buys: boolean): number;
  /** The asset-book that it is paid into: one of the instrument's two. */
  gainsIn(instrument: Instrument, buys: boolean): number;
}
