import { marketOf } from '@quay/cast';
import { orderRefusals, type Product } from '@quay/contract/trading';
import { Parts, units } from '@quay/money';
import { expect, test } from 'vitest';
import { SpotHoldings } from '../areas/spot/holdings.ts';
import { spotProduct } from '../areas/spot/product.ts';
import { SpotSettlement } from '../areas/spot/settlement.ts';
import { Writer } from '../engine/bytes.ts';
import { Changes, readChanges } from '../engine/changes.ts';
import { Sequences, sequencesTable } from '../engine/sequences.ts';
import { Ledger } from '../ledger/ledger.ts';
import { accountsTable, entriesTable, feeTotalsTable } from '../ledger/tables.ts';
import { ASK, BID } from '../matching/index.ts';
import type { Holdings } from './holdings.ts';
import type { Instrument } from './instrument.ts';
import { InstrumentNumbers } from './instrument-numbers.ts';
import { LIMIT, NOTHING, OPEN } from './order-codes.ts';
import type { Orders } from './orders.ts';
import type { Settlement } from './settlement.ts';
import { tradingTables } from './tables.ts';
import { type TradingArea, tradingArea } from './trading-area.ts';

const AT = Date.UTC(2026, 0, 1);
const [ALICE, BOB] = [1001, 1002];
const contract = 'contract' as Product;
const product = {
  name: contract,
  book: 'c2c',
  refusals: orderRefusals('contract', 99_000),
  tables: tradingTables({
    product: contract,
    orders: 80,
    trades: 81,
    clientOrders: 82,
    volumes: 83,
    tiers: 84,
    levels: 85,
  }),
  orderIds: 'contract-order',
  tierDay: 'contract-tier-day',
  stopsFollow: 'last',
} as const;

/** Either side holds a tenth of what it trades, in the quote asset. */
class Margin implements Holdings {
  held(orders: Orders, slot: number, lots: number, _amount: number, into: Parts): Parts {
    const { quotePerTickLot } = orders.instrumentAt(slot);
    return into.ofUnits(Math.ceil((lots * orders.limitOf(slot) * quotePerTickLot) / 10));
  }

  paysFrom(instrument: Instrument): number {
    return instrument.quote;
  }

  gainsIn(instrument: Instrument): number {
    return instrument.quote;
  }
}

/** Nothing is delivered: a fill moves positions, and the margin stays. */
class Positions implements Settlement {
  readonly positions = new Map<number, number>();
  readonly #orders: Orders;

  constructor(orders: Orders) {
    this.#orders = orders;
  }

  fill(instrument: Instrument, taker: number, maker: number, ticks: number, lots: number, at: number): void {
    for (const slot of [taker, maker]) {
      const owner = this.#orders.ownerOf(slot);
      this.positions.set(owner, (this.positions.get(owner) ?? 0) + (this.#orders.buys(slot) ? lots : -lots));
      this.#orders.fill(slot, lots, lots * ticks * instrument.quotePerTickLot, new Parts(), at);
    }
  }

  begin(): void {}
  resume(): void {}
  rest(): void {}
  end(): void {}
  release(): void {}
}

function twoProducts() {
  const changes = new Changes();
  const sequences = new Sequences(changes);
  const ledger = new Ledger(changes, sequences, () => false);
  const listed = ([spotProduct.name, contract] as const).map((name) => ({
    product: name,
    symbol: 'BTC',
    listedAt: AT,
  }));
  const numbers = new InstrumentNumbers(changes, () => listed);
  const terms = { ...marketOf('BTC'), status: 'trading' as const };
  const traded: string[] = [];
  const needs = (name: string) => ({
    ...{ changes, sequences, ledger, numbers, isMarketMaker: () => false },
    listings: { get: () => terms, traded: () => void traded.push(name) },
  });
  for (const owner of [ALICE, BOB]) {
    for (const [book, asset] of [
      ['spot', 'BTC'],
      ['spot', 'USDT'],
      ['c2c', 'USDT'],
    ] as const) {
      ledger.post(owner, AT, [
        { account: ledger.account(1, book, asset), amount: -units('100000'), cause: 'practice-funds' },
        { account: ledger.account(owner, book, asset), amount: units('100000'), cause: 'practice-funds' },
      ]);
    }
  }
  let positions: Positions | undefined;
  const given = () => {};
  const cash = tradingArea(
    spotProduct,
    needs('spot'),
    new SpotHoldings(),
    ({ orders, volumes }) => new SpotSettlement({ orders, volumes, ledger, needs: { given }, changes }),
  );
  const contracts = tradingArea(product, needs('contract'), new Margin(), ({ orders }) => {
    positions = new Positions(orders);
    return positions;
  });
  return { changes, ledger, cash, contracts, positions: positions!, traded };
}

/** An order of ten lots at the listing price. */
function place({ parts }: TradingArea, owner: number, buys: boolean): number {
  const { orders, instruments, instrumentOrders, ledger, orderIds, matchLoop } = parts;
  const instrument = instruments.of('BTC');
  const list = instrumentOrders.listOf(owner, instrument);
  const payer = instrumentOrders.payer(list, owner, instrument, buys);
  const payee = instrumentOrders.payee(list, owner, instrument, buys);
  const slot = orders.accept({
    ...{ id: orderIds.next(), owner, clientId: null, instrument, buys, type: LIMIT, force: 0, selfTrade: 0 },
    ...{ limitTicks: instrument.lastTicks, stopTicks: NOTHING, lots: 10, amount: NOTHING, makerRate: 0, takerRate: 0 },
    ...{ list, payer, payee, keepsRow: true, at: AT },
  });
  const needed = orders.heldOf(slot, new Parts());
  ledger.hold(payer, needed);
  matchLoop.enter(slot, needed, AT);
  return slot;
}

test('two products trade the same symbol side by side, each with its number, orders, book, tables and money', () => {
  const { changes, ledger, cash, contracts, positions, traded } = twoProducts();
  expect([cash, contracts].map(({ instruments }) => instruments.of('BTC').number)).toEqual([1, 2]);
  changes.take();

  const sale = place(cash, ALICE, false);
  place(contracts, ALICE, false);
  place(contracts, BOB, true);
  // The sale of coins still rests; the contract was filled, and nothing was delivered.
  expect(cash.orders.statusOf(sale)).toBe(OPEN);
  const asks = [cash, contracts].map(({ instruments }) => instruments.of('BTC').book.size);
  expect(asks).toEqual([1, 0]);
  expect(traded).toEqual([]);
  expect([...positions.positions]).toEqual([
    [BOB, 10],
    [ALICE, -10],
  ]);
  const lots = Number(marketOf('BTC').lot) * 10;
  expect(ledger.balance(ALICE, 'spot', 'BTC').frozen).toBe(BigInt(lots));
  expect(ledger.balance(BOB, 'spot', 'BTC').available).toBe(units('100000'));
  const worth = (marketOf('BTC').referencePrice * BigInt(lots)) / 100_000_000n;
  for (const owner of [ALICE, BOB]) expect(ledger.balance(owner, 'c2c', 'USDT').frozen).toBe(worth / 10n);

  // What the batch says of each stands in tables of its own.
  const tables = [cash, contracts].flatMap(({ state, logs }) => [...state.map(({ table }) => table), ...logs]);
  const rows = readChanges([...tables, sequencesTable, accountsTable, feeTotalsTable, entriesTable], changes.take());
  const named = (name: string) => rows.filter(({ table }) => table.name === name).map(({ row }) => row);
  expect(named('spot_orders')).toMatchObject([{ owner: ALICE, status: 'open', held: BigInt(lots) }]);
  expect(named('contract_orders')).toMatchObject([
    { owner: ALICE, status: 'filled' },
    { owner: BOB, status: 'filled' },
  ]);
  expect(named('spot_trades')).toEqual([]);
  const news = new Writer();
  cash.news!.take(news);
  contracts.news!.take(news);
  const levels = readChanges([spotProduct.tables.levels, product.tables.levels], news.take());
  expect(levels.map(({ table, row }) => [table.name, (row as { lots: number }).lots])).toEqual([
    ['spot_levels', 10],
    ['contract_levels', 0],
  ]);
  expect([...cash.claims()]).toEqual([{ owner: ALICE, book: 'spot', asset: 'BTC', amount: BigInt(lots) }]);
  expect([...contracts.claims()]).toEqual([]);
  for (const { invariants } of [cash, contracts])
    expect(invariants.map((one) => one.broken())).toEqual([undefined, undefined]);
  expect(cash.instruments.of('BTC').book.bestTicks(ASK)).toBeGreaterThan(0);
  expect(cash.instruments.of('BTC').book.bestTicks(BID)).toBe(-1);
});
