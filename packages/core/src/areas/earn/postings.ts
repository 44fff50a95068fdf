import type { EarnBook } from '@quay/contract/earn/rules';
import type { Cause } from '@quay/contract/wallet/rules';
import { type Amount, Parts } from '@quay/money';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { FUND_BOOK, type Funds } from './funds.ts';
import type { EarnFund, EarnOrder } from './state.ts';

/** The book in which the pool that is lent from stands, and that into which savings have their income. */
const POOL_BOOK = 'finance';

/** What the promotion budget pays to somebody: income of a linked wallet, a rebate. */
export type PromotionPayment = {
  readonly owner: number;
  readonly book: 'spot' | 'finance';
  readonly asset: string;
  readonly amount: Amount;
  readonly cause: Cause;
  /** Of what it is paid for. */
  readonly reference: number;
  readonly at: number;
};

type Held = Pick<EarnOrder, 'owner' | 'kind' | 'asset'>;

/** The book in which a sum is held for its term, and income is paid into. */
export const holdBookOf = ({ kind }: Pick<EarnOrder, 'kind'>): EarnBook => (kind === 'machine' ? 'mining' : 'finance');

/** What moves coins for earn. */
export class EarnPostings {
  readonly #ledger: Ledger;
  readonly #funds: Funds;
  readonly #parts = new Parts();

  constructor(ledger: Ledger, funds: Funds) {
    this.#ledger = ledger;
    this.#funds = funds;
  }

  available(owner: number, book: EarnBook, asset: string): Amount {
    return this.#ledger.balance(owner, book, asset).available;
  }

  /** What of a pool is not lent. */
  poolFree(asset: string): Amount {
    return this.#ledger.balance(systemAccounts.loanPool, POOL_BOOK, asset).available;
  }

  /** What borrowers have paid for savers and nobody got yet. */
  interest(asset: string): Amount {
    return this.#ledger.balance(systemAccounts.earnPool, POOL_BOOK, asset).available;
  }

  /** From a saver to the pool. */
  save(id: number, owner: number, book: EarnBook, asset: string, amount: Amount, at: number): void {
    this.#move(id, this.#ledger.account(owner, book, asset), this.#pool(asset), amount, 'savings', at);
  }

  /** From the pool back to a saver. */
  giveBack(id: number, owner: number, book: EarnBook, asset: string, amount: Amount, at: number): void {
    this.#move(id, this.#pool(asset), this.#ledger.account(owner, book, asset), amount, 'savings-return', at);
  }

  /** A saver's part of interest. */
  share(id: number, owner: number, asset: string, amount: Amount, at: number): void {
    const to = this.#ledger.account(owner, POOL_BOOK, asset);
    this.#move(id, this.#earnPool(asset), to, amount, 'savings-income', at);
  }

  /** Interest of a day on which nobody saved: the promotion budget has it. */
  unsaved(product: number, asset: string, amount: Amount, at: number): void {
    const fund = this.#funds.promotion(asset);
    fund.received += amount;
    this.#entered(fund, amount);
    this.#move(product, this.#earnPool(asset), this.#funds.accountOf(fund), amount, 'unsaved-interest', at);
  }

  /** Holds a sum for its term. */
  holdSum(order: EarnOrder, at: number): void {
    const { id, owner, asset, amount, book } = order;
    const account = this.#holding(order);
    if (book !== holdBookOf(order)) {
      this.#move(id, this.#ledger.account(owner, book, asset), account, amount, 'earn-sum', at);
    }
    this.#ledger.hold(account, this.#parts.of(amount));
  }

  /** The sum is its owner's to use again, less what leaving early costs, which its fund gets. */
  returnSum(order: EarnOrder, penalty: Amount, at: number): void {
    const { id, owner, asset, amount, book } = order;
    const account = this.#holding(order);
    this.#ledger.release(account, this.#parts.of(amount));
    if (penalty > 0n) {
      const fund = this.#funds.open(order.fund, asset);
      fund.received += penalty;
      this.#entered(fund, penalty);
      this.#move(id, account, this.#funds.accountOf(fund), penalty, 'earn-penalty', at);
    }
    if (book !== holdBookOf(order)) {
      this.#move(id, account, this.#ledger.account(owner, book, asset), amount - penalty, 'earn-return', at);
    }
  }

  /** A payment of a fund; income of machines is held until it is taken out. */
  pay(fund: EarnFund, to: Held & { readonly id: number }, amount: Amount, isBonus: boolean, at: number): void {
    const { id, owner, asset } = to;
    const isHeld = to.kind === 'machine' && !isBonus;
    const account = isHeld ? this.#holding(to) : this.#ledger.account(owner, FUND_BOOK, asset);
    fund.paid += amount;
    this.#entered(fund, -amount);
    this.#move(id, this.#funds.accountOf(fund), account, amount, isBonus ? 'earn-bonus' : 'earn-income', at);
    if (isHeld) this.#ledger.hold(account, this.#parts.of(amount));
  }

  /** Out of the promotion budget, for something else than an order. */
  payPromotion({ owner, book, asset, amount, cause, reference, at }: PromotionPayment): void {
    const fund = this.#funds.promotion(asset);
    fund.paid += amount;
    this.#entered(fund, -amount);
    const to = this.#ledger.account(owner, book, asset);
    this.#move(reference, this.#funds.accountOf(fund), to, amount, cause, at);
  }

  /** Income of a machine is its owner's to use. */
  takeOut(order: EarnOrder, book: EarnBook, amount: Amount, at: number): void {
    const { id, owner, asset } = order;
    const account = this.#holding(order);
    this.#ledger.release(account, this.#parts.of(amount));
    if (book !== 'mining') {
      this.#move(id, account, this.#ledger.account(owner, book, asset), amount, 'earn-taken-out', at);
    }
  }

  /** Quay puts so much more into a fund, or takes it out where it is below zero. */
  fund(fund: EarnFund, amount: Amount, at: number): void {
    const { asset } = fund;
    if (amount > 0n) fund.putIn += amount;
    else fund.takenOut -= amount;
    this.#entered(fund, amount);
    const outside = this.#ledger.account(systemAccounts.outside, FUND_BOOK, asset);
    this.#ledger.post(this.#funds.ownerOf(fund), at, [
      { account: outside, amount: -amount, cause: 'house-funds' },
      { account: this.#funds.accountOf(fund), amount, cause: 'house-funds' },
    ]);
  }

  #entered(fund: EarnFund, amount: Amount): void {
    fund.funded += amount;
    this.#funds.touch(fund);
  }

  #holding(of: Held): number {
    return this.#ledger.account(of.owner, holdBookOf(of), of.asset);
  }

  #pool(asset: string): number {
    return this.#ledger.account(systemAccounts.loanPool, POOL_BOOK, asset);
  }

  #earnPool(asset: string): number {
    return this.#ledger.account(systemAccounts.earnPool, POOL_BOOK, asset);
  }

  #move(reference: number, from: number, to: number, amount: Amount, cause: Cause, at: number): void {
    this.#ledger.post(reference, at, [
      { account: from, amount: -amount, cause },
      { account: to, amount, cause },
    ]);
  }
}
