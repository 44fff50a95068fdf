import { Parts } from '@quay/money';
import type { Area } from '../engine/area.ts';
import type { Changes } from '../engine/changes.ts';
import type { Sequence, Sequences } from '../engine/sequences.ts';
import type { Claim, Ledger } from '../ledger/ledger.ts';
import { type Book, LadderBook, OrderSlots } from '../matching/index.ts';
import { ClientIds } from './client-ids.ts';
import type { Holdings } from './holdings.ts';
import type { InstrumentNumbers } from './instrument-numbers.ts';
import { InstrumentOrders } from './instrument-orders.ts';
import { Instruments, type Listings } from './instruments.ts';
import { tradingInvariants } from './invariants.ts';
import { Levels } from './levels.ts';
import { MatchLoop } from './match-loop.ts';
import { WAITING } from './order-codes.ts';
import { Orders } from './orders.ts';
import type { TradingProduct } from './product.ts';
import type { Settlement } from './settlement.ts';
import { Stops } from './stops.ts';
import type { Order } from './tables.ts';
import { Volumes } from './volumes.ts';

/** What a product's commands work with. */
export type TradingParts = {
  readonly product: TradingProduct;
  readonly orders: Orders;
  readonly instruments: Instruments;
  readonly instrumentOrders: InstrumentOrders;
  readonly clientIds: ClientIds;
  readonly volumes: Volumes;
  readonly ledger: Ledger;
  readonly orderIds: Sequence;
  readonly holdings: Holdings;
  readonly matchLoop: MatchLoop;
  isMarketMaker(owner: number): boolean;
};

/** What a product that trades is, its commands apart. */
export type TradingArea = Omit<Area, 'commands'> & {
  readonly parts: TradingParts;
  readonly orders: Orders;
  readonly instruments: Instruments;
  /** An owner's living orders, in one instrument or in all, oldest first. */
  ordersOf(owner: number, symbol: string | null): Order[];
  /** What open orders hold frozen. */
  claims(): Iterable<Claim>;
};

/** What a settlement may ask of the orders that it settles. */
export type SettledParts = {
  readonly orders: Orders;
  readonly volumes: Volumes;
  readonly instruments: Instruments;
  readonly instrumentOrders: InstrumentOrders;
  /** Takes an order out of where it rests, which is not one that trades now; what it held is free. */
  readonly withdraw: MatchLoop['withdraw'];
  readonly orderIds: Sequence;
  /** The match loop, once it is made. */
  readonly loop: () => MatchLoop;
};

export type TradingNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly ledger: Ledger;
  readonly listings: Listings;
  readonly numbers: InstrumentNumbers;
  /** Of the simulated market: pays no fee, and its finished orders are not kept. */
  isMarketMaker(owner: number): boolean;
  readonly newBook?: (slots: OrderSlots) => Book;
};

/**
 * The orders of a product: where they rest and wait, what becomes of them, and what they hold. Each product has its own
 * orders, books and match loop; `settle` makes the {@link Settlement} that moves its money.
 */
export function tradingArea(
  product: TradingProduct,
  needs: TradingNeeds,
  holdings: Holdings,
  settle: (of: SettledParts) => Settlement,
): TradingArea {
  const { changes, sequences, ledger, listings, numbers, isMarketMaker } = needs;
  const { accounts } = ledger;
  const slots = new OrderSlots();
  const newBook = () => needs.newBook?.(slots) ?? new LadderBook(slots);
  const instruments = new Instruments({ product, listings, numbers, accounts, newBook });
  const orders = new Orders({ product, slots, holdings, instrumentOf: (symbol) => instruments.of(symbol), changes });
  const clientIds = new ClientIds(product.tables, changes);
  const volumes = new Volumes(product, changes, sequences);
  const instrumentOrders = new InstrumentOrders(orders, accounts, holdings);
  const orderIds = sequences.of(product.orderIds);
  const levels = new Levels(product.tables, instruments);
  const stops = new Stops(orders);
  const withdraw: MatchLoop['withdraw'] = (slot, status, ended, at) => matchLoop.withdraw(slot, status, ended, at);
  const settlement = settle({
    ...{ orders, volumes, instruments, instrumentOrders, withdraw, orderIds },
    loop: () => matchLoop,
  });
  const matchLoop: MatchLoop = new MatchLoop({
    orders,
    instrumentOrders,
    stops,
    levels,
    settlement,
    listings,
    orderIds,
  });
  return {
    name: product.name,
    orders,
    instruments,
    parts: {
      product,
      orders,
      instruments,
      instrumentOrders,
      clientIds,
      volumes,
      ledger,
      orderIds,
      holdings,
      matchLoop,
      isMarketMaker,
    },
    state: [orders, clientIds, volumes, volumes.tiers],
    logs: [product.tables.trades],
    news: levels,
    due: (now) => [
      ...(clientIds.isDue(now) ? [{ name: `${product.name}/forget-client-ids`, input: {} }] : []),
      ...(volumes.isDue(now) ? [{ name: `${product.name}/set-fee-tiers`, input: {} }] : []),
    ],
    rebuild() {
      clientIds.rebuild();
      volumes.rebuild();
      instruments.rebind();
      const byPriority = [...orders.live()].sort((a, b) => orders.priorityOf(a) - orders.priorityOf(b));
      for (const slot of byPriority) resume(slot);
    },
    invariants: tradingInvariants(orders, instruments),
    ordersOf(owner, symbol) {
      const instrument = symbol === null ? undefined : instruments.find(symbol);
      const among = instrument ? [instrument] : instruments.all();
      return instrumentOrders.slotsOf(owner, among).map((slot) => orders.row(slot));
    },
    *claims() {
      const held = new Parts();
      for (const slot of orders.live()) {
        const paysFrom = holdings.paysFrom(orders.instrumentAt(slot), orders.buys(slot));
        const { book, asset } = accounts.assetBooks[paysFrom]!;
        yield { owner: orders.ownerOf(slot), book, asset, amount: orders.heldOf(slot, held).value() };
      }
    },
  };

  /** Start-up: an order rests or waits again. */
  function resume(slot: number): void {
    const instrument = orders.instrumentAt(slot);
    const owner = orders.ownerOf(slot);
    const buys = orders.buys(slot);
    const list = instrumentOrders.listOf(owner, instrument);
    const payer = instrumentOrders.payer(list, owner, instrument, buys);
    const payee = instrumentOrders.payee(list, owner, instrument, buys);
    orders.settle(slot, { list, payer, payee, keepsRow: !isMarketMaker(owner) });
    if (orders.statusOf(slot) === WAITING) matchLoop.wait(slot);
    else matchLoop.rest(slot);
  }
}
