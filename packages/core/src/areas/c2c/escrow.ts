import type { C2cEnding, C2cOrderState } from '@quay/contract/c2c/rules';
import { Parts, type Quantity } from '@quay/money';
import { always } from '../../engine/fault.ts';
import type { Sales } from '../../guard/sales.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Ads } from './ads.ts';
import type { Days } from './days.ts';
import type { C2cNeeds } from './needs.ts';
import { holdsCoins } from './orders.ts';
import type { Ad, C2cOrder } from './state.ts';

/** The state that each ending leaves an order in. */
const stateOf: Readonly<Record<C2cEnding, C2cOrderState>> = {
  released: 'completed',
  'ruled-payer': 'completed',
  cancelled: 'cancelled',
  'ruled-seller': 'cancelled',
  'timed-out': 'timed-out',
};

/**
 * Coins that neither of the two can use: frozen in the seller's `c2c` book. What a sell ad on the shelf has left is there,
 * and what each order is about until it ends; they leave once, by `release` or by `giveBack`.
 */
export class Escrow {
  readonly #ledger: Ledger;
  readonly #ads: Ads;
  readonly #days: Days;
  readonly #sales: Sales;
  readonly #sold: C2cNeeds['sold'];

  constructor(ledger: Ledger, ads: Ads, days: Days, sales: Sales, sold: C2cNeeds['sold']) {
    this.#ledger = ledger;
    this.#ads = ads;
    this.#days = days;
    this.#sales = sales;
    this.#sold = sold;
  }

  /** What an owner could sell of a coin: all that is free in spot and in the `c2c` book. */
  sellable(owner: number, asset: string): Quantity {
    return this.#ledger.balance(owner, 'spot', asset).available + this.#ledger.balance(owner, 'c2c', asset).available;
  }

  /**
   * Takes coins of an owner in: those that lie free in the `c2c` book first, the rest from spot. The caller has refused
   * before if there are too few.
   */
  lock(owner: number, asset: string, amount: Quantity, reference: number, at: number): void {
    if (amount === 0n) return;
    const escrow = this.#ledger.account(owner, 'c2c', asset);
    const { available } = this.#ledger.balance(owner, 'c2c', asset);
    const missing = amount - (available < amount ? available : amount);
    if (missing > 0n) {
      this.#ledger.post(reference, at, [
        { account: this.#ledger.account(owner, 'spot', asset), amount: -missing, cause: 'escrow' },
        { account: escrow, amount: missing, cause: 'escrow' },
      ]);
    }
    this.#ledger.hold(escrow, new Parts().of(amount));
  }

  /** Gives coins back to whose they are: to spot, wherever they came from. */
  unlock(owner: number, asset: string, amount: Quantity, reference: number, at: number): void {
    if (amount === 0n) return;
    const escrow = this.#ledger.account(owner, 'c2c', asset);
    this.#ledger.release(escrow, new Parts().of(amount));
    this.#ledger.post(reference, at, [
      { account: escrow, amount: -amount, cause: 'escrow-return' },
      { account: this.#ledger.account(owner, 'spot', asset), amount, cause: 'escrow-return' },
    ]);
  }

  /** The payer gets the coins of an order. */
  release(order: C2cOrder, ended: 'released' | 'ruled-payer', at: number): void {
    const { id, payer, seller, asset, quantity } = order;
    const ad = this.#leave(order, ended, at);
    ad.dealt += quantity;
    this.#sales.released(order, at);
    const from = this.#ledger.account(seller, 'c2c', asset);
    const to = this.#ledger.account(payer, 'spot', asset);
    this.#ledger.settle(from, to, new Parts().of(quantity), 'c2c-trade', id, at);
    this.#sold(order, at);
  }

  /** The seller has the coins again: in the escrow of the ad while it is on the shelf, else to use. */
  giveBack(order: C2cOrder, ended: 'cancelled' | 'timed-out' | 'ruled-seller', at: number): void {
    const { id, taker, seller, asset, quantity, value, openedAt } = order;
    const ad = this.#leave(order, ended, at);
    this.#days.takeBack(taker, openedAt, { value });
    this.#sales.returned(id);
    if (ad.side === 'sell' && ad.state === 'on') return;
    this.unlock(seller, asset, quantity, id, at);
  }

  #leave(order: C2cOrder, ended: C2cEnding, at: number): Ad {
    always(holdsCoins(order), `order ${order.id} has left escrow already`);
    const ad = this.#ads.get(String(order.ad));
    always(ad !== undefined, `the ad of order ${order.id} is closed`);
    ad.locked -= order.quantity;
    this.#ads.touch(ad);
    order.state = stateOf[ended];
    order.ended = ended;
    order.settledAt = at;
    order.escalateAt = null;
    return ad;
  }
}
