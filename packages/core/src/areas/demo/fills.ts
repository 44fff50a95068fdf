import { DEMO_COIN } from '@quay/contract/demo/rules';
import { type Amount, multiply } from '@quay/money';
import { Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { ASK, BID } from '../../matching/index.ts';
import type { Order } from '../../trading/tables.ts';
import type { DemoBalances } from './balances.ts';
import type { DemoNeeds, MarketSeen } from './needs.ts';
import { type DemoFill, demoFillsTable } from './state.ts';

/** What the real book offers an order at a price. */
export type Offer = { readonly ticks: number; readonly lots: number };

/** What an order would meet in the real book, best price first, and whether more waits within its reach. */
export type Met = { readonly offers: readonly Offer[]; readonly lots: number; readonly hasMore: boolean };

/**
 * What an order would meet in the real book now. Nothing is taken: who looks a second time sees the same.
 *
 * @param budget ticks × lots that are to be spent, or Infinity
 */
export function metBy(market: MarketSeen, buys: boolean, limitTicks: number, lots: number, budget: number): Met {
  const offers: Offer[] = [];
  let [left, money] = [lots, budget];
  for (const [ticks, here] of market.book.levels(buys ? ASK : BID)) {
    if (buys ? ticks > limitTicks : ticks < limitTicks) break;
    const taken = Math.min(left, here, Math.floor(money / ticks));
    if (taken === 0) return { offers, lots: lots - left, hasMore: true };
    offers.push({ ticks, lots: taken });
    left -= taken;
    money -= taken * ticks;
    if (taken < here) return { offers, lots: lots - left, hasMore: true };
  }
  return { offers, lots: lots - left, hasMore: false };
}

/** Fills orders of the demo at prices of the real book. The other side is the demo itself. */
export class DemoFills {
  readonly #balances: DemoBalances;
  readonly #needs: DemoNeeds;
  readonly #log: Log<DemoFill>;
  readonly #ids: Sequence;

  constructor(needs: DemoNeeds, balances: DemoBalances) {
    this.#balances = balances;
    this.#needs = needs;
    this.#log = new Log(demoFillsTable, needs.changes);
    this.#ids = needs.sequences.of('demo-fill');
  }

  /** The number of the last fill. */
  get last(): number {
    return this.#ids.last;
  }

  /** What an order that rests or waits holds: what it would pay for all that is left, at its price where it has one. */
  holds(order: Order): Amount {
    if (order.amount !== null) return order.amount - order.filledAmount;
    const left = order.quantity! - order.filledQuantity;
    return order.side === 'buy' ? multiply(order.price!, left, 'up') : left;
  }

  /**
   * An order gets what it holds the other side for. The fee comes out of what arrives, rounded up: of the base asset for a
   * buy, of the quote asset for a sale, as in the real market.
   */
  fill(order: Order, market: MarketSeen, { ticks, lots }: Offer, role: DemoFill['role'], at: number): void {
    const { owner, side } = order;
    const { base, quote } = market.terms;
    const quantity = BigInt(lots) * BigInt(market.lot);
    const amount = BigInt(lots) * BigInt(ticks) * BigInt(market.quotePerTickLot);
    const [gives, given] = side === 'buy' ? [quote, amount] : [base, quantity];
    const [gets, got] = side === 'buy' ? [base, quantity] : [quote, amount];
    const fee = multiply(got, role === 'maker' ? order.makerFeeRate : order.takerFeeRate, 'up');
    this.#balances.takeHeld(owner, gives, given);
    this.#balances.give(owner, gets, got - fee);
    order.held -= given;
    order.filledQuantity += quantity;
    order.filledAmount += amount;
    order.fee += fee;
    order.updatedAt = at;
    const price = market.priceOf(ticks);
    this.#log.add({
      ...{ id: this.#ids.next(), owner, order: order.id, market: order.market, side, role, price, quantity, amount },
      ...{ fee, worth: this.worthOf(owner), at },
    });
  }

  /** What somebody's practice money is worth in USDT, at the last prices of the real markets; each coin rounded down. */
  worthOf(owner: number): Amount {
    let worth = 0n;
    for (const { asset, available, frozen } of this.#balances.of(owner)) {
      const total = available + frozen;
      if (asset === DEMO_COIN) worth += total;
      else worth += multiply(this.#needs.market(asset)?.terms.referencePrice ?? 0n, total, 'down');
    }
    return worth;
  }
}
