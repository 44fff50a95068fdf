import { POSTPONED_MAX } from '@quay/contract/perpetual/rules';
import { type Amount, greatest, type Price } from '@quay/money';
import { type Changes, Log } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { isSystemAccount, systemAccounts } from '../../ledger/system-accounts.ts';
import { delivered } from '../../margin/delivery.ts';
import { glidingMark, hasEnough, settlementPrice } from '../../prices/settlement-price.ts';
import { EXPIRED, NO_MORE_OFFERS } from '../../trading/order-codes.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Contracts } from './contracts.ts';
import { type Dated, type Delivery as DeliveryRow, deliveriesTable } from './dated-state.ts';
import { type Dating, noticeAt } from './dating.ts';
import { IndexSamples, newestIndex } from './index-samples.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { Marks } from './marks.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import type { Contract } from './state.ts';

const SECOND_MS = 1000;

type DeliveryParts = {
  readonly ledger: Ledger;
  readonly contracts: Contracts;
  readonly positions: Positions;
  readonly marks: Marks;
  readonly orders: Orders;
  readonly accounts: MarginAccounts;
  readonly postings: Postings;
  readonly fund: InsuranceFund;
  readonly dating: Dating;
  readonly sliceMax: number;
  isMarketMaker(owner: number): boolean;
  withdraw(slot: number, status: number, ended: number, at: number): void;
};

/** A contract whose holders are being settled: who they were, by number, and who of them is next. */
type Paying = { readonly dated: Dated; readonly owners: Float64Array; next: number };

/**
 * The end of dated contracts. The index of each second before it is recorded, and the mark goes over into their mean. At
 * the end nothing trades any more, the price is fixed for all, and holders are settled, a slice at a time; whoever does
 * anything before their turn is settled first, and so are all at once who have orders or other positions. With too few
 * samples all waits for another window.
 */
export class Delivery {
  readonly samples: IndexSamples;
  readonly #log: Log<DeliveryRow>;
  readonly #of: DeliveryParts;
  /** By contract. */
  readonly #paying = new Map<string, Paying>();
  /** When the next part of the life of any of them begins. */
  #next = Number.POSITIVE_INFINITY;

  constructor(of: DeliveryParts & { readonly changes: Changes }) {
    this.#of = of;
    this.samples = new IndexSamples(of.changes);
    this.#log = new Log(deliveriesTable, of.changes);
    of.dating.whenListed = () => this.#plan();
  }

  /** An index came: the sample of this second, where it is one before a settlement and has none. */
  sample({ symbol }: Contract, index: Price, at: number): void {
    const dated = this.#of.contracts.dated.get(symbol);
    if (!dated || !isSampled(dated, at)) return;
    if (!this.samples.take(symbol, index, at)) return;
    dated.samples += 1;
    dated.sampleSum += index;
    this.#of.contracts.dated.touch(dated);
  }

  /** The mark while samples are taken: nothing at any other time. */
  glidingMark(symbol: string, index: Price, at: number): Price | undefined {
    const dated = this.#of.contracts.dated.get(symbol);
    if (!dated || !isSampled(dated, at)) return undefined;
    const left = secondsLeft(dated, at);
    return glidingMark({ sum: dated.sampleSum, count: BigInt(dated.samples) }, index, BigInt(left));
  }

  /** Whether the life of a contract goes on to another part by a moment. */
  hasStampBy(at: number): boolean {
    return at >= this.#next;
  }

  /** Whether anybody has yet to be settled. */
  get isPaying(): boolean {
    return this.#paying.size > 0;
  }

  isDue(at: number): boolean {
    return this.isPaying || this.hasStampBy(at);
  }

  /** Takes every contract as far as its time has come, then settles a slice of the holders. Gives how many that were. */
  work(at: number): number {
    let paid = 0;
    if (this.hasStampBy(at)) {
      for (const dated of this.#inOrder()) paid += this.#advance(dated, at);
      this.#plan();
    }
    return paid + this.#paySlice(this.#of.sliceMax, at);
  }

  /** Settles what somebody holds in contracts that have ended, before anything of theirs changes. */
  settle(owner: number, at: number): number {
    let paid = 0;
    for (const [symbol, { dated }] of [...this.#paying].sort(bySymbol)) {
      const row = this.#of.positions.find(owner, symbol);
      if (!row || row.quantity === 0n) continue;
      this.#payHolder(dated, row, at);
      paid += 1;
    }
    return paid;
  }

  /** Settles one that is overdue at the newest index of before that; nothing where it is not, or there was none. */
  settleAtIndex(symbol: string, staff: number, at: number): Dated | undefined {
    const { contracts, marks } = this.#of;
    const dated = contracts.dated.get(symbol);
    const index = newestIndex(this.samples.last(symbol), marks.marks.get(symbol));
    if (dated?.life !== 'overdue' || index === undefined) return undefined;
    const { tick } = contracts.of(symbol);
    this.#fix(dated, settlementPrice({ sum: index, count: 1n }, tick), staff, at, index);
    this.#paySlice(this.#of.sliceMax, at);
    return dated;
  }

  /** Those that are not settled, in the order of their symbols. */
  #inOrder(): readonly Dated[] {
    const living = [...this.#of.contracts.dated.values()].filter(({ life }) => life !== 'settled');
    return living.sort((a, b) => (a.contract < b.contract ? -1 : 1));
  }

  #plan(): void {
    this.#next = Math.min(Number.POSITIVE_INFINITY, ...this.#inOrder().map((dated) => nextOf(dated)));
  }

  /** Every part of the life of a contract that has begun. Gives how many holders were settled at once. */
  #advance(dated: Dated, at: number): number {
    while (noticeAt(dated) <= at && !this.#of.contracts.hasEnded(dated.contract)) {
      dated.told = dated.told === 'none' ? 'expiring-day' : 'expiring-hour';
      this.#of.contracts.dated.touch(dated);
      this.#of.contracts.datedChanged(dated.contract, 'life', dated.life, dated.told, 0, at);
    }
    if (dated.life === 'trading' && at >= dated.settlesAt - dated.windowMs) this.#live(dated, 'averaging', 0, at);
    let paid = 0;
    while ((dated.life === 'averaging' || dated.life === 'postponed') && at >= dated.settlesAt) {
      if (hasEnough({ count: BigInt(dated.samples) }, BigInt(dated.windowMs / SECOND_MS))) {
        const price = settlementPrice(
          { sum: dated.sampleSum, count: BigInt(dated.samples) },
          this.#of.contracts.of(dated.contract).tick,
        );
        paid += this.#fix(dated, price, 0, at);
      } else this.#postpone(dated, at);
    }
    return paid;
  }

  #live(dated: Dated, life: Dated['life'], staff: number, at: number): void {
    const before = dated.life;
    dated.life = life;
    this.#of.contracts.dated.touch(dated);
    if (life !== before) this.#of.contracts.datedChanged(dated.contract, 'life', before, life, staff, at);
  }

  /** Too few samples: another window is tried, and after many two of staff settle it. Nothing trades meanwhile. */
  #postpone(dated: Dated, at: number): void {
    this.#endTrading(dated, at);
    const isLast = dated.settlesAt >= dated.expiresAt + POSTPONED_MAX * dated.windowMs;
    if (!isLast) Object.assign(dated, { settlesAt: dated.settlesAt + dated.windowMs, samples: 0, sampleSum: 0n });
    this.#live(dated, isLast ? 'overdue' : 'postponed', 0, at);
  }

  /** Takes the orders of a contract out of its book, the oldest first. */
  #endTrading({ contract }: Dated, at: number): void {
    const { orders, withdraw } = this.#of;
    const slots = [...orders.live()].filter((slot) => orders.instrumentAt(slot).terms.symbol === contract);
    slots.sort((a, b) => orders.idOf(a) - orders.idOf(b));
    for (const slot of slots) withdraw(slot, EXPIRED, NO_MORE_OFFERS, at);
  }

  /** Fixes the price that all holders are settled at. Who could be met by others in between is settled at once. */
  #fix(dated: Dated, price: Price, staff: number, at: number, index?: Price): number {
    const { contract: symbol } = dated;
    const { contracts, positions, marks, sliceMax } = this.#of;
    this.#endTrading(dated, at);
    // Not before: the window after one that was postponed may begin within the same half minute.
    this.samples.close(symbol);
    const fixed = greatest(price, contracts.of(symbol).tick);
    const owners = Float64Array.from(positions.openIn(symbol)).sort();
    Object.assign(dated, { price: fixed, fixedAt: at, staff, holders: owners.length });
    this.#live(dated, 'settling', staff, at);
    marks.fix(symbol, fixed, at, index);
    this.#paying.set(symbol, { dated, owners, next: 0 });
    this.#plan();
    let paid = 0;
    if (owners.length > sliceMax) {
      const met = this.#withOrders();
      for (const owner of owners) if (met.has(owner) || this.#hasOthers(owner, symbol)) paid += this.settle(owner, at);
    }
    return paid;
  }

  #withOrders(): ReadonlySet<number> {
    const owners = new Set<number>();
    for (const slot of this.#of.orders.live()) owners.add(this.#of.orders.ownerOf(slot));
    return owners;
  }

  /** Whether an owner has a position in another contract: both may stand on one account. */
  #hasOthers(owner: number, symbol: string): boolean {
    return this.#of.positions.ofOwner(owner).some(({ contract, quantity }) => contract !== symbol && quantity !== 0n);
  }

  #paySlice(most: number, at: number): number {
    let paid = 0;
    for (const [symbol, paying] of [...this.#paying].sort(bySymbol)) {
      const { dated, owners } = paying;
      for (; paying.next < owners.length && paid < most; paying.next++) {
        const row = this.#of.positions.find(owners[paying.next]!, symbol)!;
        if (row.quantity === 0n) continue;
        this.#payHolder(dated, row, at);
        paid += 1;
      }
      if (paying.next < owners.length) break;
      this.#paying.delete(symbol);
      this.#end(dated, at);
    }
    return paid;
  }

  #payHolder(dated: Dated, row: PositionRecord, at: number): void {
    const { ledger, contracts, positions, postings } = this.#of;
    const { owner, contract: symbol, mode, quantity, openValue, openedAt, margin } = row;
    const contract = contracts.of(symbol);
    const price = dated.price!;
    const feeRate = isSystemAccount(owner) || this.#of.isMarketMaker(owner) ? 0n : dated.deliveryFeeRate;
    const { profit, fee } = delivered(contract.kind, { quantity, openValue }, price, feeRate);
    const id = ledger.nextTrade();
    Object.assign(row, { quantity: 0n, openValue: 0n, openedAt: null });
    contract.openInterest -= greatest(0n, quantity);
    contracts.touch(contract);
    const one = { row, contract, reference: id, at };
    const paid =
      mode === 'isolated' ? postings.settleIsolated(one, profit, fee, margin) : postings.settleCross(one, profit, fee);
    row.realised += profit + paid.shortfall;
    row.fees += paid.fee;
    positions.touch(row);
    if (owner === systemAccounts.insurance) this.#of.fund.record(contracts.accountOf(symbol), 'delivery', at);
    dated.paid += 1;
    dated.paidQuantity += quantity;
    dated.paidOpenValue += openValue;
    dated.paidProfit += profit;
    dated.paidFees += paid.fee;
    contracts.dated.touch(dated);
    this.#log.add({
      ...{ id, owner, contract: symbol, mode, quantity, openValue, price, profit, feeRate, fee: paid.fee },
      ...{ shortfall: paid.shortfall, openedAt: openedAt!, at },
    });
  }

  /** Everybody is settled: less than a unit for each is left, for profits are rounded down. Then comes its successor. */
  #end(dated: Dated, at: number): void {
    const contract = this.#of.contracts.of(dated.contract);
    const left = contract.clearing;
    always(left >= 0n && left <= BigInt(dated.holders), `${left} is left of ${dated.contract}`);
    this.#giveResidue(contract, left, at);
    contract.clearing = 0n;
    this.#of.contracts.touch(contract);
    this.#live(dated, 'settled', dated.staff, at);
    this.#of.dating.succeed(dated, dated.price!, at);
    this.#plan();
  }

  #giveResidue(contract: Contract, left: Amount, at: number): void {
    if (left === 0n) return;
    const { ledger, accounts, contracts, fund } = this.#of;
    const { clearing, insurance } = systemAccounts;
    ledger.post(contract.position, at, [
      { account: accounts.ledgerAccount(clearing, contract), amount: -left, cause: 'delivery-residue' },
      { account: accounts.ledgerAccount(insurance, contract), amount: left, cause: 'delivery-residue' },
    ]);
    fund.record(contracts.accountOf(contract.symbol), 'delivery', at);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.samples.rebuild();
    this.#paying.clear();
    for (const dated of this.#inOrder()) {
      if (dated.life !== 'settling') continue;
      const owners = Float64Array.from(this.#of.positions.openIn(dated.contract)).sort();
      this.#paying.set(dated.contract, { dated, owners, next: 0 });
    }
    this.#plan();
  }
}

const bySymbol = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Whether the index of a moment is a sample of a contract's settlement price. */
function isSampled({ life, settlesAt, windowMs }: Dated, at: number): boolean {
  const isOpen = life === 'trading' || life === 'averaging' || life === 'postponed';
  return isOpen && at >= settlesAt - windowMs && at < settlesAt;
}

/** Seconds of the window behind that of a moment. */
export const secondsLeft = ({ settlesAt }: Pick<Dated, 'settlesAt'>, at: number): number =>
  Math.ceil((settlesAt - at) / SECOND_MS) - 1;

/** When the next part of a life begins. */
function nextOf(dated: Dated): number {
  const { life, settlesAt, windowMs } = dated;
  if (life === 'trading') return Math.min(noticeAt(dated), settlesAt - windowMs);
  if (life === 'averaging') return Math.min(noticeAt(dated), settlesAt);
  return life === 'postponed' ? settlesAt : Number.POSITIVE_INFINITY;
}
