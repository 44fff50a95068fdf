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
import type { Marks } from './marks.ts';
import { closes } from './order-terms.ts';
import type { Positions } from './positions.ts';
import type { PositionRow } from './state.ts';

const BOOK = 'contract';

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
  readonly #pendingOf: (owner: number, asset: string, isolated: string) => Amount;
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
    pendingOf(owner: number, asset: string, isolated: string): Amount;
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
    const marked = this.markedOf(row, at);
    const initial = initialRate(marked.tiers, notionalAt(marked), 0n);
    return { ...marked, leverage: BigInt(row.leverage), initialRate: initial };
  }

  /** The same without what its initial margin follows from. */
  markedOf(
    { contract, quantity, openValue }: Pick<PositionRow, 'contract' | 'quantity' | 'openValue'>,
    at: number,
  ): Marked {
    const { kind } = this.#contracts.of(contract);
    const tiers = this.#contracts.tiersOf(contract, at);
    return { kind, tiers, position: { quantity, openValue }, mark: this.markOf(contract) };
  }

  /** The mark of a contract that somebody could open a position in. */
  markOf(contract: string): Price {
    const mark = this.#marks.of(contract);
    always(mark !== undefined, `${contract} has positions and no mark`);
    return mark;
  }

  /** An owner's positions that are open and settle in an asset. */
  #open(owner: number, asset: string): readonly PositionRow[] {
    return this.#positions
      .ofOwner(owner)
      .filter(({ contract, quantity }) => quantity !== 0n && this.#contracts.of(contract).quote === asset);
  }

  /** Those that stand on the whole account. */
  crossOf(owner: number, asset: string): readonly PositionRow[] {
    return this.#open(owner, asset).filter(({ mode }) => mode === 'cross');
  }

  #helds(owner: number, asset: string, at: number): readonly Held[] {
    return this.crossOf(owner, asset).map((row) => this.heldOf(row, at));
  }

  /** What a position settles in. */
  assetOf({ contract }: Pick<PositionRow, 'contract'>): string {
    return this.#contracts.of(contract).quote;
  }

  available(owner: number, asset: string): Amount {
    return this.#ledger.balance(owner, BOOK, asset).available;
  }

  /** What may open more. Below zero where losses have used more than is there. */
  free(owner: number, asset: string, at: number): Amount {
    return freeMargin(this.available(owner, asset), this.#helds(owner, asset, at));
  }

  /**
   * Whether so many units are clearly there to open more with: in doubles, by less than there is. Where it says no,
   * {@link free} decides.
   *
   * @param account the owner's of that asset in the book of contracts; below zero where there is none
   */
  isClearlyFree(owner: number, asset: string, account: number, needed: number, at: number): boolean {
    if (account < 0) return false;
    const available = this.#ledger.accounts.roughAvailable(account);
    let taken = needed;
    for (const { contract, mode, quantity, openValue, leverage } of this.#positions.ofOwner(owner)) {
      if (mode !== 'cross' || quantity === 0n) continue;
      const { contract: of, terms, price } = this.now.of(contract, at)!;
      if (of.quote !== asset) continue;
      taken += roughTaken(terms, price, Number(quantity), Number(openValue), leverage);
    }
    // A sum of doubles is off by less than this part of what is in it.
    return available - taken > (Math.abs(available) + taken) * 1e-12;
  }

  /** What cross positions have gained and nobody can use before it is realised. */
  unrealised(owner: number, asset: string, at: number): Amount {
    let sum = 0n;
    for (const { kind, position, mark } of this.#helds(owner, asset, at)) {
      sum += greatest(0n, profitAt(kind, position, mark));
    }
    return sum;
  }

  /** Available and frozen without what stands behind isolated positions and orders alone; with funding that is due. */
  wallet(owner: number, asset: string): Amount {
    const { available, frozen } = this.#ledger.balance(owner, BOOK, asset);
    let wallet = available + frozen + this.#pendingOf(owner, asset, '');
    for (const row of this.#positions.ofOwner(owner)) {
      if (row.mode !== 'isolated' || this.#contracts.of(row.contract).quote !== asset) continue;
      wallet -= row.margin + this.orderHolds(owner, row.contract);
    }
    return wallet;
  }

  /**
   * What stands behind an isolated position, or behind all cross positions, in units as near as a double comes, without
   * funding that is due. Nothing where orders of isolated positions hold a part of the account: that changes without a
   * position or a posting.
   */
  plainWallet({ owner, contract, mode, margin }: PositionRow): number | undefined {
    if (mode === 'isolated') return Number(margin);
    const asset = this.#contracts.of(contract).quote;
    const isShared = this.#hasIsolated(owner, asset);
    return isShared ? undefined : this.#ledger.roughBalance(owner, BOOK, asset);
  }

  #hasIsolated(owner: number, asset: string): boolean {
    const isOf = ({ mode, contract }: PositionRow) =>
      mode === 'isolated' && this.#contracts.of(contract).quote === asset;
    return this.#positions.ofOwner(owner).some(isOf);
  }

  /** {@link wallet} in units, as near as a double comes. */
  roughWallet(owner: number, asset: string): number {
    if (this.#hasIsolated(owner, asset)) return Number(this.wallet(owner, asset));
    return this.#ledger.roughBalance(owner, BOOK, asset) + Number(this.#pendingOf(owner, asset, ''));
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
  crossSlots(owner: number, asset: string): readonly number[] {
    const instruments = [...this.#instruments.all()].filter(({ terms: { symbol } }) => {
      const isIsolated = this.#positions.find(owner, symbol)?.mode === 'isolated';
      return !isIsolated && this.#contracts.of(symbol).quote === asset;
    });
    return this.#instrumentOrders.slotsOf(owner, instruments);
  }

  /** The newest of those that would open something. */
  newestOpening(owner: number, asset: string): number | undefined {
    return this.crossSlots(owner, asset).findLast((slot) => !closes(this.#orders, slot));
  }

  /** What an owner's cross positions stand on. */
  crossGroup(owner: number, asset: string, at: number): Group {
    return { wallet: this.wallet(owner, asset), positions: this.#helds(owner, asset, at) };
  }

  /** What stands behind an isolated position, with funding that is due. */
  marginOf({ owner, contract, margin }: PositionRow): Amount {
    return margin + this.#pendingOf(owner, this.#contracts.of(contract).quote, contract);
  }

  /** What stands behind a position. */
  groupOf(row: PositionRow, at: number): Group {
    if (row.mode === 'isolated') return { wallet: this.marginOf(row), positions: [this.heldOf(row, at)] };
    return this.crossGroup(row.owner, this.#contracts.of(row.contract).quote, at);
  }

  /** The positions that stand on one wallet with a position, in the order in which {@link groupOf} has them. */
  rowsWith(row: PositionRow): readonly PositionRow[] {
    return row.mode === 'isolated' ? [row] : this.crossOf(row.owner, this.#contracts.of(row.contract).quote);
  }

  /** What a group is worth, down. */
  equity(group: Group): Amount {
    return rounded(equityOf(group), 'down');
  }

  /** What may leave an account of contracts. */
  movable(owner: number, asset: string, at: number): Amount {
    const available = this.available(owner, asset);
    return least(available, movable(available, this.wallet(owner, asset), this.#helds(owner, asset, at)));
  }

  removable(row: PositionRow, at: number): Amount {
    return removableMargin(row.margin, this.heldOf(row, at));
  }

  /** What a position requires at a leverage. */
  initialMarginAt(row: PositionRow, leverage: number, at: number): Amount {
    const held = this.heldOf({ ...row, leverage }, at);
    return initialMargin(notionalAt(held), held);
  }

  /** Which profits of cross positions pay what the account cannot. */
  covers(owner: number, asset: string, needed: Amount, at: number): readonly { row: PositionRow; profit: Amount }[] {
    const rows = this.crossOf(owner, asset);
    const winners = rows.map((row) => ({ name: row.contract, ...this.heldOf(row, at) }));
    return coverPlan(winners, needed).map(({ name, profit }) => ({
      row: rows.find(({ contract }) => contract === name)!,
      profit,
    }));
  }
}
