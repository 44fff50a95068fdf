import {
  type Contract,
  type Core,
  type Cover,
  coversTable,
  type Delivery,
  deliveriesTable,
  type FundingPayment,
  fundingPaymentsTable,
  type MarkRow,
  marksTable,
  type PositionRow,
  perpetualProduct,
  positionsTable,
  type SourceRow,
  sourcesTable,
  systemAccounts,
  type Taking,
  type Trade,
  type Transfer,
  transfersTable,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { CapsAuditor } from './caps-auditor.ts';
import { DeliveryAuditor } from './delivery-auditor.ts';
import { FundingAuditor } from './funding-auditor.ts';
import { LiquidationAuditor } from './liquidations.ts';
import { OrderAuditor, type Side } from './order-auditor.ts';
import { Prices } from './prices.ts';
import {
  absolute,
  type ContractOrder,
  flat,
  initialMarginOf,
  isOpening,
  lossAt,
  move,
  type TradedPosition,
  worth,
} from './rules.ts';
import { Terms } from './terms.ts';
import { TriggerAuditor } from './trigger-auditor.ts';
import { validateContracts } from './validate-contracts.ts';

const { trades: tradesTable } = perpetualProduct.tables;

/** A trade with what contracts say of it besides. */
type ContractTrade = Trade & Readonly<Record<'buyProfit' | 'sellProfit' | 'buyShortfall' | 'sellShortfall', bigint>>;

/**
 * The auditor's look at contracts: positions told again from the trades, money from the positions, and the sums that are
 * true of every contract at every price. It has formulas of its own.
 */
export class PerpetualAuditor {
  readonly #money: Money;
  readonly #isMarketMaker: (owner: number) => boolean;
  readonly #terms = new Terms();
  readonly #contracts = this.#terms.contracts;
  readonly #traded = new Map<string, TradedPosition>();
  readonly #positions = new Map<string, PositionRow>();
  readonly #live = new Map<number, ContractOrder>();
  readonly #prices = new Prices();
  readonly #funding: FundingAuditor;
  readonly deliveries: DeliveryAuditor;
  readonly caps: CapsAuditor;
  readonly triggers: TriggerAuditor;
  readonly liquidations: LiquidationAuditor;
  /** Whose positions the trades of the batch moved. */
  readonly #moved = new Set<string>();
  /** Positions that a trade of the batch has opened: one may have been closed before by the same command, as where a copy follows. */
  readonly #opened = new Set<string>();
  /** What isolated positions have for a margin after a funding that nothing else came with. */
  readonly #margins = new Map<string, bigint>();
  readonly #orders: OrderAuditor;
  #lastCover = 0;
  trades = 0;
  covers = 0;
  shortfalls = 0;

  constructor(
    money: Money,
    isMarketMaker: (owner: number) => boolean,
    openedAt: (owner: number) => number | undefined,
  ) {
    this.#money = money;
    this.#isMarketMaker = isMarketMaker;
    this.caps = new CapsAuditor(this.#terms, { isMarketMaker, openedAt });
    this.#orders = new OrderAuditor(money, {
      ...{ terms: this.#terms, caps: this.caps, traded: this.#traded, live: this.#live, isMarketMaker },
    });
    this.#funding = new FundingAuditor(money, {
      contractOf: (symbol) => this.#terms.of(symbol),
      tiersOf: (symbol, at) => this.#terms.tiersAt(symbol, at),
      ...{ traded: this.#traded, live: this.#live, prices: this.#prices, positions: this.#positions },
    });
    this.deliveries = new DeliveryAuditor(money, {
      ...{ terms: this.#terms, traded: this.#traded, live: this.#live, prices: this.#prices, isMarketMaker },
    });
    this.liquidations = new LiquidationAuditor({
      ...{ money, prices: this.#prices, contracts: this.#contracts, traded: this.#traded },
      ...{ positions: this.#positions, live: this.#live },
      tiersAt: (contract, at) => this.#terms.tiersAt(contract, at),
      bookOf: (contract) => this.#terms.bookOf(contract),
      accountOf: (contract) => this.#terms.accountOf(contract),
      hasEnded: (contract) => this.#terms.hasEnded(contract),
      // Funding is of accounts that are called what they hold.
      pendingOf: (owner, account, isolated) => this.#funding.pendingOf(owner, account, isolated),
      endNext: (account) => this.#funding.endNext(account) || this.deliveries.endNext(account),
    });
    this.triggers = new TriggerAuditor({
      ...{ contracts: this.#contracts, traded: this.#traded, live: this.#live },
      hasEnded: (contract) => this.#terms.hasEnded(contract),
    });
  }

  get fired(): number {
    return this.triggers.fired;
  }

  get payments(): number {
    return this.#funding.payments;
  }

  get stamps(): number {
    return this.#funding.stamps;
  }

  /** Everything about contracts but what is true of accounts, which are read later. */
  take(batch: BatchView): void {
    const { sorted, from, to } = batch;
    this.#moved.clear();
    this.#opened.clear();
    this.#margins.clear();
    this.#terms.take(batch);
    this.caps.take(batch);
    const marks = rowsOf<MarkRow>(sorted, marksTable.number);
    this.deliveries.begin(batch);
    this.#prices.take(batch, this.#contracts, rowsOf<SourceRow>(sorted, sourcesTable.number), marks, (mark) =>
      this.deliveries.expectedMark(mark),
    );
    this.deliveries.validateSamples(batch);
    this.#orders.begin(batch);
    this.#funding.begin(batch);
    if (batch.alone)
      for (const mark of marks) {
        if (mark.at !== to || this.#terms.hasEnded(mark.contract)) continue;
        if (this.#terms.dated.has(mark.contract)) this.deliveries.validateMark(mark);
        else this.#funding.validateMark(mark);
      }
    const covers = new Map<number, Cover[]>();
    for (const cover of rowsOf<Cover>(sorted, coversTable.number)) {
      if (cover.id !== ++this.#lastCover) wrong(`cover ${cover.id} is not the next`);
      covers.set(cover.trade, [...(covers.get(cover.trade) ?? []), cover]);
    }
    // Trades, takings and payments of funding are counted together: in the order in which they happened.
    const both = [
      ...rowsOf<FundingPayment>(sorted, fundingPaymentsTable.number),
      ...rowsOf<Delivery>(sorted, deliveriesTable.number),
    ];
    const payments = new Map(both.sort((a, b) => a.id - b.id).map((payment) => [payment.id, payment]));
    const takings = this.liquidations.begin(batch);
    const moves: (ContractTrade | Taking)[] = [...rowsOf<ContractTrade>(sorted, tradesTable.number), ...takings];
    moves.sort((a, b) => a.id - b.id);
    const pay = (before: number) => {
      for (const [id, payment] of payments) {
        if (id > before) return;
        const own = covers.get(id) ?? [];
        if ('period' in payment) this.#funding.takePayment(payment, batch);
        else this.#takeDelivery(payment, batch);
        for (const cover of own) this.#takeCover(cover, payment);
        if (batch.alone && 'period' in payment) this.#expectMargin(payment, own);
        payments.delete(id);
        covers.delete(id);
      }
    };
    for (const [n, one] of moves.entries()) {
      pay(one.id);
      if (one.at < from || one.at > to) wrong(`I13 trade ${one.id} is of another time`);
      this.liquidations.before(one, moves[n - 1], batch.alone);
      if ('kind' in one) this.#takeTaking(one);
      else this.#takeTrade(one);
      for (const cover of covers.get(one.id) ?? []) this.#takeCover(cover, one);
      covers.delete(one.id);
      this.liquidations.after(one, moves[n + 1]);
    }
    pay(Number.POSITIVE_INFINITY);
    this.#funding.end();
    this.deliveries.end();
    for (const trade of covers.keys()) wrong(`P15 a cover pays for the trade ${trade}, which was none`);
    validateSequence(batch, 'perpetual-cover', this.#lastCover);
    this.#takePositions(batch);
    this.#orders.end(batch);
    this.deliveries.validate();
    validateContracts({
      ...{ money: this.#money, terms: this.#terms, traded: this.#traded, live: this.#live },
      givenOf: (account) => this.#funding.givenOf(account),
      paidOf: (symbol) => this.deliveries.paidOf(symbol),
    });
    this.liquidations.end(batch);
    this.triggers.take(batch);
  }

  #tradedOf(owner: number, contract: string): TradedPosition {
    const key = `${owner}/${contract}`;
    const traded = this.#traded.get(key) ?? flat();
    this.#traded.set(key, traded);
    return traded;
  }

  #takeTrade(trade: ContractTrade): void {
    const { id, price, quantity, amount, buyer, seller, buyRole } = trade;
    const contract = this.#terms.of(trade.market);
    if (price % contract.tick !== 0n || quantity % contract.lot !== 0n) wrong(`trade ${id} is off tick or lot`);
    if (quantity <= 0n || buyer === seller) wrong(`I15 trade ${id} is with oneself or of nothing`);
    if (amount !== worth(contract, quantity, price)) wrong(`P2 trade ${id} is worth ${amount}`);
    if (trade.betweenDesks !== (this.#isMarketMaker(buyer) && this.#isMarketMaker(seller)))
      wrong(`trade ${id} is between desks`);
    this.#money.numbered(id);
    this.trades += 1;
    const makerBuys = buyRole === 'maker';
    const { buyOrder, buyFee, buyProfit, buyShortfall, sellOrder, sellFee, sellProfit, sellShortfall } = trade;
    const buy = {
      owner: buyer,
      order: buyOrder,
      buys: true,
      makes: makerBuys,
      fee: buyFee,
      profit: buyProfit,
      shortfall: buyShortfall,
    };
    const sell = {
      owner: seller,
      order: sellOrder,
      buys: false,
      makes: !makerBuys,
      fee: sellFee,
      profit: sellProfit,
      shortfall: sellShortfall,
    };
    // The taker's side first, as the fund may pay for both.
    for (const side of makerBuys ? [sell, buy] : [buy, sell]) this.#takeSide(trade, contract, side);
  }

  /** A position ends with its contract, and is of nothing. */
  #takeDelivery(delivery: Delivery, batch: BatchView): void {
    const { owner, contract } = delivery;
    this.deliveries.takeDelivery(delivery, batch);
    this.#moved.add(`${owner}/${contract}`);
    if (delivery.shortfall > 0n) this.shortfalls += 1;
  }

  /** A position changes hands without an order: both sides as in a trade, and no fee. */
  #takeTaking(taking: Taking): void {
    const { id, owner, counterparty, quantity, amount, contract: symbol } = taking;
    const contract = this.#terms.of(symbol);
    this.liquidations.validateTaking(taking);
    this.#money.numbered(id);
    const buys = this.#tradedOf(owner, symbol).quantity < 0n;
    const own = { owner, buys, profit: taking.profit, shortfall: taking.shortfall };
    const { counterpartyProfit: profit, counterpartyShortfall: shortfall } = taking;
    for (const side of [own, { owner: counterparty, buys: !buys, profit, shortfall }]) {
      this.#moveSide(id, contract, side, { quantity, amount, fee: 0n });
    }
  }

  #takeSide({ id, quantity, amount, price }: ContractTrade, contract: Contract, side: Side): void {
    const { owner, buys, fee } = side;
    const traded = this.#tradedOf(owner, contract.symbol);
    const before = traded.quantity;
    const order = this.#orders.get(side.order);
    if (!order && !this.#isMarketMaker(owner)) wrong(`an order of trade ${id} was not written`);
    if (order) this.#orders.fill(order, { id, quantity, amount, price }, contract, side);
    if (order) {
      const closed = before !== 0n && before > 0n !== buys;
      if (closed === isOpening(order))
        wrong(`P8 order ${order.id} is to ${order.intent} and met a position of ${before}`);
      if (closed && quantity > absolute(before)) wrong(`P8 trade ${id} turned a position round`);
    }
    this.#moveSide(id, contract, side, { quantity, amount, fee });
  }

  /** What one side of a trade or a taking does to its position and its account. */
  #moveSide(
    id: number,
    contract: Contract,
    { owner, buys, profit: said, shortfall }: Pick<Side, 'owner' | 'buys' | 'profit' | 'shortfall'>,
    { quantity, amount, fee }: { readonly quantity: bigint; readonly amount: bigint; readonly fee: bigint },
  ): void {
    const traded = this.#tradedOf(owner, contract.symbol);
    const opened = traded.quantity === 0n;
    const profit = move(contract, traded, buys, quantity, amount);
    if (profit !== said) wrong(`P3 trade ${id} is said to have brought ${owner} ${said}, not ${profit}`);
    if (opened) {
      Object.assign(traded, { realised: 0n, fees: 0n });
      this.#opened.add(`${owner}/${contract.symbol}`);
    }
    traded.realised += profit + shortfall;
    traded.fees += fee;
    this.#moved.add(`${owner}/${contract.symbol}`);

    const { quote } = contract;
    const book = this.#terms.bookOf(contract.symbol);
    if (shortfall < 0n || shortfall > (profit < 0n ? -profit : 0n))
      wrong(`P12 trade ${id} has a shortfall of ${shortfall}`);
    const money = this.#money;
    // What the fund itself lacks is bad debt.
    const fund = owner === systemAccounts.insurance ? 0n : money.totalOf(systemAccounts.insurance, quote, book);
    const paid = shortfall < fund ? shortfall : fund;
    money.move(id, systemAccounts.clearing, quote, -profit, 'contract-profit', book);
    money.move(id, owner, quote, profit + shortfall, 'contract-profit', book);
    money.move(id, systemAccounts.insurance, quote, -paid, 'contract-shortfall', book);
    money.move(id, systemAccounts.badDebt, quote, paid - shortfall, 'contract-shortfall', book);
    if (fee !== 0n) money.charged(id, owner, quote, fee, book);
    if (shortfall > 0n) this.shortfalls += 1;
  }

  /** A funding that came in turn changes an isolated margin by what was paid, and what was realised for it, alone. */
  #expectMargin({ owner, contract, amount, shortfall, period }: FundingPayment, covers: readonly Cover[]): void {
    const key = `${owner}/${contract}`;
    const position = this.#positions.get(key);
    if (position?.mode !== 'isolated' || !this.#funding.isInTurn(period, owner)) return;
    const realised = covers.reduce((sum, cover) => sum + cover.amount, 0n);
    this.#margins.set(key, (this.#margins.get(key) ?? position.margin) + amount + shortfall + realised);
  }

  /** A profit becomes money without a trade: the position is worth so much less at every price (P15). */
  #takeCover(
    { id, owner, contract, amount, trade: reference }: Cover,
    paid: ContractTrade | Taking | FundingPayment | Delivery,
  ): void {
    const { quote } = this.#terms.of(contract);
    const [of, owners] =
      'market' in paid
        ? [paid.market, [paid.buyer, paid.seller]]
        : [paid.contract, 'kind' in paid ? [paid.owner, paid.counterparty] : [paid.owner]];
    if (!owners.includes(owner)) wrong(`P15 cover ${id} pays for a trade of others`);
    if (this.#terms.accountOf(of) !== this.#terms.accountOf(contract) || amount <= 0n)
      wrong(`P15 cover ${id} is of ${amount}`);
    // An isolated position pays its own funding from its own profit, and nothing else from that of another.
    const isIsolated = this.#positions.get(`${owner}/${contract}`)?.mode === 'isolated';
    const paysOwn = 'stamp' in paid && of === contract;
    if (isIsolated && !paysOwn) wrong(`P15 cover ${id} is of an isolated position`);
    const traded = this.#tradedOf(owner, contract);
    traded.openValue += amount;
    traded.covered += amount;
    this.#moved.add(`${owner}/${contract}`);
    const book = this.#terms.bookOf(contract);
    this.#money.move(reference, systemAccounts.clearing, quote, -amount, 'contract-cover', book);
    this.#money.move(reference, owner, quote, amount, 'contract-cover', book);
    this.covers += 1;
  }

  /** Rows of positions are what the trades made of them; what an isolated one has for a margin is claimed. */
  #takePositions({ sorted, alone }: BatchView): void {
    for (const { op, row } of sorted.get(positionsTable.number) ?? []) {
      if (op === 'drop') wrong('a position was dropped');
      const position = row as PositionRow;
      const { owner, contract, quantity, openValue, covered, realised, fees, margin, mode } = position;
      const key = `${owner}/${contract}`;
      const traded = this.#traded.get(key) ?? flat();
      if (quantity !== traded.quantity || openValue !== traded.openValue) {
        wrong(`P3 ${key} is ${quantity} at ${openValue}, the trades make ${traded.quantity} at ${traded.openValue}`);
      }
      if (covered !== traded.covered || realised !== traded.realised || fees !== traded.fees) {
        wrong(`P3 ${key} realised ${realised} with fees of ${fees} and covers of ${covered}`);
      }
      if (quantity === 0n && (openValue !== 0n || margin !== 0n))
        wrong(`P4 ${key} is flat at ${openValue}, margin ${margin}`);
      if ((mode === 'cross' && margin !== 0n) || margin < 0n) wrong(`P6 ${key} has a margin of ${margin}`);
      const expected = this.#margins.get(key);
      if (expected !== undefined && margin !== expected) wrong(`P11 ${key} has a margin of ${margin}, not ${expected}`);
      this.#margins.delete(key);
      const before = this.#positions.get(key);
      if (before && before.quantity !== 0n && !this.#moved.has(key) && before.mode !== mode)
        wrong(`${key} changed its mode`);
      const isSame = before && before.quantity !== 0n && !this.#opened.has(key);
      if (isSame && alone && before.leverage !== position.leverage && this.#moved.has(key)) {
        wrong(`${key} changed its leverage by a trade`);
      }
      const { quote } = this.#terms.of(contract);
      this.#money.claim(owner, quote, margin - (before?.margin ?? 0n), this.#terms.bookOf(contract));
      this.#positions.set(key, position);
      this.#moved.delete(key);
    }
    for (const key of [...this.#moved, ...this.#margins.keys()]) wrong(`P3 the position ${key} was not written`);
  }

  /**
   * Accounts are read: what a batch of one command opened or moved out was free, and a profit that nobody realised was
   * not (P19).
   */
  validate(batch: BatchView): void {
    const { sorted, alone, to } = batch;
    this.liquidations.validate(batch, rowsOf<MarkRow>(sorted, marksTable.number).length > 0);
    if (!alone) return;
    for (const order of this.#orders.placed()) {
      if (isOpening(order))
        this.#validateFree(order.owner, this.#terms.accountOf(order.market), to, `order ${order.id}`);
    }
    for (const { owner, asset, fromBook, id } of rowsOf<Transfer>(sorted, transfersTable.number)) {
      const account = fromBook === 'contract' ? asset : `${fromBook}:${asset}`;
      if (fromBook === 'contract' || fromBook === 'delivery') this.#validateFree(owner, account, to, `transfer ${id}`);
    }
  }

  #validateFree(owner: number, account: string, at: number, what: string): void {
    const [asset, book = 'contract'] = account.split(':').reverse() as [string, 'delivery' | undefined];
    let free = this.#money.availableIn(owner, asset, book);
    for (const [key, position] of this.#positions) {
      if (position.owner !== owner || position.mode !== 'cross' || position.quantity === 0n) continue;
      const contract = this.#terms.of(position.contract);
      if (this.#terms.accountOf(position.contract) !== account) continue;
      const mark = this.#prices.markOf(position.contract);
      const tiers = this.#terms.tiersAt(position.contract, at);
      free -= lossAt(contract, this.#traded.get(key)!, mark) + initialMarginOf(contract, position, mark, tiers);
    }
    if (free < 0n) wrong(`P19 ${what} of ${owner} used ${-free} of ${asset} that was not free`);
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ perpetual }: Pick<Core, 'perpetual'>): void {
    let count = 0;
    for (const row of perpetual.positions.values()) {
      const known = this.#positions.get(`${row.owner}/${row.contract}`);
      if (
        !known ||
        known.quantity !== row.quantity ||
        known.openValue !== row.openValue ||
        known.margin !== row.margin
      ) {
        wrong(`I32 the position ${row.owner}/${row.contract} came back different`);
      }
      count += 1;
    }
    if (count !== this.#positions.size) wrong(`I32 ${this.#positions.size - count} positions did not come back`);
    for (const order of perpetual.orders.values()) {
      if (this.#live.get(order.id)?.held !== order.held) wrong(`I32 order ${order.id} came back with ${order.held}`);
    }
    this.#funding.compare(perpetual.funding.periods.values());
    this.deliveries.compare(perpetual.contracts.dated.values());
    if (perpetual.orders.size !== this.#live.size) wrong('I32 orders of contracts did not come back');
    this.triggers.compare(perpetual.triggers.values());
  }
}
