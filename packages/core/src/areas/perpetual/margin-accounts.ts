import { type Amount, greatest, least, Parts, type Price } from '@quay/money';
import { always } from '../../engine/fault.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { rounded } from '../../margin/exact.ts';
import { equityOf, type Group } from '../../margin/liquidation.ts';
import { coverPlan, profitAt } from '../../margin/position.ts';
import {
  freeMargin,
  type Held,
  initialMargin,
  type Marked,
  movable,
  notionalAt,
  removableMargin,
} from '../../margin/requirements.ts';
import { roughTaken } from '../../margin/rough.ts';
import { initialRate } from '../../margin/tiers.ts';
import type { InstrumentOrders } from '../../trading/instrument-orders.ts';
import type { Instruments } from '../../trading/instruments.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Contracts } from './contracts.ts';
import { ContractsNow } from './contracts-now.ts';
import { assetOfAccount, bookOfAccount } from './margin-account-names.ts';
import type { Marks } from './marks.ts';
import { closes } from './order-terms.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Contract, PositionRow } from './state.ts';

/** What positions and orders require of the accounts that they stand on, at the marks as they are. */
export class MarginAccounts {
  readonly #ledger: Ledger;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #marks: Marks;
  readonly #orders: Orders;
  readonly #instruments: Instruments;
  readonly #instrumentOrders: InstrumentOrders;
  /** Funding that is fixed for what stands on an account, or for an isolated position, and not posted yet. */
  readonly #pendingOf: (owner: number, account: string, isolated: string) => Amount;
  readonly #held = new Parts();
  readonly now: ContractsNow;

  constructor(of: {
    readonly ledger: Ledger;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly marks: Marks;
    readonly orders: Orders;
    readonly instruments: Instruments;
    readonly instrumentOrders: InstrumentOrders;
    pendingOf(owner: number, account: string, isolated: string): Amount;
  }) {
    this.#ledger = of.ledger;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#marks = of.marks;
    this.#orders = of.orders;
    this.#instruments = of.instruments;
    this.#instrumentOrders = of.instrumentOrders;
    this.#pendingOf = of.pendingOf;
    this.now = new ContractsNow(of.contracts, of.marks);
  }

  /** A position, which is not flat or was asked what it would require at a mark that is there. */
  heldOf(row: Pick<PositionRow, 'contract' | 'quantity' | 'openValue' | 'leverage'>, at: number): Held {
    const { contract, quantity, openValue, leverage } = row;
    const { kind } = this.#contracts.of(contract);
    const tiers = this.#contracts.tiersOf(contract, at);
    const marked: Marked = { kind, tiers, position: { quantity, openValue }, mark: this.markOf(contract) };
    const initial = initialRate(tiers, notionalAt(marked), 0n);
    return { ...marked, leverage: BigInt(leverage), initialRate: initial };
  }

  /** The mark of a contract that somebody could open a position in. */
  markOf(contract: string): Price {
    const mark = this.#marks.of(contract);
    always(mark !== undefined, `${contract} has positions and no mark`);
    return mark;
  }

  /** An owner's positions that are open and settle in an asset. */
  #open(owner: number, account: string): readonly PositionRecord[] {
    return this.#positions
      .ofOwner(owner)
      .filter((row) => !row.isFlat && this.#contracts.accountOf(row.contract) === account);
  }

  /** Those that stand on the whole account. */
  crossOf(owner: number, account: string): readonly PositionRecord[] {
    return this.#open(owner, account).filter(({ mode }) => mode === 'cross');
  }

  #helds(owner: number, account: string, at: number): readonly Held[] {
    return this.crossOf(owner, account).map((row) => this.heldOf(row, at));
  }

  /** What the account that a position stands on is called. */
  accountOf({ contract }: Pick<PositionRow, 'contract'>): string {
    return this.#contracts.accountOf(contract);
  }

  #balance(owner: number, account: string): ReturnType<Ledger['balance']> {
    return this.#ledger.balance(owner, bookOfAccount(account), assetOfAccount(account));
  }

  #roughBalance(owner: number, account: string): number {
    return this.#ledger.roughBalance(owner, bookOfAccount(account), assetOfAccount(account));
  }

  /** The number of an owner's account in the ledger that positions and orders in a contract stand on. */
  ledgerAccount(owner: number, { symbol, quote }: Pick<Contract, 'symbol' | 'quote'>): number {
    return this.#ledger.account(owner, this.#contracts.bookOf(symbol), quote);
  }

  available(owner: number, account: string): Amount {
    return this.#balance(owner, account).available;
  }

  /** What may open more. Below zero where losses have used more than is there. */
  free(owner: number, account: string, at: number): Amount {
    return freeMargin(this.available(owner, account), this.#helds(owner, account, at));
  }

  /**
   * Whether so many units are clearly there to open more with: in doubles, by less than there is. Where it says no,
   * {@link free} decides.
   *
   * @param row a position of the owner that stands on the account; nothing where there is none in the contract
   * @param name what the account is called: see `margin-account-names.ts`
   * @param account its number in the ledger; below zero where there is none
   */
  isClearlyFree(
    row: PositionRecord | undefined,
    owner: number,
    name: string,
    account: number,
    needed: number,
    at: number,
  ): boolean {
    if (account < 0) return false;
    const available = this.#ledger.accounts.roughAvailable(account);
    let taken = needed;
    // Most have one position: it alone is read, and not the list of all.
    if (row?.isOnly) taken += this.#roughTaken(row, at);
    else {
      const own = row?.siblings ?? this.#positions.ofOwner(owner);
      for (let n = 0; n < own.length; n++) {
        if (this.#contracts.accountOf(own[n]!.contract) === name) taken += this.#roughTaken(own[n]!, at);
      }
    }
    // A sum of doubles is off by less than this part of what is in it.
    return available - taken > (Math.abs(available) + taken) * 1e-12;
  }

  /** What a position takes of what is free, rather more than less; nothing where it stands on its own margin. */
  #roughTaken(row: PositionRecord, at: number): number {
    if (row.mode !== 'cross' || row.isFlat) return 0;
    const { terms, price } = this.now.of(row.contract, at)!;
    return roughTaken(terms, price, row.roughQuantity, row.roughOpen, row.leverage);
  }

  /** What cross positions have gained and nobody can use before it is realised. */
  unrealised(owner: number, account: string, at: number): Amount {
    let sum = 0n;
    for (const { kind, position, mark } of this.#helds(owner, account, at)) {
      sum += greatest(0n, profitAt(kind, position, mark));
    }
    return sum;
  }

  /** Available and frozen without what stands behind isolated positions and orders alone; with funding that is due. */
  wallet(owner: number, account: string): Amount {
    const { available, frozen } = this.#balance(owner, account);
    let wallet = available + frozen + this.#pendingOf(owner, account, '');
    for (const row of this.#positions.ofOwner(owner)) {
      if (row.mode !== 'isolated' || this.#contracts.accountOf(row.contract) !== account) continue;
      wallet -= row.margin + this.orderHolds(owner, row.contract);
    }
    return wallet;
  }

  /**
   * What stands behind an isolated position, or behind all cross positions, in units as near as a double comes, without
   * funding that is due. Nothing where orders of isolated positions hold a part of the account: that changes without a
   * position or a posting.
   */
  plainWallet(row: PositionRecord): number | undefined {
    if (row.mode === 'isolated') return Number(row.margin);
    // One that is alone and stands on the whole account shares it with nobody.
    if (!row.isOnly) {
      const account = this.#contracts.accountOf(row.contract);
      if (this.#hasIsolated(row.owner, account)) return undefined;
    }
    const under = this.#accountUnder(row);
    return under < 0 ? 0 : this.#ledger.accounts.roughTotal(under);
  }

  /** The number of the account in the ledger that a position stands on; below zero while there is none. */
  #accountUnder(row: PositionRecord): number {
    if (row.account < 0) {
      const { accounts } = this.#ledger;
      const assetBook = accounts.assetBookOf(
        this.#contracts.bookOf(row.contract),
        this.#contracts.of(row.contract).quote,
      );
      row.account = accounts.find(row.owner, assetBook);
    }
    return row.account;
  }

  #hasIsolated(owner: number, account: string): boolean {
    const isOf = ({ mode, contract }: PositionRow) =>
      mode === 'isolated' && this.#contracts.accountOf(contract) === account;
    return this.#positions.ofOwner(owner).some(isOf);
  }

  /** {@link wallet} in units, as near as a double comes. */
  roughWallet(owner: number, account: string): number {
    if (this.#hasIsolated(owner, account)) return Number(this.wallet(owner, account));
    return this.#roughBalance(owner, account) + Number(this.#pendingOf(owner, account, ''));
  }

  /** What an owner's orders in a contract hold. */
  orderHolds(owner: number, contract: string): Amount {
    let sum = 0n;
    for (const slot of this.slotsOf(owner, contract)) sum += this.#orders.heldOf(slot, this.#held).value();
    return sum;
  }

  /** Slots of an owner's orders in a contract, oldest first. */
  slotsOf(owner: number, contract: string): readonly number[] {
    return this.#instrumentOrders.slotsOf(owner, [this.#instruments.of(contract)]);
  }

  /** Slots of an owner's orders in contracts that settle in an asset and do not stand on a margin of their own. */
  crossSlots(owner: number, account: string): readonly number[] {
    const instruments = [...this.#instruments.all()].filter(({ terms: { symbol } }) => {
      const isIsolated = this.#positions.find(owner, symbol)?.mode === 'isolated';
      return !isIsolated && this.#contracts.accountOf(symbol) === account;
    });
    return this.#instrumentOrders.slotsOf(owner, instruments);
  }

  /** The newest of those that would open something. */
  newestOpening(owner: number, account: string): number | undefined {
    return this.crossSlots(owner, account).findLast((slot) => !closes(this.#orders, slot));
  }

  /** What an owner's cross positions stand on. */
  crossGroup(owner: number, account: string, at: number): Group {
    return { wallet: this.wallet(owner, account), positions: this.#helds(owner, account, at) };
  }

  /** What stands behind an isolated position, with funding that is due. */
  marginOf({ owner, contract, margin }: PositionRow): Amount {
    return margin + this.#pendingOf(owner, this.#contracts.accountOf(contract), contract);
  }

  /** What stands behind a position. */
  groupOf(row: PositionRow, at: number): Group {
    if (row.mode === 'isolated') return { wallet: this.marginOf(row), positions: [this.heldOf(row, at)] };
    return this.crossGroup(row.owner, this.#contracts.accountOf(row.contract), at);
  }

  /** The positions that stand on one wallet with a position, in the order in which {@link groupOf} has them. */
  rowsWith(row: PositionRecord): readonly PositionRecord[] {
    return row.mode === 'isolated' ? [row] : this.crossOf(row.owner, this.#contracts.accountOf(row.contract));
  }

  /** What a group is worth, down. */
  equity(group: Group): Amount {
    return rounded(equityOf(group), 'down');
  }

  /** What may leave an account of contracts. */
  movable(owner: number, account: string, at: number): Amount {
    const available = this.available(owner, account);
    return least(available, movable(available, this.wallet(owner, account), this.#helds(owner, account, at)));
  }

  removable(row: PositionRow, at: number): Amount {
    return removableMargin(row.margin, this.heldOf(row, at));
  }

  /** What a position requires at a leverage. */
  initialMarginAt(row: PositionRow, leverage: number, at: number): Amount {
    const { contract, quantity, openValue } = row;
    const held = this.heldOf({ contract, quantity, openValue, leverage }, at);
    return initialMargin(notionalAt(held), held);
  }

  /** Which profits of cross positions pay what the account cannot. */
  covers(
    owner: number,
    account: string,
    needed: Amount,
    at: number,
  ): readonly { row: PositionRecord; profit: Amount }[] {
    const rows = this.crossOf(owner, account);
    const winners = rows.map((row) => ({ name: row.contract, ...this.heldOf(row, at) }));
    return coverPlan(winners, needed).map(({ name, profit }) => ({
      row: rows.find(({ contract }) => contract === name)!,
      profit,
    }));
  }
}
