import { claimableUntil, leftTooSoon, REFERRAL_COIN, referralDay } from '@quay/contract/referral/rules';
import { type Amount, least, multiply, ONE, type Price } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Members } from './members.ts';
import { type ReferralDeposit, type ReferralMember, referralDepositsTable } from './state.ts';

type DepositsNeeds = {
  readonly changes: Changes;
  readonly members: Members;
  readonly ids: Sequence;
  priceOf(asset: string, at: number): Price | undefined;
};

/** What the wallet says of a credit, and what is said of coins that were paid out, given to another user, or sold in C2C. */
export type Credited = { readonly id: number; readonly owner: number; readonly asset: string; readonly amount: Amount };
export type PaidOut = {
  readonly owner: number;
  readonly asset: string;
  readonly amount: Amount;
  readonly requestedAt: number;
};

/** A day of somebody's deposits, and what of it counts. */
export type DepositDay = { readonly day: number; readonly rows: readonly ReferralDeposit[]; readonly counted: Amount };

/** What of a deposit counts. */
export const countedOf = ({ value, uncounted }: ReferralDeposit): Amount => value - uncounted;

/** Deposits until their days are too old, by who made them. */
export class Deposits extends Rows<ReferralDeposit> {
  readonly #needs: DepositsNeeds;
  readonly #byOwner = new Map<number, ReferralDeposit[]>();
  readonly #byCredit = new Map<number, ReferralDeposit>();

  constructor(needs: DepositsNeeds) {
    super(referralDepositsTable, needs.changes);
    this.#needs = needs;
  }

  ofOwner(owner: number): readonly ReferralDeposit[] {
    return this.#byOwner.get(owner) ?? [];
  }

  /** Days of somebody from one to another, the oldest first. */
  daysOf(owner: number, from: number, to: number): DepositDay[] {
    const days = new Map<number, ReferralDeposit[]>();
    for (const row of this.ofOwner(owner)) {
      const day = referralDay(row.at);
      if (day < from || day > to) continue;
      days.set(day, [...(days.get(day) ?? []), row]);
    }
    return [...days].map(([day, rows]) => ({
      day,
      rows,
      counted: rows.reduce((sum, row) => sum + countedOf(row), 0n),
    }));
  }

  /** A deposit was credited. What had been withdrawn before and comes back does not count again. */
  credited({ id: credit, owner, asset, amount }: Credited, at: number): void {
    const { members, ids } = this.#needs;
    const price = this.#priceOf(asset, at);
    const value = price === undefined ? 0n : multiply(amount, price, 'down');
    const member = members.open(owner);
    const uncounted = least(member.withdrawn, value);
    member.withdrawn -= uncounted;
    member.recharged += value;
    member.counted += value - uncounted;
    members.touch(member);
    this.#index(
      this.add({
        ...{ id: ids.next(), owner, credit, asset, amount, price: price ?? null, value, uncounted },
        ...{ status: 'counted', lines: 0, at },
      }),
    );
  }

  /** The chain took a credit back: it was none. What was paid for it stays paid. */
  reversed(credit: number): void {
    const row = this.#byCredit.get(credit);
    if (!row) return;
    const member = this.#needs.members.open(row.owner);
    member.recharged -= row.value;
    this.#uncount(member, countedOf(row));
    this.#end(row, 'reversed');
  }

  /** Coins are somebody else's: what came shortly before does not count, and the rest not when it comes back. */
  paidOut({ owner, asset, amount, requestedAt }: PaidOut, at: number): void {
    const member = this.#needs.members.of(owner);
    const price = this.#priceOf(asset, at);
    if (!member || price === undefined) return;
    let left = multiply(amount, price, 'down');
    for (const row of this.ofOwner(owner).toReversed()) {
      if (!leftTooSoon(row.at, requestedAt)) continue;
      const taken = least(countedOf(row), left);
      left -= taken;
      row.uncounted += taken;
      this.#uncount(member, taken);
      this.touch(row);
    }
    member.withdrawn = least(member.withdrawn + left, member.counted);
    this.#needs.members.touch(member);
  }

  /** Lines above have claimed a day. */
  claimed({ rows }: DepositDay, line: number): void {
    for (const row of rows) {
      row.lines |= 1 << (line - 1);
      this.touch(row);
    }
  }

  hasOld(at: number): boolean {
    const [first] = this.values();
    return first !== undefined && isOld(first, at);
  }

  /** Lets days go that nobody can claim any more; gives how many deposits they had. */
  endOld(at: number, most: number): number {
    let ended = 0;
    for (const row of this.values()) {
      if (ended >= most || !isOld(row, at)) break;
      ended += 1;
      this.#end(row, 'over');
    }
    return ended;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byOwner.clear();
    this.#byCredit.clear();
    for (const row of this.values()) this.#index(row);
  }

  #uncount(member: ReferralMember, amount: Amount): void {
    member.counted -= amount;
    member.withdrawn = least(member.withdrawn, member.counted);
    this.#needs.members.touch(member);
  }

  #end(row: ReferralDeposit, status: 'reversed' | 'over'): void {
    row.status = status;
    const left = this.ofOwner(row.owner).filter((one) => one !== row);
    if (left.length > 0) this.#byOwner.set(row.owner, left);
    else this.#byOwner.delete(row.owner);
    this.#byCredit.delete(row.credit);
    this.retire(row);
  }

  #index(row: ReferralDeposit): void {
    const own = this.#byOwner.get(row.owner) ?? [];
    this.#byOwner.set(row.owner, own);
    own.push(row);
    this.#byCredit.set(row.credit, row);
  }

  #priceOf(asset: string, at: number): Price | undefined {
    return asset === REFERRAL_COIN ? ONE : this.#needs.priceOf(asset, at);
  }
}

const isOld = ({ at: came }: ReferralDeposit, at: number): boolean => claimableUntil(referralDay(came)) <= at;
