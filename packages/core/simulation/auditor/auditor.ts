import {
  type Account,
  type Ad,
  accountsTable,
  adsTable,
  type Batch,
  type C2cDay,
  type C2cEventRow,
  type C2cOrder,
  type Change,
  type ClientOrder,
  type Conversion,
  type ConvertCoin,
  type Core,
  type Credit,
  c2cDaysTable,
  c2cEventsTable,
  c2cOrdersTable,
  clientOrdersTable,
  conversionsTable,
  convertCoinsTable,
  creditsTable,
  type Debt,
  debtsTable,
  type Entry,
  entriesTable,
  type FeeTotal,
  feeTotalsTable,
  type Holder,
  holdersTable,
  type Market,
  type MerchantDeposit,
  marketsTable,
  merchantDepositsTable,
  type Order,
  ordersTable,
  type PracticeFunds,
  type Quote,
  quotesTable,
  type Request,
  requestsTable,
  sequencesTable,
  type Tier,
  type Trade,
  type Transfer,
  tiersTable,
  tradesTable,
  transfersTable,
  type Volume,
  volumesTable,
  type Withdrawal,
  type WithdrawalReversal,
  withdrawalReversalsTable,
  withdrawalsTable,
} from '../../src/index.ts';
import { Board, judgeBoard } from './board.ts';
import { C2c, type TakingLimits } from './c2c.ts';
import { ClientIds } from './client-ids.ts';
import { Credits } from './credits.ts';
import { Debts } from './debts.ts';
import { Deposits } from './deposits.ts';
import { Exchanges } from './exchanges.ts';
import { GivenValue } from './given.ts';
import { Kept } from './guard.ts';
import type { Heard } from './heard.ts';
import { compareOrders } from './living-orders.ts';
import { Matching, standing } from './matching.ts';
import { Merchants } from './merchants.ts';
import { Money } from './money.ts';
import { feeOf, isOver, isStop, judgeBand, judgeFills, judgeMove, judgeRow, judgeTerms } from './order-rules.ts';
import { Outflows } from './outflows.ts';
import type { Standing } from './queue.ts';
import { Requests } from './requests.ts';
import { rowsOf, type Sorted, sortedByTable } from './sorted.ts';
import { Tiers } from './tiers.ts';
import { takeWaysOut } from './ways-out.ts';
import { type DayLimits, Withdrawals } from './withdrawals.ts';
import { wrong } from './wrong.ts';

type Sequence = { readonly name: string; readonly last: number };

const ONE = 100_000_000n;

/**
 * A second opinion on every batch, from its row changes alone: the auditor keeps its own balances, books, volumes and
 * client ids and shares no code with the core. It looks only at what a batch touched, so that it can look at every one.
 */
export class Auditor {
  readonly money: Money;
  readonly tiers: Tiers;
  readonly #boards = new Map<string, Board>();
  readonly #touched = new Set<Board>();
  readonly #live = new Map<number, Standing>();
  readonly #matching = new Matching(this.#live);
  readonly #clientIds = new ClientIds();
  readonly #deposits = new Deposits();
  readonly #requests: Requests;
  readonly #credits: Credits;
  readonly #debts: Debts;
  readonly #withdrawals: Withdrawals;
  readonly #outflows: Outflows;
  readonly #exchanges: Exchanges;
  readonly #c2c: C2c;
  readonly #merchants = new Merchants();
  /** How many orders of an owner live in a market. */
  readonly #counts = new Map<number, number>();
  readonly #sequences = new Map<string, number>();
  readonly #desks = new Set<number>();
  readonly #holders = new Set<number>();
  #seq = 0;
  #at = 0;
  /** Who is held and stopped, and what they let go of. */
  readonly kept = new Kept();
  readonly given = new GivenValue((owner) => this.#desks.has(owner), this.kept);
  trades = 0;

  constructor(practice: PracticeFunds, limits: DayLimits, taking: TakingLimits) {
    const isDesk = (owner: number) => this.#desks.has(owner);
    this.money = new Money(isDesk, practice);
    this.tiers = new Tiers(isDesk);
    this.#requests = new Requests(this.money);
    this.#credits = new Credits(this.money);
    this.#debts = new Debts(this.money);
    this.#withdrawals = new Withdrawals(this.money, limits);
    this.#outflows = new Outflows(this.money);
    this.#exchanges = new Exchanges(this.money);
    this.#c2c = new C2c(this.money, taking);
  }

  get entries(): number {
    return this.money.entries;
  }

  /** The order that a client id stands for now. */
  orderOf(owner: number, clientId: string): number | undefined {
    return this.#clientIds.orderOf(owner, clientId);
  }

  /** Orders that live, as the rows say. */
  get open(): number {
    return this.#live.size;
  }

  /**
   * @param alone the batch was made of one command, so that all of it must follow from that one
   * @throws Objection at the first thing that is not as it should be
   */
  hear(changes: readonly Change[], batch: Pick<Batch, 'seq' | 'at'>, alone = false): void {
    if (batch.seq !== this.#seq + 1) wrong(`I11 batch ${batch.seq} follows ${this.#seq}`);
    if (batch.at < this.#at) wrong(`I13 time went back from ${this.#at} to ${batch.at}`);
    const from = this.#at;
    this.#seq = batch.seq;
    this.#at = batch.at;
    this.money.begin();
    this.tiers.begin();

    const sorted = sortedByTable(changes);
    this.#takeHolders(sorted);
    this.kept.hear(sorted, from, this.#at);
    this.#takeMarkets(sorted);
    const orders = this.#readOrders(sorted, from, alone);
    const trades = rowsOf<Trade>(sorted, tradesTable.number);
    for (const trade of trades) this.#takeTrade(trade, orders, from);
    this.given.hear(sorted, orders, this.#at, alone);
    this.#takeTiers(sorted);
    this.#matching.tell({ alone, orders, trades, boardOf: (market) => this.#boardOf(market) });
    this.#judgeOrders(orders, from, alone);
    this.#takeC2c(sorted, from, alone);
    this.#takeMovements(sorted, from, alone);
    this.#takeExchanges(sorted, from, alone);
    this.#takeMoney(sorted, from);
    const daySet = this.#takeSequences(sorted, orders, from);
    this.#takeClientIds(sorted, orders);
    this.#takeDeposits(sorted, from);
    this.#settle(orders, sorted);
    this.#judgeBoards(sorted);
    this.money.judge();
    this.#credits.judge();
    this.#withdrawals.judge((id) => this.#debts.chargedOf(id));
    this.#debts.judge((asset) => this.#withdrawals.owed(asset) + this.#outflows.owed(asset));
    this.#requests.judge();
    this.#exchanges.judge();
    this.tiers.judge(daySet);
  }

  #takeHolders(sorted: Sorted): void {
    for (const { owner, kind } of rowsOf<Holder>(sorted, holdersTable.number)) {
      if (this.#holders.has(owner)) wrong(`${owner} opened an account twice`);
      this.#holders.add(owner);
      if (kind === 'desk') this.#desks.add(owner);
      this.money.opened(owner);
    }
  }

  #boardOf(market: string): Board {
    const board = this.#boards.get(market);
    if (!board) wrong(`nobody listed ${market}`);
    if (!this.#touched.has(board)) {
      this.#touched.add(board);
      board.begin();
    }
    return board;
  }

  #takeMarkets(sorted: Sorted): void {
    for (const board of this.#touched) board.halted = board.terms.status === 'halted';
    this.#touched.clear();
    for (const row of rowsOf<Market>(sorted, marketsTable.number)) {
      const known = this.#boards.get(row.symbol);
      if (!known) {
        this.#boards.set(row.symbol, new Board(this.#boards.size, row));
        continue;
      }
      const board = this.#boardOf(row.symbol);
      board.halted = board.terms.status === 'halted' && row.status === 'halted';
      board.terms = row;
    }
  }

  /** The orders that the batch wrote, each once. */
  #readOrders(sorted: Sorted, from: number, alone: boolean): Map<number, Heard> {
    const orders = new Map<number, Heard>();
    for (const change of sorted.get(ordersTable.number) ?? []) {
      const { op } = change;
      const row = change.row as Order;
      const before = this.#live.get(row.id);
      if (op === 'drop') {
        if (!before || !this.#desks.has(before.owner)) wrong(`order ${row.id} was dropped`);
        before.ends = true;
        continue;
      }
      if (orders.has(row.id)) wrong(`order ${row.id} was written twice`);
      const board = this.#boardOf(row.market);
      const moved = before !== undefined && before.seat !== row.seat;
      const waits = before === undefined && isStop(row) && row.seat === row.id;
      const arrives = moved || (before === undefined && !waits);
      const certain = before === undefined ? row.seat === row.id : alone || !moved;
      const now = before !== undefined && !moved ? before : standing(row);
      orders.set(row.id, { row, board, before, now, arrives, certain, quantity: 0n, amount: 0n, fee: 0n });
      if (before === undefined && (row.createdAt < from || row.createdAt > this.#at)) {
        wrong(`I13 order ${row.id} is new and of another time`);
      }
      if (before === undefined && alone && row.seat !== row.id) wrong(`order ${row.id} is new and has another's seat`);
    }
    return orders;
  }

  #takeTrade(trade: Trade, orders: ReadonlyMap<number, Heard>, from: number): void {
    const { id, quantity, amount, price } = trade;
    const board = this.#boardOf(trade.market);
    const { terms } = board;
    if (trade.at < from || trade.at > this.#at) wrong(`I13 trade ${id} is of another time`);
    if (board.halted) wrong(`trade ${id} happened in a halted market`);
    if (price % terms.tick !== 0n || quantity % terms.lot !== 0n) wrong(`trade ${id} is off tick or lot`);
    if (quantity <= 0n || trade.buyer === trade.seller) wrong(`I15 trade ${id} is with oneself or of nothing`);
    if (amount * ONE !== price * quantity) wrong(`I15 trade ${id} was rounded`);
    const betweenDesks = this.#desks.has(trade.buyer) && this.#desks.has(trade.seller);
    if (trade.betweenDesks !== betweenDesks) wrong(`trade ${id} is said to be between desks`);

    const makerBuys = trade.buyRole === 'maker';
    this.#takeFill(orders.get(trade.buyOrder), trade, trade.buyer, quantity, trade.buyFee, makerBuys);
    this.#takeFill(orders.get(trade.sellOrder), trade, trade.seller, amount, trade.sellFee, !makerBuys);
    this.money.traded(trade, terms.base, terms.quote);
    this.tiers.traded(trade);
    this.trades += 1;
  }

  /** One side of a trade: its order must be there, and pays the fee by its own rate. */
  #takeFill(
    heard: Heard | undefined,
    trade: Trade,
    owner: number,
    received: bigint,
    fee: bigint,
    maker: boolean,
  ): void {
    if (!heard) {
      if (!this.#desks.has(owner)) wrong(`an order of trade ${trade.id} was not written`);
      if (fee !== 0n) wrong(`I15 a desk pays for trade ${trade.id}`);
      return;
    }
    const { row } = heard;
    const side = trade.buyer === owner ? 'buy' : 'sell';
    if (row.owner !== owner || row.market !== trade.market || row.side !== side) {
      wrong(`trade ${trade.id} is with order ${row.id}, which is another's`);
    }
    if (fee !== feeOf(received, row, maker)) wrong(`I15 the fee of order ${row.id} in trade ${trade.id} is ${fee}`);
    heard.quantity += trade.quantity;
    heard.amount += trade.amount;
    heard.fee += fee;
  }

  /** Coins that came in, left, or changed their book. */
  #takeMovements(sorted: Sorted, from: number, alone: boolean): void {
    const to = this.#at;
    for (const row of rowsOf<Transfer>(sorted, transfersTable.number)) this.#requests.takeTransfer(row, from, to);
    for (const { op, row } of sorted.get(creditsTable.number) ?? []) {
      const credit = row as Credit;
      this.#credits.take(op, credit, from, to, alone);
      this.#debts.credited(credit, this.#withdrawals.ofOwner(credit.owner), alone);
    }
    takeWaysOut(sorted, { withdrawals: this.#withdrawals, outflows: this.#outflows }, from, to);
    for (const { op, row } of sorted.get(withdrawalsTable.number) ?? []) {
      const withdrawal = row as Withdrawal;
      this.#debts.moved(this.#withdrawals.of(withdrawal.id), withdrawal, alone);
      if (!this.#withdrawals.take(op, withdrawal, from, to)) continue;
      this.#debts.requested(withdrawal, alone);
      this.#requests.withdrawn(withdrawal.id, withdrawal.owner);
    }
    for (const { op, row } of sorted.get(debtsTable.number) ?? []) this.#debts.take(op, row as Debt, from, to);
    for (const { op, row } of sorted.get(withdrawalReversalsTable.number) ?? []) {
      this.#debts.takeReversal(op, row as WithdrawalReversal, from, to);
    }
    for (const { op, row } of sorted.get(requestsTable.number) ?? []) {
      this.#requests.take(op, row as Request, from, to);
    }
    this.#judgeSequence(sorted, 'transfer', this.#requests.lastTransfer);
    this.#judgeSequence(sorted, 'credit', this.#credits.last);
    this.#judgeSequence(sorted, 'debt', this.#debts.last);
    this.#judgeSequence(sorted, 'withdrawal', this.#withdrawals.last);
  }

  readonly #priceOf = (asset: string): bigint => this.#boards.get(asset)?.terms.referencePrice ?? ONE;

  /** Ads, orders of coins against fiat, and their events. */
  #takeC2c(sorted: Sorted, from: number, alone: boolean): void {
    this.#c2c.begin();
    for (const table of [adsTable, c2cOrdersTable, c2cDaysTable]) {
      if (sorted.get(table.number)?.some(({ op }) => op === 'drop')) wrong(`a row of ${table.name} was dropped`);
    }
    const events = rowsOf<C2cEventRow>(sorted, c2cEventsTable.number);
    const orders = rowsOf<C2cOrder>(sorted, c2cOrdersTable.number);
    const fresh = this.#c2c.takeEvents(events, orders, from, this.#at, alone ? this.#priceOf : undefined);
    for (const { id, taker } of fresh) this.#requests.ordered(id, taker);
    const posted = (id: number, owner: number) => this.#requests.posted(id, owner);
    this.#c2c.takeAds(rowsOf<Ad>(sorted, adsTable.number), from, this.#at, posted);
    this.#c2c.takeDays(rowsOf<C2cDay>(sorted, c2cDaysTable.number));
    this.#merchants.take(sorted, { fresh, orders, events, alone });
    this.#judgeSequence(sorted, 'c2c-ad', this.#c2c.lastAd);
    this.#judgeSequence(sorted, 'c2c-order', this.#c2c.lastOrder);
  }

  /** Of a batch of one command the markets' prices are known: nothing traded in it. */
  #takeExchanges(sorted: Sorted, from: number, alone: boolean): void {
    const to = this.#at;
    const known = alone ? this.#priceOf : undefined;
    for (const row of rowsOf<Conversion>(sorted, conversionsTable.number)) {
      this.#exchanges.convert(row, from, to, known);
    }
    for (const { op, row } of sorted.get(quotesTable.number) ?? []) {
      this.#exchanges.takeQuote(op, row as Quote, from, to, known);
    }
    for (const { op, row } of sorted.get(convertCoinsTable.number) ?? []) {
      this.#exchanges.takeCoin(op, row as ConvertCoin);
    }
    this.#judgeSequence(sorted, 'quote', this.#exchanges.last);
  }

  #judgeSequence(sorted: Sorted, name: string, last: number): void {
    const said = rowsOf<Sequence>(sorted, sequencesTable.number).find((row) => row.name === name);
    if (said && said.last !== last) wrong(`the sequence of ${name}s is not at ${last}`);
  }

  #takeMoney(sorted: Sorted, from: number): void {
    this.money.sumIncomes();
    this.money.takeEntries(rowsOf<Entry>(sorted, entriesTable.number), from, this.#at);
    for (const account of rowsOf<Account>(sorted, accountsTable.number)) this.money.takeAccount(account);
    for (const total of rowsOf<FeeTotal>(sorted, feeTotalsTable.number)) this.money.takeFeeTotal(total);
    for (const { op, row } of sorted.get(volumesTable.number) ?? []) this.tiers.takeVolume(op, row as Volume, this.#at);
  }

  #takeTiers(sorted: Sorted): void {
    for (const { op, row } of sorted.get(tiersTable.number) ?? []) this.tiers.takeTier(op, row as Tier);
  }

  /** Ids go up, and the rows say how far. Gives whether a day began. */
  #takeSequences(sorted: Sorted, orders: ReadonlyMap<number, Heard>, from: number): boolean {
    const rows = new Map<string, number>();
    for (const { name, last } of rowsOf<Sequence>(sorted, sequencesTable.number)) rows.set(name, last);
    let highest = 0;
    for (const { row, before } of orders.values()) {
      if (before === undefined || before.seat !== row.seat) highest = Math.max(highest, row.id, row.seat);
    }
    const orderIds = rows.get('order') ?? this.#sequences.get('order') ?? 0;
    if (orderIds < highest) wrong(`order ${highest} is beyond its sequence`);
    if (orderIds < (this.#sequences.get('order') ?? 0)) wrong('the sequence of orders went back');
    this.#sequences.set('order', orderIds);
    if ((rows.get('entry') ?? this.money.lastEntry) !== this.money.lastEntry)
      wrong('entries are beyond their sequence');
    const counted = sorted.has(entriesTable.number) || sorted.has(tradesTable.number);
    if (counted !== rows.has('entry')) wrong('the sequence of entries was not announced');
    const day = rows.get('tier-day');
    if (day !== undefined) this.tiers.takeDay(day, from, this.#at);
    return day !== undefined;
  }

  #judgeOrders(orders: ReadonlyMap<number, Heard>, from: number, alone: boolean): void {
    for (const heard of orders.values()) {
      const { row, before, board } = heard;
      judgeRow(row, from, this.#at);
      judgeFills(heard);
      if (before) judgeMove(before.row, row, alone);
      else this.tiers.judgeRates(row, board.terms);
      const amended = before && (before.row.price !== row.price || before.row.quantity !== row.quantity);
      if (before && !amended) continue;
      judgeTerms(row, board);
      if (board.halted) wrong(`order ${row.id} was taken in a halted market`);
      if (row.price !== null && row.price !== before?.row.price && heard.certain) judgeBand(heard, alone);
    }
  }

  #takeClientIds(sorted: Sorted, orders: ReadonlyMap<number, Heard>): void {
    const fresh = new Map<string, Order>();
    for (const { row, before } of orders.values()) {
      if (!before && row.clientId !== null) fresh.set(`${row.owner}/${row.clientId}`, row);
    }
    for (const { op, row } of sorted.get(clientOrdersTable.number) ?? []) {
      this.#clientIds.take(op, row as ClientOrder, this.#at, fresh);
    }
    for (const order of fresh.values()) this.#clientIds.judge(order);
  }

  #takeDeposits(sorted: Sorted, from: number): void {
    for (const { op, row } of sorted.get(merchantDepositsTable.number) ?? []) {
      const deposit = row as MerchantDeposit;
      this.money.claim(deposit.owner, deposit.asset, this.#deposits.take(op, deposit, from, this.#at));
    }
    this.#deposits.judge(this.#c2c.compensated);
    this.#judgeSequence(sorted, 'deposit', this.#deposits.last);
  }

  /** The batch is told: what lives stands where its rows say. */
  #settle(orders: ReadonlyMap<number, Heard>, sorted: Sorted): void {
    for (const { op, row } of sorted.get(ordersTable.number) ?? []) {
      if (op === 'put') continue;
      const order = this.#live.get((row as Order).id)!;
      this.#hold(order.row, -order.row.held);
      this.#count(order.row, -1);
      this.#leave(order);
    }
    for (const { row, before, now, board } of orders.values()) {
      this.#hold(row, row.held - (before?.row.held ?? 0n));
      if (before && before !== now) before.queue?.remove(before);
      if (isOver(row)) {
        if (before) this.#count(row, -1);
        this.#leave(now);
        continue;
      }
      if (!before) this.#count(row, 1);
      this.#live.set(row.id, now);
      now.row = row;
      now.ends = false;
      if (row.quantity !== null) now.left = row.quantity - row.filledQuantity;
      if (now.queue !== null) continue;
      if (row.status === 'waiting') board.wait(now);
      else board.rest(now);
    }
  }

  #leave(order: Standing): void {
    order.queue?.remove(order);
    this.#live.delete(order.id);
  }

  #hold(order: Order, by: bigint): void {
    const { terms } = this.#boardOf(order.market);
    this.money.claim(order.owner, order.side === 'buy' ? terms.quote : terms.base, by);
  }

  #count(order: Order, by: number): void {
    const { number, terms } = this.#boardOf(order.market);
    const key = order.owner * 4096 + number;
    const count = (this.#counts.get(key) ?? 0) + by;
    if (by > 0 && count > terms.maxOpenOrders) wrong(`${order.owner} has ${count} open orders in ${order.market}`);
    this.#counts.set(key, count);
  }

  /** What every market that the batch touched must be like after it. */
  #judgeBoards(sorted: Sorted): void {
    const written = new Set<string>();
    for (const { symbol } of rowsOf<Market>(sorted, marketsTable.number)) {
      if (written.has(symbol)) wrong(`market ${symbol} was written twice`);
      written.add(symbol);
    }
    for (const board of this.#touched) judgeBoard(board);
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ ledger, spot, wallet, c2c }: Pick<Core, 'ledger' | 'spot' | 'wallet' | 'c2c'>): void {
    this.money.compare(ledger.accounts.values());
    this.#withdrawals.compare(wallet.withdrawals.values());
    this.#outflows.compare(wallet.outflows.values());
    this.#debts.compare(wallet.debtOf, wallet.reversals.values());
    this.#c2c.compare(c2c.ads.values(), c2c.orders.values());
    compareOrders(spot.orders.values(), this.#live);
  }
}
