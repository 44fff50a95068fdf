import { text, units } from '@quay/money';
import {
  type CoreOptions,
  type LoanProduct,
  type LoanRow,
  type LoanSale,
  loanSalesTable,
  loansTable,
  systemAccounts,
} from '../src/index.ts';
import { logged, PerpetualStory, type Person, people } from './perpetual-story.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** What a product says where a story says nothing else: 50 % at first, 0.2 % an hour, for seven days. */
export const terms = {
  ...{ asset: 'USDT', pledge: 'BTC', days: 7, hourlyRate: units('0.002'), lateMultiple: units('3') },
  ...{ initialRate: units('0.5'), saleFeeRate: 0n, lot: units('0.0001'), minAmount: units('100') },
  ...{ lentMax: units('1000000'), pledgedMax: units('100'), isOpen: true, hourMs: HOUR },
};

/** A core in which USDT and BTC are lent, and people have both. BTC is at 60,000. */
export class LoanStory extends PerpetualStory {
  #intents = 0;

  constructor(said: Partial<LoanProduct> = {}, options: Pick<CoreOptions, 'loanSlice'> = {}) {
    super({}, {}, options);
    this.must('loans/set-product', { ...terms, ...said });
    this.must('loans/fund-pool', { asset: 'USDT', amount: units('200000') });
    for (const who of ['alice', 'bob', 'carol'] as const) {
      this.give(people[who], 'USDT', '1000');
      this.give(people[who], 'BTC', '2');
    }
    this.give(systemAccounts.convert, 'USDT', '500000');
  }

  /** From outside into the account of the spot market. */
  give(owner: number, asset: string, amount: string): void {
    const { ledger } = this.store.core;
    const account = (of: number) => ledger.account(of, 'spot', asset);
    ledger.post(1, this.at, [
      { account: account(systemAccounts.outside), amount: -units(amount), cause: 'practice-funds' },
      { account: account(owner), amount: units(amount), cause: 'practice-funds' },
    ]);
  }

  borrow(who: Person, amount: string, pledged: string, said: object = {}): LoanRow | string {
    this.#intents += 1;
    const input = {
      ...{ owner: people[who], requestId: `intent-${this.#intents}`, asset: 'USDT', pledge: 'BTC', days: 7 },
      amount: units(amount),
    };
    const rest = { pledged: units(pledged), hourlyRate: units('0.002'), ...said };
    return this.send('loans/borrow', { ...input, ...rest }) as LoanRow | string;
  }

  repay(who: Person, amount: string | null, loan = 1): LoanRow | string {
    const input = { owner: people[who], loan, amount: amount === null ? null : units(amount) };
    return this.send('loans/repay', input) as LoanRow | string;
  }

  renew(who: Person, loan = 1, hourlyRate = '0.002'): LoanRow | string {
    const input = { owner: people[who], loan, hourlyRate: units(hourlyRate) };
    return this.send('loans/renew', input) as LoanRow | string;
  }

  /** So much time passes, with fresh prices at its end. */
  pass(ms: number, price = '60000'): void {
    this.at += ms;
    this.store.tick(this.at);
    // Prices that were away must agree twice.
    this.prices('BTC', price);
    this.prices('BTC', price);
  }

  /** Due work, until none is left. */
  tick(): void {
    this.store.tick(this.at);
  }

  /** The last that is known of a loan. */
  loan(id = 1): LoanRow {
    return logged<LoanRow>(this, loansTable).findLast((row) => row.id === id)!;
  }

  sales(): LoanSale[] {
    return logged<LoanSale>(this, loanSalesTable);
  }

  /** An account of the spot market as `available/frozen`. */
  spot(who: Person | number, asset = 'USDT'): string {
    const owner = typeof who === 'number' ? who : people[who];
    const { available, frozen } = this.store.core.ledger.balance(owner, 'spot', asset);
    return `${text(available)}/${text(frozen)}`;
  }

  /** What a system account has in the book of finance. */
  pool(owner: number, asset = 'USDT'): string {
    return text(this.store.core.ledger.balance(owner, 'finance', asset).available);
  }
}
