import { feeTiers } from '@quay/contract/spot';
import { multiply, units } from '@quay/money';
import {
  type Account,
  accountsTable,
  type Batch,
  type Change,
  type Entry,
  entriesTable,
  house,
  type Market,
  marketsTable,
  type Order,
  ordersTable,
  type Trade,
  tradesTable,
} from '../src/index.ts';

/**
 * A second opinion on every batch, from the row changes alone: it keeps its own sums and shares no code with the
 * ledger. It looks only at what a batch touched, so that it can look after every single command.
 */
export class Auditor {
  readonly #accounts = new Map<string, Account>();
  readonly #orders = new Map<number, Order>();
  readonly #markets = new Map<string, Market>();
  readonly #sums = new Map<string, bigint>();
  readonly #claims = new Map<string, bigint>();
  readonly #chains = new Map<string, bigint>();
  /** Orders that this batch wrote, whole. */
  readonly #written = new Map<number, Order>();
  readonly #isDesk: (owner: number) => boolean;
  #seq = 0;
  #at = 0;
  trades = 0;
  entries = 0;

  constructor(isDesk: (owner: number) => boolean) {
    this.#isDesk = isDesk;
  }

  hear(changes: readonly Change[], batch: Batch): void {
    expect(batch.seq === this.#seq + 1, `I11 batch ${batch.seq} follows ${this.#seq}`);
    expect(batch.at >= this.#at, `I13 time went back from ${this.#at} to ${batch.at}`);
    this.#seq = batch.seq;
    this.#at = batch.at;

    const touched = new Set<string>();
    // Trades are judged against the orders as they were before, so orders are taken in last.
    for (const { table, row } of changes) {
      if (table.number === marketsTable.number) this.#markets.set((row as Market).symbol, { ...(row as Market) });
    }
    this.#written.clear();
    for (const { table, op, row } of changes) {
      if (table.number === ordersTable.number && op === 'put') this.#written.set((row as Order).id, row as Order);
    }
    const fills = new Map<number, bigint>();
    for (const { table, row } of changes) {
      if (table.number === tradesTable.number) this.#judgeTrade(row as Trade, fills);
      if (table.number === entriesTable.number) this.#judgeEntry(row as Entry);
    }
    for (const { table, op, row } of changes) {
      if (table.number === accountsTable.number) this.#takeAccount(row as Account, touched);
      if (table.number === ordersTable.number) this.#takeOrder(op, row as Order, fills, touched);
    }
    for (const key of touched) this.#judgeAccount(key);
    for (const [asset, sum] of this.#sums) expect(sum === 0n, `I1 ${asset} sums to ${sum}`);
  }

  #takeAccount(row: Account, touched: Set<string>): void {
    const key = `${row.owner}/${row.book}/${row.asset}`;
    const before = this.#accounts.get(key);
    const gained = row.available + row.frozen - (before ? before.available + before.frozen : 0n);
    this.#sums.set(row.asset, (this.#sums.get(row.asset) ?? 0n) + gained);
    this.#accounts.set(key, { ...row });
    touched.add(key);
  }

  #takeOrder(op: 'put' | 'drop', row: Order, fills: Map<number, bigint>, touched: Set<string>): void {
    const before = this.#orders.get(row.id);
    if (before) this.#claim(before, -before.held, touched);
    if (op === 'drop') {
      this.#orders.delete(row.id);
      return;
    }
    const filledNow = row.filledQuantity - (before?.filledQuantity ?? 0n);
    expect(
      filledNow === (fills.get(row.id) ?? 0n),
      `I14 order ${row.id} filled ${filledNow}, its trades ${fills.get(row.id)}`,
    );
    expect(row.quantity === null || row.filledQuantity <= row.quantity, `I14 order ${row.id} filled more than ordered`);
    expect(
      before === undefined || before.status === 'open' || before.status === 'waiting',
      `a finished order ${row.id} changed`,
    );
    expect(row.status !== 'waiting' || row.filledQuantity === 0n, `order ${row.id} waits and is filled`);
    if (row.status === 'waiting') {
      expect(row.stopPrice !== null, `order ${row.id} waits for nothing`);
      this.#orders.set(row.id, { ...row });
      this.#claim(row, row.held, touched);
    } else if (row.status === 'open') {
      expect(
        row.price !== null && row.timeInForce !== 'ioc' && row.timeInForce !== 'fok',
        `order ${row.id} may not rest`,
      );
      this.#orders.set(row.id, { ...row });
      this.#claim(row, row.held, touched);
    } else {
      expect(row.held === 0n, `I3 order ${row.id} is ${row.status} and holds ${row.held}`);
      this.#orders.delete(row.id);
    }
  }

  #claim(order: Order, by: bigint, touched: Set<string>): void {
    const market = this.#markets.get(order.market)!;
    const key = `${order.owner}/spot/${order.side === 'buy' ? market.quote : market.base}`;
    this.#claims.set(key, (this.#claims.get(key) ?? 0n) + by);
    touched.add(key);
  }

  #judgeAccount(key: string): void {
    const account = this.#accounts.get(key);
    if (!account) throw new Error(`I3 ${key} is claimed and has no account`);
    expect(account.frozen >= 0n, `I2 ${key} has ${account.frozen} frozen`);
    expect(account.available >= 0n || account.owner === house.outside, `I2 ${key} has ${account.available}`);
    expect(
      account.frozen === (this.#claims.get(key) ?? 0n),
      `I3 ${key}: frozen ${account.frozen}, claims ${this.#claims.get(key)}`,
    );
    const chain = this.#chains.get(key);
    if (!this.#isDesk(account.owner)) {
      expect(
        (chain ?? 0n) === account.available + account.frozen,
        `I8 ${key} holds ${account.available + account.frozen}, its entries end at ${chain}`,
      );
    }
  }

  #judgeEntry(entry: Entry): void {
    const key = `${entry.owner}/${entry.book}/${entry.asset}`;
    const before = this.#chains.get(key) ?? 0n;
    expect(before + entry.amount === entry.balanceAfter, `I8 the chain of ${key} breaks at entry ${entry.id}`);
    this.#chains.set(key, entry.balanceAfter);
    this.entries += 1;
  }

  /** The rate that stands on the order; it must be the market's, times a share that some tier has. */
  #rateOf(id: number, owner: number, market: Market, rested: boolean): bigint {
    if (this.#isDesk(owner)) return 0n;
    const order = this.#written.get(id);
    if (!order) throw new Error(`order ${id} traded and was not written`);
    const rate = rested ? order.makerFeeRate : order.takerFeeRate;
    const allowed = feeTiers.map(({ makerShare, takerShare }) =>
      multiply(rested ? market.makerFeeRate : market.takerFeeRate, units(rested ? makerShare : takerShare), 'up'),
    );
    expect(allowed.includes(rate), `order ${id} has the rate ${rate}`);
    return rate;
  }

  #judgeTrade(trade: Trade, fills: Map<number, bigint>): void {
    const market = this.#markets.get(trade.market)!;
    expect(
      trade.price % market.tick === 0n && trade.quantity % market.lot === 0n,
      `trade ${trade.id} is off tick or lot`,
    );
    expect(trade.quantity > 0n && trade.buyer !== trade.seller, `trade ${trade.id} is with oneself or of nothing`);
    expect(trade.amount * 100_000_000n === trade.price * trade.quantity, `I15 trade ${trade.id} was rounded`);
    const buyRate = this.#rateOf(trade.buyOrder, trade.buyer, market, trade.buyRole === 'maker');
    const sellRate = this.#rateOf(trade.sellOrder, trade.seller, market, trade.buyRole !== 'maker');
    expect(trade.buyFee === multiply(trade.quantity, buyRate, 'up'), `I15 buyer's fee of trade ${trade.id}`);
    expect(trade.sellFee === multiply(trade.amount, sellRate, 'up'), `I15 seller's fee of trade ${trade.id}`);
    // The maker was in the book before this batch, or came earlier in it: its price is the price.
    const maker = this.#orders.get(trade.buyRole === 'maker' ? trade.buyOrder : trade.sellOrder);
    expect(
      maker === undefined || maker.status === 'waiting' || maker.price === trade.price,
      `I14 trade ${trade.id} is not at the maker's price`,
    );
    for (const order of [trade.buyOrder, trade.sellOrder]) fills.set(order, (fills.get(order) ?? 0n) + trade.quantity);
    this.trades += 1;
  }
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
