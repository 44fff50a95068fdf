import { liquidityIncome } from '@quay/contract/liquidity/rules';
import type { Amount } from '@quay/money';
import { Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { LiquidityNeeds } from './needs.ts';
import { dayOf, fill, fillLate, hasEnough, partOf, payableDay } from './readings.ts';
import { type LinkedWallet, type LiquidityDay, type LiquidityTerms, liquidityDaysTable } from './state.ts';
import { ratesOf, type TermsRows } from './terms.ts';
import { counts, type Wallets } from './wallets.ts';

const AT_ONCE = 200;

type DaysNeeds = Pick<LiquidityNeeds, 'changes' | 'budget' | 'liquiditySlice'> & {
  readonly wallets: Wallets;
  readonly terms: TermsRows;
  readonly ids: Sequence;
  readonly turns: Sequence;
};

/** Days of linked wallets until they are paid: what was read, what it comes to, and what waits for the budget. */
export class Days extends Rows<LiquidityDay> {
  readonly #needs: DaysNeeds;
  readonly #byWallet = new Map<number, LiquidityDay[]>();
  /** Days that wait for the budget, in the order in which they were due. */
  readonly #scheduled = new Set<LiquidityDay>();

  constructor(needs: DaysNeeds) {
    super(liquidityDaysTable, needs.changes);
    this.#needs = needs;
  }

  /** Days of a wallet that are not over, the oldest first. */
  ofWallet(wallet: number): readonly LiquidityDay[] {
    return this.#byWallet.get(wallet) ?? [];
  }

  /**
   * The chain has told what a wallet held: it counts for the part of the day in which that was, once, and for days
   * before that have too few readings. Of these, one that has enough now and had its turn before has it again. Gives
   * whether the reading counted for any.
   */
  read(wallet: LinkedWallet, held: Amount, block: number, at: number): boolean {
    const { dayMs } = this.#needs.terms.of(wallet.asset);
    const today = dayOf(at, dayMs);
    const reading = { held, block, at };
    let counted = false;
    if (counts(wallet, today)) {
      const day = this.#open(wallet, today);
      counted = fill(day, partOf(at, dayMs), reading);
      if (counted) this.touch(day);
    }
    for (const day of this.ofWallet(wallet.id)) {
      if (day.day >= today || day.status !== 'counting' || !fillLate(day, reading)) continue;
      counted = true;
      this.touch(day);
      if (hasEnough(day) && this.#hadTurn(day)) this.#settle(day, at);
    }
    return counted;
  }

  /** The owner has unlinked it: the day that has begun does not count. */
  end(wallet: LinkedWallet): void {
    for (const day of this.ofWallet(wallet.id)) if (!counts(wallet, day.day)) this.#close(day, 'left');
  }

  isDue(now: number): boolean {
    const [first] = this.#scheduled;
    if (first && this.#canPay(first)) return true;
    for (const { settledDay, dayMs } of this.#needs.terms.values())
      if (settledDay < payableDay(now, dayMs)) return true;
    return false;
  }

  /** Pays what is due, as much as one batch may; gives how many days it has looked at. */
  pay(at: number): number {
    const most = this.#needs.liquiditySlice ?? AT_ONCE;
    let left = most;
    for (const day of this.#scheduled) {
      if (left === 0 || !this.#canPay(day)) break;
      left -= 1;
      this.#scheduled.delete(day);
      const terms = this.#needs.terms.of(day.asset);
      this.#needs.terms.change(terms, { scheduled: terms.scheduled - day.income });
      this.#pay(day, at);
    }
    for (const terms of this.#needs.terms.values()) left = this.#settleDays(terms, left, at);
    return most - left;
  }

  /** The days that end with the last payable one, wallet by wallet. */
  #settleDays(terms: LiquidityTerms, most: number, at: number): number {
    let left = most;
    while (terms.settledDay < payableDay(at, terms.dayMs)) {
      const day = terms.settledDay + 1;
      for (const wallet of this.#needs.wallets.after(terms.settledWallet, terms.asset)) {
        if (left === 0) return 0;
        left -= 1;
        this.#needs.terms.change(terms, { settledWallet: wallet.id });
        if (!counts(wallet, day)) continue;
        const row = this.#open(wallet, day);
        // What has too few readings waits for the next ones.
        if (hasEnough(row)) this.#settle(row, at);
      }
      this.#needs.terms.change(terms, { settledDay: day, settledWallet: 0 });
    }
    return left;
  }

  #settle(day: LiquidityDay, at: number): void {
    day.settledAt = at;
    day.income = liquidityIncome(day.lowest!, day);
    if (day.income === 0n) {
      this.#close(day, 'nothing');
      return;
    }
    if (this.#scheduled.size === 0 && this.#canPay(day)) {
      this.#pay(day, at);
      return;
    }
    day.status = 'scheduled';
    day.turn = this.#needs.turns.next();
    const terms = this.#needs.terms.of(day.asset);
    this.#needs.terms.change(terms, { scheduled: terms.scheduled + day.income });
    this.#scheduled.add(day);
    this.touch(day);
  }

  #canPay({ asset, income }: LiquidityDay): boolean {
    return income <= this.#needs.budget.free(asset);
  }

  #pay(day: LiquidityDay, at: number): void {
    const { id: reference, owner, asset, income: amount } = day;
    this.#needs.budget.pay({ owner, book: 'finance', asset, amount, cause: 'liquidity-income', reference, at });
    const terms = this.#needs.terms.of(day.asset);
    this.#needs.terms.change(terms, { paid: terms.paid + day.income });
    Object.assign(day, { paidAt: at, turn: this.#needs.turns.next() });
    this.#close(day, 'paid');
  }

  #close(day: LiquidityDay, status: 'paid' | 'nothing' | 'left'): void {
    day.status = status;
    const left = this.ofWallet(day.wallet).filter((one) => one !== day);
    if (left.length > 0) this.#byWallet.set(day.wallet, left);
    else this.#byWallet.delete(day.wallet);
    this.retire(day);
  }

  /** The day of a wallet, which begins without a reading. */
  #open(wallet: LinkedWallet, day: number): LiquidityDay {
    const { id, owner, asset } = wallet;
    const known = this.ofWallet(id).find((one) => one.day === day);
    if (known) return known;
    const row: LiquidityDay = this.add({
      ...{ id: this.#needs.ids.next(), owner, wallet: id, asset, day },
      ...ratesOf(this.#needs.terms.of(asset), day),
      ...{ firstHeld: null, firstBlock: null, firstAt: null, secondHeld: null, secondBlock: null, secondAt: null },
      ...{ thirdHeld: null, thirdBlock: null, thirdAt: null, lowest: null, income: 0n },
      ...{ status: 'counting', turn: null, settledAt: null, paidAt: null },
    });
    this.#byWallet.set(id, [...this.ofWallet(id), row]);
    return row;
  }

  /** Whether its wallet had its turn of this day. */
  #hadTurn({ asset, day, wallet }: LiquidityDay): boolean {
    const { settledDay, settledWallet } = this.#needs.terms.of(asset);
    return day <= settledDay || (day === settledDay + 1 && wallet <= settledWallet);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byWallet.clear();
    this.#scheduled.clear();
    for (const day of this.values()) this.#byWallet.set(day.wallet, [...this.ofWallet(day.wallet), day]);
    const waiting = [...this.values()].filter(({ status }) => status === 'scheduled');
    for (const day of waiting.sort((a, b) => a.turn! - b.turn!)) this.#scheduled.add(day);
  }
}
