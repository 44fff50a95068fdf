import { PROMOTION_FUND } from '@quay/contract/earn/rules';
import { type Amount, greatest } from '@quay/money';
import { freeOf } from '../../earn-sums/terms.ts';
import { Rows } from '../../engine/changes.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { EarnNeeds } from './needs.ts';
import { type EarnFund, earnFundsTable } from './state.ts';

/** The book in which funds stand. */
export const FUND_BOOK = 'finance';

const fresh = { funded: 0n, promised: 0n, putIn: 0n, takenOut: 0n, received: 0n, paid: 0n, scheduled: 0n };

/** What pays for terms. Funds of products share the account `earnFunds`; the promotion budget has one of its own. */
export class Funds extends Rows<EarnFund> {
  readonly #ledger: Ledger;

  constructor({ changes, ledger }: Pick<EarnNeeds, 'changes' | 'ledger'>) {
    super(earnFundsTable, changes);
    this.#ledger = ledger;
  }

  of(code: string, asset: string): EarnFund | undefined {
    return this.get(`${code}/${asset}`);
  }

  /** A fund; it begins empty. */
  open(code: string, asset: string): EarnFund {
    return this.of(code, asset) ?? this.add({ code, asset, ...fresh });
  }

  promotion(asset: string): EarnFund {
    return this.open(PROMOTION_FUND, asset);
  }

  ownerOf({ code }: EarnFund): number {
    return code === PROMOTION_FUND ? systemAccounts.promotion : systemAccounts.earnFunds;
  }

  accountOf(fund: EarnFund): number {
    return this.#ledger.account(this.ownerOf(fund), FUND_BOOK, fund.asset);
  }

  /** Income of a term was promised, or is promised no more where it is below zero. */
  promise(fund: EarnFund, amount: Amount): void {
    fund.promised += amount;
    this.touch(fund);
  }

  /** What the promotion budget has promised to nobody, less what is due of it and waits. */
  promotionFree(asset: string): Amount {
    const fund = this.of(PROMOTION_FUND, asset);
    return fund ? greatest(freeOf(fund) - fund.scheduled, 0n) : 0n;
  }

  /** Whether a payment can be made now: one that was promised from all there is, another from what is promised to nobody. */
  canPay(fund: EarnFund, amount: Amount, isPromised: boolean): boolean {
    const { available } = this.#ledger.balance(this.ownerOf(fund), FUND_BOOK, fund.asset);
    return amount <= available && amount <= (isPromised ? fund.funded : freeOf(fund));
  }
}
