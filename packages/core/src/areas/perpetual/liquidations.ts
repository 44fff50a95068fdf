import type { CaseState } from '@quay/contract/perpetual';
import { type Amount, greatest, least, type Price } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { tradeValue } from '../../margin/contract.ts';
import { add, type Exact, exact, rounded } from '../../margin/exact.ts';
import {
  type Fund,
  isTakenOver,
  type LadderTerms,
  ladderTerms,
  liquidationFee,
  reduction,
  reductionLimit,
  restAt,
  slice,
  toTick,
} from '../../margin/ladder.ts';
import {
  bankruptcyPrice,
  equityOf,
  equityShare,
  type Group,
  isLiquidatable,
  maintenanceOf,
} from '../../margin/liquidation.ts';
import { profitAt, sizeOf } from '../../margin/position.ts';
import type { AdlQueue } from './adl-queue.ts';
import type { Contracts } from './contracts.ts';
import type { Deleveraging } from './deleveraging.ts';
import type { Closed, ForcedOrders } from './forced-orders.ts';
import type { Funding } from './funding.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import type { LiquidationCases } from './liquidation-cases.ts';
import {
  type Liquidation,
  type LiquidationCase,
  type LiquidationOther,
  liquidationOthersTable,
  liquidationsTable,
} from './liquidation-state.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { Marks } from './marks.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import type { Risk } from './risk.ts';
import type { RiskGroup } from './risk-group.ts';
import type { Contract } from './state.ts';
import type { Takings } from './takings.ts';
import type { Warnings } from './warnings.ts';

/** Most groups that one command works on: the rest is for the next batch, so that others come in between. */
export const GROUPS_A_COMMAND = 50;
/**
 * While more than so many are liquidatable a command works on as few as cost about a millisecond, so that who trades
 * something else waits no longer for an answer than without them; their mark, which has found them all, on no more.
 */
const GROUPS_MANY = 100;
const GROUPS_OF_MANY = 8;

const { insurance } = systemAccounts;

type LiquidationParts = {
  readonly contracts: Contracts;
  readonly positions: Positions;
  readonly marks: Marks;
  readonly accounts: MarginAccounts;
  readonly risk: Risk;
  readonly cases: LiquidationCases;
  readonly warnings: Warnings;
  readonly fund: InsuranceFund;
  readonly funding: Funding;
  readonly queue: AdlQueue;
  readonly forced: ForcedOrders;
  readonly takings: Takings;
  readonly deleveraging: Deleveraging;
  readonly postings: Postings;
  readonly stepIds: Sequence;
  readonly changes: Changes;
};

/** What a step is decided by, for its receipt. */
type Before = Omit<Liquidation, 'id' | 'case' | 'at' | 'state' | 'bankruptcyPrice' | 'fundAfter' | keyof Done>;

/** How the fund stood when it was asked to take a position over. */
type FundRead = Pick<Liquidation, 'fundBalance' | 'fundPeak' | 'fundInventory'>;
const FUND_NOT_READ: FundRead = { fundBalance: null, fundPeak: null, fundInventory: null };

/** What a step did. */
type Done = FundRead &
  Pick<Liquidation, 'step' | 'limitPrice' | 'wanted' | 'order' | 'closed' | 'value' | 'fee' | 'rest' | 'payable'>;

/** What a step begins with: a position of a group, and what closing it would leave nothing of. */
type Step = {
  readonly id: number;
  readonly row: PositionRecord;
  readonly contract: Contract;
  readonly group: Group;
  readonly which: number;
  readonly bankruptcy: Price | undefined;
  readonly before: Before;
  readonly at: number;
};

/**
 * The ladder: orders that would open more are cancelled; a part is closed in the book, as small as restores the group; a
 * group that has lost more goes to the insurance fund at its bankruptcy price, or to those on the other side.
 */
export class Liquidations {
  readonly #parts: LiquidationParts;
  readonly #log: Log<Liquidation>;
  readonly #others: Log<LiquidationOther>;

  constructor(parts: LiquidationParts) {
    this.#parts = parts;
    this.#log = new Log(liquidationsTable, parts.changes);
    this.#others = new Log(liquidationOthersTable, parts.changes);
  }

  /** Works on the groups that are worst off, as many as one command may. Gives how many it was. */
  work(at: number): number {
    const { risk } = this.#parts;
    let worked = 0;
    risk.flush(at);
    const most = risk.liquidatable > GROUPS_MANY ? GROUPS_OF_MANY : GROUPS_A_COMMAND;
    for (let group = risk.next(at); group && worked < most; group = risk.next(at)) {
      this.#liquidate(group, at);
      risk.flush(at);
      worked += 1;
    }
    return worked;
  }

  /** Marks have changed, of some contracts that have a fresh index: the worst off are liquidated. */
  marked(moved: readonly string[], fresh: readonly string[], at: number): void {
    const { queue, risk } = this.#parts;
    if (moved.length > 0) queue.forget();
    risk.flush(at);
    for (const contract of fresh) {
      if (moved.includes(contract)) risk.marked(contract, at);
      else risk.retry(contract, at);
    }
    this.work(at);
  }

  /** Works on what earlier marks have left; gives whether nothing is left of it. */
  finish(at: number): boolean {
    if (this.#parts.risk.isBusy) this.work(at);
    return !this.#parts.risk.isBusy;
  }

  #liquidate(group: RiskGroup, at: number): void {
    const { positions, risk, cases, warnings, fund, forced } = this.#parts;
    const { owner, asset, contract } = group;
    // The fund is a holder too: its own funding is no part of what a liquidation brings it.
    for (const one of [owner, insurance]) this.#parts.funding.settle(one, at);
    const row = cases.open(group, at);
    cases.worked(row, at);
    warnings.silence(group, at);
    fund.case = row.id;
    positions.moved.add(owner);
    forced.cancelOpening(owner, asset, contract, at);
    for (const position of this.#worstFirst(risk.rowsOf(group))) {
      const now = this.#groupOf(group, at);
      if (!now || isTakenOver(now) || !isLiquidatable(now)) break;
      this.#reduce(row, position, at);
    }
    for (let now = this.#groupOf(group, at); now && isTakenOver(now); now = this.#groupOf(group, at)) {
      this.#handOver(row, group, at);
    }
    fund.case = null;
  }

  /** A group as it stands; nothing when all of it is closed. */
  #groupOf(group: RiskGroup, at: number): Group | undefined {
    const [row] = this.#parts.risk.rowsOf(group);
    return row && this.#parts.accounts.groupOf(row, at);
  }

  /** The largest loss first. */
  #worstFirst(rows: readonly PositionRecord[]): readonly PositionRecord[] {
    const { contracts, marks } = this.#parts;
    const losses = rows.map((row) => ({
      row,
      profit: profitAt(contracts.of(row.contract).kind, row, marks.of(row.contract)!),
    }));
    return losses.sort((a, b) => (a.profit === b.profit ? 0 : a.profit < b.profit ? -1 : 1)).map(({ row }) => row);
  }

  #step(row: PositionRecord, at: number): Step {
    const { accounts, contracts, stepIds } = this.#parts;
    const contract = contracts.of(row.contract);
    const group = accounts.groupOf(row, at);
    const which = accounts.rowsWith(row).indexOf(row);
    const bankruptcy = bankruptcyPrice(group.positions[which]!, equityShare(group, which), contract.tick);
    const before = this.#snapshot(row, group, which, at);
    const id = stepIds.next();
    for (const other of accounts.rowsWith(row)) if (other !== row) this.#others.add(this.#otherOf(other, id, at));
    return { id, row, contract, group, which, bankruptcy, before, at };
  }

  #snapshot(row: PositionRecord, group: Group, which: number, at: number): Before {
    const { contracts, marks, fund, accounts, forced } = this.#parts;
    const { owner, contract, mode, quantity, openValue } = row;
    const mark = marks.marks.get(contract)!;
    const others = { wallet: 0n, positions: group.positions.filter((_, n) => n !== which) };
    return {
      ...{ owner, contract, mode, quantity, openValue, wallet: group.wallet },
      ...{ markPrice: mark.price, markAt: mark.at, indexPrice: mark.indexPrice },
      ...{ byFunding: mark.byFunding, byBasis: mark.byBasis, last: mark.last },
      tierVersion: contracts.tierVersionOf(contract, at),
      othersProfit: rounded(equityOf(others), 'down'),
      othersMaintenance: rounded(maintenanceOf(others), 'up'),
      equity: rounded(equityOf(group), 'down'),
      maintenance: rounded(maintenanceOf(group), 'up'),
      fundBefore: fund.balance(accounts.accountOf(row)),
      takerRate: forced.takerRateOf(row),
      sources: mark.sources,
    };
  }

  #otherOf({ contract, quantity, openValue }: PositionRecord, liquidation: number, at: number): LiquidationOther {
    const { contracts, accounts } = this.#parts;
    return {
      ...{ liquidation, contract, quantity, openValue, markPrice: accounts.markOf(contract) },
      tierVersion: contracts.tierVersionOf(contract, at),
    };
  }

  /** Closes the least part in the book that restores the group, a slice of a large position at most. */
  #reduce(kase: LiquidationCase, row: PositionRecord, at: number): void {
    const { forced, accounts } = this.#parts;
    const step = this.#step(row, at);
    const { contract, group, which, bankruptcy } = step;
    const { lot, tick } = contract;
    const account = accounts.accountOf(row);
    const marked = group.positions[which]!;
    const terms = ladderTerms(contract.kind, marked.mark);
    const feeRate = forced.takerRateOf(row) + terms.feeRate;
    const wanted = slice(marked, reduction(group, which, lot, feeRate, terms), lot, terms);
    const limit = reductionLimit(marked, bankruptcy, tick, terms);
    const available = accounts.available(row.owner, account);
    const closed = forced.close(row, wanted, limit, at);
    const given = greatest(0n, accounts.available(row.owner, account) - available);
    const payable = row.mode === 'cross' ? accounts.available(row.owner, account) : given + row.margin;
    const fee = closed.quantity === 0n ? 0n : least(payable, this.#feeOf(row, closed, given, terms, at));
    this.#parts.postings.toFund({ row, contract, reference: step.id, at }, fee, given, 'liquidation-fee');
    forced.trim(row, at);
    this.#parts.positions.touch(row);
    const done = { step: 'reduce', limitPrice: limit, wanted, ...closedAs(closed), fee, rest: 0n } as const;
    this.#write(kase, step, { ...done, payable, ...FUND_NOT_READ });
  }

  /** A part of what was closed, as far as equity reaches. */
  #feeOf(row: PositionRecord, { value }: Closed, given: Amount, terms: LadderTerms, at: number): Amount {
    const { accounts } = this.#parts;
    const left = row.quantity === 0n && row.mode === 'isolated' ? undefined : accounts.groupOf(row, at);
    const own = left === undefined ? exact(0n) : equityOf(left);
    return liquidationFee(value, row.mode === 'cross' ? own : add(own, exact(given)), terms);
  }

  /**
   * Gives a position of a group away at its bankruptcy price: to the insurance fund where that may take it, else to those
   * on the other side. One that no price leaves nothing of goes at the mark.
   */
  #handOver(kase: LiquidationCase, group: RiskGroup, at: number): void {
    const { risk, accounts, fund, takings, deleveraging, postings, forced } = this.#parts;
    const row = this.#firstHandedOver(risk.rowsOf(group), at);
    this.#settleTargets(row, at);
    const step = this.#step(row, at);
    const { contract, which, bankruptcy } = step;
    const { tick } = contract;
    const account = accounts.accountOf(row);
    const marked = step.group.positions[which]!;
    const price = bankruptcy ?? toTick(marked.mark, tick, row.quantity > 0n);
    const share = bankruptcy === undefined ? undefined : equityShare(step.group, which);
    const wanted = sizeOf(row);
    const { quantity } = row;
    const available = accounts.available(row.owner, account);
    const against = fund.held(row.contract);
    const terms = { liquidation: step.id, place: null, at };
    if (against && against.quantity > 0n !== quantity > 0n) {
      takings.take(row, insurance, least(sizeOf(against), sizeOf(row)), price, { ...terms, kind: 'netting' });
      fund.record(account, 'takeover', at);
    }
    const fundState = row.quantity === 0n ? undefined : fund.stateAt(contract, at);
    const isTaken = fundState === undefined || fund.mayTake(contract, row.quantity, price, fundState, at);
    if (row.quantity !== 0n && isTaken) {
      takings.take(row, insurance, sizeOf(row), price, { ...terms, kind: 'takeover' });
    } else if (row.quantity !== 0n) deleveraging.close(row, price, step.id, at);
    always(row.quantity === 0n, `a position of ${row.owner} was not given away`);
    const given = greatest(0n, accounts.available(row.owner, account) - available);
    const payable = row.mode === 'isolated' ? given : accounts.available(row.owner, account);
    const rest = share === undefined ? 0n : least(payable, this.#restOf(step, share, price));
    postings.toFund({ row, contract, reference: step.id, at }, rest, given, 'liquidation-rest');
    forced.trim(row, at);
    this.#parts.positions.touch(row);
    const value = tradeValue(contract.kind, wanted, price);
    this.#write(kase, step, {
      ...{ step: isTaken ? 'takeover' : 'adl', limitPrice: price, wanted, order: null, closed: wanted, value },
      ...{ fee: 0n, rest, payable, ...(fundState ? fundRead(fundState) : FUND_NOT_READ) },
    });
  }

  /** Who may be deleveraged pays funding first: a shortfall of theirs would change the fund within the step. */
  #settleTargets(row: PositionRecord, at: number): void {
    const { funding, queue } = this.#parts;
    if (!funding.isPaying) return;
    for (const { owner } of [...queue.of(row.contract, row.quantity < 0n, at)]) funding.settle(owner, at);
  }

  /**
   * Which position goes first: one that no price leaves nothing of, then who gains most. What the others lose is there by
   * then: at their bankruptcy prices all of them come to what the wallet has.
   */
  #firstHandedOver(rows: readonly PositionRecord[], at: number): PositionRecord {
    const { accounts, contracts } = this.#parts;
    let first = rows[0]!;
    let most: Amount | undefined;
    for (const [which, row] of rows.entries()) {
      const { kind, tick } = contracts.of(row.contract);
      const group = accounts.groupOf(row, at);
      const price = bankruptcyPrice(group.positions[which]!, equityShare(group, which), tick);
      if (price === undefined) return row;
      const gain = profitAt(kind, row, price);
      if (most !== undefined && gain <= most) continue;
      most = gain;
      first = row;
    }
    return first;
  }

  /** What rounding the price to ticks has left of the position's share: less than a tick for each of its quantity. */
  #restOf({ contract, group, which, before }: Step, share: Exact, price: Price): Amount {
    const { quantity, openValue } = before;
    return restAt({ ...group.positions[which]!, kind: contract.kind, position: { quantity, openValue } }, share, price);
  }

  #write(kase: LiquidationCase, { id, contract, bankruptcy, before, at }: Step, done: Done): void {
    const { fund, contracts } = this.#parts;
    this.#log.add({
      ...{ id, case: kase.id, ...before, bankruptcyPrice: bankruptcy ?? null, ...done },
      state: this.#stateOf(kase, at),
      fundAfter: fund.balance(contracts.accountOf(contract.symbol)),
      at,
    });
  }

  #stateOf(which: LiquidationCase, at: number): CaseState {
    const { risk, accounts } = this.#parts;
    const [row] = risk.rowsOf(which);
    if (!row) return 'closed';
    return isLiquidatable(accounts.groupOf(row, at)) ? 'liquidating' : 'restored';
  }
}

const fundRead = ({ balance, peak, inventory }: Fund): FundRead => ({
  fundBalance: balance,
  fundPeak: peak,
  fundInventory: inventory,
});

const closedAs = ({ order, quantity, value }: Closed) => ({ order, closed: quantity, value });
