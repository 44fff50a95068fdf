import type { FundCause } from '@quay/contract/perpetual';
import { type Amount, greatest } from '@quay/money';
import { type Changes, Log, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { exactNotional } from '../../margin/contract.ts';
import { rounded } from '../../margin/exact.ts';
import { type Fund, fundInventoryMax, fundMayTake, takenOver } from '../../margin/ladder.ts';
import { sizeOf } from '../../margin/position.ts';
import type { Contracts } from './contracts.ts';
import { type FundFlow, type FundPeak, fundFlowsTable, fundPeaksTable } from './liquidation-state.ts';
import { accountName, assetOfAccount, bookOfAccount, isMarginBook } from './margin-account-names.ts';
import type { Marks } from './marks.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Contract } from './state.ts';

const HOUR_MS = 3_600_000;
/** The fund keeps a part of the most that it had within so many hours. */
const PEAK_HOURS = 8;
const { insurance } = systemAccounts;

/** The most that a fund had within eight hours, to the hour: by what it has and the peaks of its asset. */
export function fundPeak(balance: Amount, peaks: Iterable<Pick<FundPeak, 'hour' | 'balance'>>, at: number): Amount {
  const since = Math.floor(at / HOUR_MS) - PEAK_HOURS;
  let most = balance;
  for (const row of peaks) if (row.hour >= since) most = greatest(most, row.balance);
  return most;
}

/** The insurance fund of contracts: what it has and had, why, and what it may take over. It holds positions like anybody. */
export class InsuranceFund {
  readonly peaks: Rows<FundPeak>;
  readonly #flows: Log<FundFlow>;
  readonly #flowIds: Sequence;
  readonly #ledger: Ledger;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #marks: Marks;
  /** What it had of each asset when that was last written down. */
  readonly #known = new Map<string, Amount>();
  /** The liquidation that is being worked on. */
  case: number | null = null;

  constructor(of: {
    readonly changes: Changes;
    readonly flowIds: Sequence;
    readonly ledger: Ledger;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly marks: Marks;
  }) {
    this.peaks = new Rows(fundPeaksTable, of.changes);
    this.#flows = new Log(fundFlowsTable, of.changes);
    this.#flowIds = of.flowIds;
    this.#ledger = of.ledger;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#marks = of.marks;
  }

  /** Of an account: see `margin-account-names.ts`; so are the assets of its rows. */
  balance(account: string): Amount {
    return this.#ledger.balance(insurance, bookOfAccount(account), assetOfAccount(account)).available;
  }

  /** Writes down what a posting has changed, if it did. */
  record(asset: string, cause: FundCause, at: number): void {
    const before = this.#known.get(asset) ?? 0n;
    const balance = this.balance(asset);
    if (balance === before) return;
    this.#known.set(asset, balance);
    const of = { case: this.case, amount: balance - before, balanceAfter: balance };
    this.#flows.add({ id: this.#flowIds.next(), asset, cause, ...of, at });
    const hour = Math.floor(at / HOUR_MS);
    const row = this.peaks.get(`${asset}/${hour}`);
    const most = greatest(before, balance);
    if (!row) this.peaks.add({ asset, hour, balance: most });
    else if (most > row.balance) {
      row.balance = most;
      this.peaks.touch(row);
    }
    for (const old of this.peaks.values()) {
      if (old.asset === asset && old.hour < hour - PEAK_HOURS) this.peaks.drop(old);
    }
  }

  /** The most that it had within eight hours, to the hour. */
  peak(asset: string, at: number): Amount {
    const own = [...this.peaks.values()].filter((row) => row.asset === asset);
    return fundPeak(this.balance(asset), own, at);
  }

  /** Its position in a contract, where it has one. */
  held(contract: string): PositionRecord | undefined {
    const row = this.#positions.find(insurance, contract);
    return row && row.quantity !== 0n ? row : undefined;
  }

  /** What decides whether it may take over more of a contract. */
  stateAt({ symbol, kind, maxLeverage }: Contract, at: number): Fund {
    const account = this.#contracts.accountOf(symbol);
    const held = this.held(symbol);
    const balance = this.balance(account);
    return {
      balance,
      peak: this.peak(account, at),
      inventory: held ? rounded(exactNotional(kind, sizeOf(held), this.#marks.of(symbol)!), 'up') : 0n,
      inventoryMax: fundInventoryMax(balance, BigInt(maxLeverage)),
    };
  }

  /** Whether it may take over a quantity, above zero for a long, at a price. */
  mayTake({ symbol, kind }: Contract, quantity: bigint, price: bigint, fund: Fund, at: number): boolean {
    const tiers = this.#contracts.tiersOf(symbol, at);
    return fundMayTake(fund, takenOver({ kind, tiers, mark: this.#marks.of(symbol)! }, quantity, price));
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.peaks.sort((a, b) => (a.asset === b.asset ? a.hour - b.hour : a.asset < b.asset ? -1 : 1));
    this.#known.clear();
    for (const { owner, book, asset, available } of this.#ledger.accounts.values()) {
      if (owner === insurance && isMarginBook(book)) this.#known.set(accountName(book, asset), available);
    }
  }
}
