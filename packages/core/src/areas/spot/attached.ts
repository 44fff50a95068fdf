import { Parts } from '@quay/money';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Attached } from '../../trading/attached.ts';
import { BY_OWNER, CANCELLED, OCO } from '../../trading/order-codes.ts';
import type { Orders } from '../../trading/orders.ts';
import type { SettledParts } from '../../trading/trading-area.ts';
import type { Brackets } from './brackets.ts';
import type { Exits } from './exits.ts';
import { HOLDS_BOTH, HOLDS_NOTHING, holdsAt, linkOf, OPENS } from './links.ts';
import type { OcoPair, OcoPairs } from './oco-pairs.ts';

/**
 * What hangs on orders of spot. Of a pair the limit order holds for both; as soon as it begins to trade, or the stop order
 * is reached, the other is cancelled, and the one that goes on holds what it needs alone. Whatever else ends one of them ends
 * the other. A purchase with exits leaves them when it is over, unless its owner cancelled it.
 */
export class SpotAttached implements Attached {
  readonly #orders: Orders;
  readonly #ledger: Ledger;
  readonly #pairs: OcoPairs;
  readonly #brackets: Brackets;
  readonly #exits: Exits;
  readonly #withdraw: SettledParts['withdraw'];
  readonly #units = new Parts();

  constructor(of: {
    readonly orders: Orders;
    readonly ledger: Ledger;
    readonly pairs: OcoPairs;
    readonly brackets: Brackets;
    readonly exits: Exits;
    readonly withdraw: SettledParts['withdraw'];
  }) {
    this.#orders = of.orders;
    this.#ledger = of.ledger;
    this.#pairs = of.pairs;
    this.#brackets = of.brackets;
    this.#exits = of.exits;
    this.#withdraw = of.withdraw;
  }

  began(slot: number, at: number): void {
    const orders = this.#orders;
    const pair = linkOf(orders, slot) === HOLDS_BOTH ? this.#pairs.ofLimit(orders.idOf(slot)) : undefined;
    if (!pair) return;
    const instrument = orders.instrumentAt(slot);
    // A sale holds the same quantity for either. Of the limit order nothing was filled before this.
    const spare = orders.buys(slot) ? holdsAt(orders, slot) - orders.limitOf(slot) : 0;
    this.#units.ofUnits(spare * orders.lotsOf(slot) * instrument.quotePerTickLot);
    orders.setOwn(slot, [0, 0, 0]);
    this.#ledger.release(orders.payerOf(slot), this.#units);
    this.#part(pair, pair.stopOrder, OCO, at);
  }

  reached(slot: number, at: number): void {
    const orders = this.#orders;
    const pair = linkOf(orders, slot) === HOLDS_NOTHING ? this.#pairs.ofStop(orders.idOf(slot)) : undefined;
    if (!pair) return;
    this.#part(pair, pair.limitOrder, OCO, at);
    orders.setOwn(slot, [0, 0, 0]);
    this.#ledger.hold(orders.payerOf(slot), orders.heldOf(slot, this.#units));
  }

  ended(slot: number, ended: number, at: number): boolean {
    const orders = this.#orders;
    const id = orders.idOf(slot);
    const link = linkOf(orders, slot);
    if (link === OPENS) {
      const bracket = this.#brackets.of(id)!;
      if (ended !== BY_OWNER) return true;
      this.#brackets.end(bracket, { status: 'cancelled' });
      return false;
    }
    const pair = link === HOLDS_BOTH ? this.#pairs.ofLimit(id) : this.#pairs.ofStop(id);
    if (pair) {
      const other = link === HOLDS_BOTH ? pair.stopOrder : pair.limitOrder;
      this.#part(pair, other, ended === BY_OWNER ? BY_OWNER : OCO, at);
    }
    return false;
  }

  leave(slot: number, at: number): void {
    this.#exits.place(slot, this.#brackets.of(this.#orders.idOf(slot))!, at);
  }

  /** The pair is none any more, and this one of it ends. */
  #part(pair: OcoPair, order: number, ended: number, at: number): void {
    this.#pairs.end(pair);
    this.#withdraw(this.#orders.find(order), CANCELLED, ended, at);
  }
}
