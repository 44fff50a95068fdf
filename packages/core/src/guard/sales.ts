import { type Changes, Rows } from '../engine/changes.ts';
import type { Given } from './given.ts';
import { type SaleReference, saleReferencesTable } from './state.ts';

/** A C2C price further than this from the reference price gives value: fees of payment and spreads lie within it. */
export const FAR_SALE_PERCENT = 5n;

/** Of a C2C order, what says who gives value by it. */
type Sale = {
  readonly id: number;
  readonly payer: number;
  readonly seller: number;
  /** Fiat for one coin. */
  readonly price: bigint;
  /** USDT. */
  readonly value: bigint;
};

/**
 * The reference prices of C2C orders whose coins are in escrow, as they were when each was taken. A price far from its
 * reference gives value to the counterparty as a trade far from the last price does, and counts when the coins are with
 * the payer, not before: what is cancelled gave nothing.
 */
export class Sales extends Rows<SaleReference> {
  readonly #given: Given;

  constructor(changes: Changes, given: Given) {
    super(saleReferencesTable, changes);
    this.#given = given;
  }

  /** An order was taken. Without a reference price nothing can be said of it. */
  began(order: number, reference: bigint): void {
    if (reference > 0n) this.add({ order, reference });
  }

  /** Its coins are the payer's: above the reference the payer gave value, below it the seller. */
  released({ id, payer, seller, price, value }: Sale, at: number): void {
    const reference = this.#end(id);
    if (reference === undefined) return;
    const distance = price > reference ? price - reference : reference - price;
    if (distance * 100n <= reference * FAR_SALE_PERCENT) return;
    const amount = (value * distance) / reference;
    if (price > reference) this.#given.note(payer, seller, amount, at);
    else this.#given.note(seller, payer, amount, at);
  }

  /** Its coins are the seller's again. */
  returned(order: number): void {
    this.#end(order);
  }

  /** Orders of the version before have no reference. */
  #end(order: number): bigint | undefined {
    const row = this.get(String(order));
    if (row) this.drop(row);
    return row?.reference;
  }
}
