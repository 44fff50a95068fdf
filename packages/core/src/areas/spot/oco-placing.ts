import { NONE } from '../../matching/index.ts';
import type { Accepted } from '../../trading/order-record.ts';
import type { SettledParts } from '../../trading/trading-area.ts';
import { HOLDS_BOTH, HOLDS_NOTHING } from './links.ts';
import type { OcoPairs } from './oco-pairs.ts';

/** What is said of an order beside what follows from its owner and instrument. */
export type Said = Omit<
  Accepted,
  'id' | 'amount' | 'makerRate' | 'takerRate' | 'list' | 'payer' | 'payee' | 'keepsRow'
>;

/** Accepts orders by quantity that are placed two at a time, or when another is over. */
export class OcoPlacing {
  readonly #parts: Pick<SettledParts, 'orders' | 'volumes' | 'instrumentOrders' | 'orderIds' | 'loop'>;
  readonly #pairs: OcoPairs;
  readonly #isMarketMaker: (owner: number) => boolean;

  constructor(
    parts: Pick<SettledParts, 'orders' | 'volumes' | 'instrumentOrders' | 'orderIds' | 'loop'>,
    pairs: OcoPairs,
    isMarketMaker: (owner: number) => boolean,
  ) {
    this.#parts = parts;
    this.#pairs = pairs;
    this.#isMarketMaker = isMarketMaker;
  }

  /** An order that is in no book yet; what it holds is the caller's affair. */
  accept(said: Said): number {
    const { orders, volumes, instrumentOrders, orderIds } = this.#parts;
    const { owner, instrument, buys } = said;
    const list = instrumentOrders.listOf(owner, instrument);
    const keepsRow = !this.#isMarketMaker(owner);
    const tier = keepsRow ? volumes.tierOf(owner) : NONE;
    return orders.accept({
      ...said,
      id: orderIds.next(),
      amount: NONE,
      makerRate: tier === NONE ? 0 : instrument.makerRates[tier]!,
      takerRate: tier === NONE ? 0 : instrument.takerRates[tier]!,
      list,
      payer: instrumentOrders.payer(list, owner, instrument, buys),
      payee: instrumentOrders.payee(list, owner, instrument, buys),
      keepsRow,
    });
  }

  /** Both orders of a pair: one rests and holds for both, the other waits. What it holds is frozen by the caller. */
  place(limit: Said, stop: Said, entry: number | null): { readonly limit: number; readonly stop: number } {
    const { orders, loop } = this.#parts;
    const slots = { limit: this.accept(limit), stop: this.accept(stop) };
    orders.setOwn(slots.limit, [HOLDS_BOTH, Math.max(limit.limitTicks, stop.limitTicks), 0]);
    orders.setOwn(slots.stop, [HOLDS_NOTHING, 0, 0]);
    const [limitOrder, stopOrder] = [orders.idOf(slots.limit), orders.idOf(slots.stop)];
    this.#pairs.stand({ limitOrder, stopOrder, owner: limit.owner, entry });
    loop().rest(slots.limit);
    loop().wait(slots.stop);
    return slots;
  }
}
