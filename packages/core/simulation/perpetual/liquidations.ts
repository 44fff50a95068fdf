import {
  type Contract,
  casesTable,
  type FundFlow,
  fundFlowsTable,
  type Liquidation,
  type LiquidationCase,
  liquidationsTable,
  type PositionRow,
  type SyncingRow,
  syncingTable,
  systemAccounts,
  type Taking,
  type Trade,
  takingsTable,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { Sum } from './margin-sums.ts';
import type { Prices } from './prices.ts';
import { absolute, type ContractOrder, flat, holdOf, isOpening, type TradedPosition, up, worth } from './rules.ts';

const INDEX_MAX_AGE = 10_000;
/** Most groups that one command works on. */
const AT_ONCE = 50;
/** As many at least, and no more than {@link AT_ONCE}, while more than so many wait. */
const AT_ONCE_OF_MANY = 8;
const MANY = 100;
const { insurance } = systemAccounts;

type TierRow = { readonly floor: bigint; readonly maintenanceRate: bigint; readonly initialRate: bigint };

/** What the auditor of contracts knows besides. */
type Known = {
  readonly money: Money;
  readonly prices: Prices;
  readonly contracts: ReadonlyMap<string, Contract>;
  readonly traded: ReadonlyMap<string, TradedPosition>;
  readonly positions: ReadonlyMap<string, PositionRow>;
  readonly live: ReadonlyMap<number, ContractOrder>;
  tiersAt(contract: string, at: number): readonly TierRow[];
  bookOf(contract: string): 'contract' | 'delivery';
  accountOf(contract: string): string;
  hasEnded(contract: string): boolean;
  /** Funding that an owner's positions have yet to pay or to get: cross ones of an asset, or one that is isolated. */
  pendingOf(owner: number, account: string, isolated: string): bigint;
  /** A funding or a contract of an account that has ended gives the fund what is left; gives whether there was one. */
  endNext(account: string): boolean;
};

/** Something that moved positions. */
export type Move = { readonly id: number } & (Trade | Taking);

/** A group as the auditor sums it up. */
type Group = { readonly wallet: bigint; readonly rows: readonly PositionRow[] };

/**
 * The auditor's look at liquidations: who had to be liquidated and was not (P7), or was and had not to be; what it cost and
 * where that went (P12); whose positions were closed for it, in which order (P13). It looks at all groups after each mark.
 */
export class LiquidationAuditor {
  readonly #known: Known;
  readonly #cases = new Map<string, LiquidationCase>();
  readonly #syncing = new Set<string>();
  #steps = new Map<number, Liquidation>();
  #byOrder = new Map<number, Liquidation>();
  #takings: readonly Taking[] = [];
  #moves = 0;
  #lastStep = 0;
  #lastFlow = 0;
  #fund = new Map<string, bigint>();
  steps = 0;
  reductions = 0;
  takeovers = 0;
  deleveraged = 0;
  looks = 0;

  constructor(known: Known) {
    this.#known = known;
  }

  /** Reads what a batch says of liquidations; gives the takings. */
  begin(batch: BatchView): readonly Taking[] {
    const { sorted, from, to } = batch;
    this.#moves = 0;
    this.#steps = new Map();
    this.#byOrder = new Map();
    for (const step of rowsOf<Liquidation>(sorted, liquidationsTable.number)) {
      if (step.id !== ++this.#lastStep) wrong(`liquidation ${step.id} is not the next`);
      if (step.at < from || step.at > to) wrong(`I13 liquidation ${step.id} is of another time`);
      this.#steps.set(step.id, step);
      if (step.order !== null) this.#byOrder.set(step.order, step);
      this.#validateStep(step);
    }
    validateSequence(batch, 'perpetual-liquidation', this.#lastStep);
    this.#takings = rowsOf<Taking>(sorted, takingsTable.number);
    return this.#takings;
  }

  /** The step that something belongs to. */
  stepOf(move: Move): Liquidation | undefined {
    if ('liquidation' in move) {
      const step = this.#steps.get(move.liquidation);
      if (!step) wrong(`taking ${move.id} belongs to no liquidation`);
      return step;
    }
    return this.#byOrder.get(move.buyOrder) ?? this.#byOrder.get(move.sellOrder);
  }

  /** Before what a step did first: the position is as it says, and so is the fund. */
  before(move: Move, last: Move | undefined, alone: boolean): void {
    const step = this.stepOf(move);
    this.#moves += 1;
    if (!step || (last && this.stepOf(last) === step)) return;
    const traded = this.#known.traded.get(`${step.owner}/${step.contract}`) ?? flat();
    if (traded.quantity !== step.quantity || traded.openValue !== step.openValue)
      wrong(`P7 liquidation ${step.id} is of ${step.quantity} at ${step.openValue}, not ${traded.quantity}`);
    this.#validateFund(step, step.fundBefore);
    if (alone && this.#moves === 1 && step.step === 'adl') this.#validateQueue(step);
  }

  /** After what a step did last: fee and rest go to the fund. */
  after(move: Move, next: Move | undefined): void {
    const step = this.stepOf(move);
    if (!step || (next && this.stepOf(next) === step)) return;
    const { money, contracts, traded } = this.#known;
    const { id, owner, contract, fee, rest } = step;
    const { quote } = contracts.get(contract)!;
    const book = this.#known.bookOf(contract);
    money.move(id, owner, quote, -fee, 'liquidation-fee', book);
    money.move(id, insurance, quote, fee, 'liquidation-fee', book);
    money.move(id, owner, quote, -rest, 'liquidation-rest', book);
    money.move(id, insurance, quote, rest, 'liquidation-rest', book);
    this.#validateFund(step, step.fundAfter);
    const left = traded.get(`${owner}/${contract}`)!.quantity;
    if (absolute(step.quantity) - absolute(left) !== step.closed)
      wrong(`P12 liquidation ${id} is said to have closed ${step.closed}`);
    if (step.state === 'closed' && left !== 0n) wrong(`P7 liquidation ${id} left ${left}`);
  }

  #validateFund({ id, contract }: Liquidation, said: bigint): void {
    const { quote } = this.#known.contracts.get(contract)!;
    const { money, endNext, bookOf, accountOf } = this.#known;
    const [book, account] = [bookOf(contract), accountOf(contract)];
    let has = money.totalOf(insurance, quote, book);
    // When a funding ends, or a settlement, stands in no row with a number.
    while (has !== said && endNext(account)) has = money.totalOf(insurance, quote, book);
    if (has !== said) wrong(`P12 the fund has ${has} in liquidation ${id}, which says ${said}`);
  }

  /** Nobody was liquidated whose equity was more than what is required, and no more was charged than there was. */
  #validateStep(step: Liquidation): void {
    const { contracts, tiersAt } = this.#known;
    const { id, contract: symbol, wallet, othersProfit, othersMaintenance, quantity, openValue, markPrice, at } = step;
    const contract = contracts.get(symbol)!;
    const sum = new Sum();
    sum.add(wallet + othersProfit - othersMaintenance);
    sum.addProfit(contract, { quantity, openValue }, markPrice);
    sum.takeMaintenance(contract, quantity, markPrice, tiersAt(symbol, at), -1n);
    // Sums of others are rounded by less than two units.
    if (sum.isAbove(othersMaintenance === 0n ? 0n : 2n)) wrong(`P7 liquidation ${id} was of somebody who was safe`);
    if (othersMaintenance === 0n && (step.maintenance - step.equity < 0n || sum.floor() > 0n))
      wrong(`P7 liquidation ${id} says ${step.equity} of ${step.maintenance}`);
    if (step.fee > up(step.value * 5n, 1000n)) wrong(`P12 the fee of liquidation ${id} is ${step.fee}`);
    if (step.rest > tickOf(contract, absolute(quantity), step.limitPrice) + 2n)
      wrong(`P12 liquidation ${id} left ${step.rest} to the fund`);
    this.steps += 1;
    if (step.step === 'reduce') this.reductions += 1;
    if (step.step === 'takeover') this.takeovers += 1;
  }

  /** A taking is of a step, at its price, and moves what it says. */
  validateTaking(taking: Taking): void {
    const { id, kind, owner, counterparty, quantity, price, contract: symbol, amount } = taking;
    const step = this.stepOf(taking)!;
    const contract = this.#known.contracts.get(symbol)!;
    if (step.owner !== owner || step.contract !== symbol || step.step === 'reduce')
      wrong(`taking ${id} is not of liquidation ${step.id}`);
    if (amount !== worth(contract, quantity, price) || price % contract.tick !== 0n || quantity % contract.lot !== 0n)
      wrong(`P2 taking ${id} is worth ${amount}`);
    if ((kind === 'adl') === (counterparty === insurance)) wrong(`taking ${id} is with ${counterparty}`);
    if (kind !== 'adl' && price !== step.limitPrice) wrong(`P13 taking ${id} is at ${price}`);
    if (kind === 'adl') {
      this.deleveraged += 1;
      if (taking.counterpartyShortfall > 10n && price === step.limitPrice)
        wrong(`P13 taking ${id} cost its target ${taking.counterpartyShortfall} more than there was`);
    }
    if (price === step.limitPrice && step.bankruptcyPrice !== null && taking.shortfall > 10n)
      wrong(`P12 taking ${id} at the bankruptcy price left ${taking.shortfall} unpaid`);
  }

  /** Targets of a step stand in the queue where their places say (P13), by scores that are worked out here. */
  #validateQueue(step: Liquidation): void {
    const { traded } = this.#known;
    const isLong = step.quantity < 0n;
    const scores: { owner: number; score: Sum; size: bigint }[] = [];
    for (const [key, { quantity }] of traded) {
      const [owner, contract] = [Number(key.slice(0, key.indexOf('/'))), key.slice(key.indexOf('/') + 1)];
      if (contract !== step.contract || owner === insurance || quantity === 0n || quantity > 0n !== isLong) continue;
      scores.push({ owner, score: this.#scoreOf(owner, contract, step.at), size: absolute(quantity) });
    }
    scores.sort(
      (a, b) => b.score.compare(a.score) || (a.size === b.size ? a.owner - b.owner : a.size > b.size ? -1 : 1),
    );
    const takings = this.#takings.filter(({ liquidation, kind }) => liquidation === step.id && kind === 'adl');
    for (const { counterparty, place, id } of takings) {
      if (scores[place! - 1]?.owner !== counterparty) wrong(`P13 taking ${id} says that its target is at ${place}`);
    }
    const sum = this.#takings
      .filter(({ liquidation }) => liquidation === step.id)
      .reduce((all, { quantity }) => all + quantity, 0n);
    if (sum !== absolute(step.quantity)) wrong(`P13 liquidation ${step.id} took ${sum} of ${step.quantity}`);
  }

  /** `pct · leverage` of a profit, `pct / leverage` of a loss. */
  #scoreOf(owner: number, symbol: string, at: number): Sum {
    const { contracts, traded, prices, tiersAt } = this.#known;
    const contract = contracts.get(symbol)!;
    const position = traded.get(`${owner}/${symbol}`)!;
    const mark = prices.markOf(symbol);
    const tiers = tiersAt(symbol, at);
    const group = this.#groupOf(owner, symbol);
    const equity = this.#equityOf(group);
    const all = new Sum();
    for (const row of group.rows)
      all.takeMaintenance(
        contracts.get(row.contract)!,
        row.quantity,
        prices.markOf(row.contract),
        tiersAt(row.contract, at),
      );
    const own = new Sum();
    own.takeMaintenance(contract, position.quantity, mark, tiers);
    const backing = equity.times(own).over(all).orZero();
    const profit = new Sum();
    profit.addProfit(contract, position, mark);
    const notional = new Sum();
    notional.addNotional(contract, position.quantity, mark);
    const entry = new Sum();
    entry.add(absolute(position.openValue) || 1n);
    return profit.isAbove(0n)
      ? profit.times(notional).over(entry).over(backing)
      : profit.times(backing).over(entry).over(notional);
  }

  #groupOf(owner: number, symbol: string): Group {
    const { positions, contracts, money, live } = this.#known;
    const row = positions.get(`${owner}/${symbol}`)!;
    const { quote } = contracts.get(symbol)!;
    const { pendingOf, bookOf, accountOf } = this.#known;
    const account = accountOf(symbol);
    if (row.mode === 'isolated') return { wallet: row.margin + pendingOf(owner, account, symbol), rows: [row] };
    const own = [...positions.values()].filter((one) => one.owner === owner && accountOf(one.contract) === account);
    let wallet = money.totalOf(owner, quote, bookOf(symbol)) + pendingOf(owner, account, '');
    for (const one of own) {
      if (one.mode !== 'isolated') continue;
      wallet -= one.margin;
      for (const order of live.values()) {
        if (order.owner === owner && order.market === one.contract && isOpening(order))
          wallet -= holdOf(contracts.get(order.market)!, order);
      }
    }
    return { wallet, rows: own.filter(({ mode, quantity }) => mode === 'cross' && quantity !== 0n) };
  }

  #equityOf({ wallet, rows }: Group): Sum {
    const { contracts, prices } = this.#known;
    const sum = new Sum();
    sum.add(wallet);
    for (const row of rows) sum.addProfit(contracts.get(row.contract)!, row, prices.markOf(row.contract));
    return sum;
  }

  /** All rows of the batch are read: cases, and what is not trusted. */
  end(batch: BatchView): void {
    const { sorted } = batch;
    for (const { op, row } of sorted.get(casesTable.number) ?? []) {
      const { owner, asset, contract } = row as LiquidationCase;
      const key = `${owner}/${asset}/${contract}`;
      if (op === 'put') this.#cases.set(key, row as LiquidationCase);
      else this.#cases.delete(key);
    }
    for (const { op, row } of sorted.get(syncingTable.number) ?? []) {
      const { contract } = row as SyncingRow;
      if (op === 'put') this.#syncing.add(contract);
      else this.#syncing.delete(contract);
    }
    for (const step of this.#steps.values()) {
      if (this.#syncing.has(step.contract) && !sorted.has(syncingTable.number))
        wrong(`P18 liquidation ${step.id} is by prices that nobody confirmed`);
    }
  }

  /** Accounts are read: flows are all that the fund has, and nobody was passed over. */
  validate(batch: BatchView, marked: boolean): void {
    this.#validateFlows(batch);
    const worked = new Set([...this.#steps.values()].map((one) => one.case)).size;
    if (batch.alone && marked && worked < AT_ONCE) this.#validateAll(batch.to, worked);
  }

  #validateFlows(batch: BatchView): void {
    for (const flow of rowsOf<FundFlow>(batch.sorted, fundFlowsTable.number)) {
      const { id, asset, amount, balanceAfter } = flow;
      if (id !== ++this.#lastFlow) wrong(`fund flow ${id} is not the next`);
      const before = this.#fund.get(asset) ?? 0n;
      if (before + amount !== balanceAfter || amount === 0n) wrong(`P12 fund flow ${id} leads to ${balanceAfter}`);
      this.#fund.set(asset, balanceAfter);
    }
    validateSequence(batch, 'perpetual-fund-flow', this.#lastFlow);
    for (const [asset, balance] of this.#fund) {
      const [coin, book = 'contract'] = asset.split(':').reverse() as [string, 'delivery' | undefined];
      const has = this.#known.money.totalOf(insurance, coin, book);
      if (has !== balance) wrong(`P12 the fund has ${has} of ${asset}, its flows lead to ${balance}`);
    }
  }

  /**
   * P7: at the marks as they are, every group that is not safe is being liquidated. Where many are, a command works on a
   * few, and the others wait.
   */
  #validateAll(at: number, worked: number): void {
    const { positions, contracts, prices, tiersAt } = this.#known;
    this.looks += 1;
    const seen = new Set<string>();
    const waiting: string[] = [];
    for (const row of positions.values()) {
      if (row.quantity === 0n || row.owner === insurance) continue;
      const isolated = row.mode === 'isolated' ? row.contract : '';
      const key = `${row.owner}/${this.#known.accountOf(row.contract)}/${isolated}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const group = this.#groupOf(row.owner, row.contract);
      if (!group.rows.every((one) => this.#isSound(one.contract, at))) continue;
      const surplus = this.#equityOf(group);
      for (const one of group.rows)
        surplus.takeMaintenance(
          contracts.get(one.contract)!,
          one.quantity,
          prices.markOf(one.contract),
          tiersAt(one.contract, at),
          -1n,
        );
      const isSafe = surplus.isAbove(0n);
      if (isSafe && this.#cases.has(key)) wrong(`P7 ${key} is safe and being liquidated`);
      if (!isSafe && !this.#cases.has(key)) waiting.push(key);
    }
    const mayWait = worked >= AT_ONCE_OF_MANY && worked + waiting.length > MANY;
    if (waiting.length > 0 && !mayWait) wrong(`P7 ${waiting[0]} is liquidatable and not being liquidated`);
  }

  #isSound(symbol: string, at: number): boolean {
    const { prices, contracts } = this.#known;
    const fresh = at - prices.indexAt(symbol) <= INDEX_MAX_AGE;
    const isOpen = contracts.get(symbol)!.status !== 'halted' && !this.#known.hasEnded(symbol);
    return fresh && !this.#syncing.has(symbol) && isOpen;
  }
}

/** What a tick more or less makes of a quantity at a price. */
function tickOf(contract: Contract, quantity: bigint, price: bigint): bigint {
  const { tick, kind } = contract;
  if (kind === 'linear') return worth(contract, quantity, tick);
  return price <= tick ? 1n << 80n : worth(contract, quantity, price - tick) - worth(contract, quantity, price);
}
