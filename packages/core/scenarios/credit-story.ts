import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import {
  type CreditEventRow,
  type CreditLoan,
  type CreditProduct,
  creditEventsTable,
  creditLoansTable,
  readChanges,
  systemAccounts,
} from '../src/index.ts';
import { coreTables } from '../src/manifests.ts';

export const DAY = 86_400_000;
export const people = { alice: 1001, bob: 1002 } as const;
export type Person = keyof typeof people;

/** 3,000 USDT for 30 days cost 0.05 % a day: 1.50 USDT, 45 in all. */
export const product = {
  ...{ asset: 'USDT', days: 30, dailyRate: units('0.0005'), lateMultiple: units('3') },
  ...{ minAmount: units('500'), maxAmount: units('20000'), oneMax: units('5000'), isOpen: true },
} satisfies CreditProduct;

/** Loans without a pledge as people and staff of 1 and up make them; every invariant is checked after each act. */
export class CreditStory {
  readonly store = new MemoryStore({ practice: { user: [['USDT', units('1000')]], desk: [] } });
  at = Date.UTC(2026, 0, 1);

  constructor(capital = '100000', terms: Partial<CreditProduct> = {}) {
    for (const owner of Object.values(people)) this.must('wallet/open-account', { owner, kind: 'user' });
    this.must('credit/set-product', { ...product, ...terms });
    if (capital !== '0') this.must('credit/fund-pool', { asset: 'USDT', amount: units(capital), before: 0n });
  }

  /** The row that came of it, or the reason of its refusal. */
  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    this.check();
    if (outcome.ok) return outcome.value;
    const params = Object.entries(outcome.params).map(([key, value]) => `${key}=${value}`);
    return [outcome.refusal.reason, ...params].join(' ');
  }

  must(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    this.check();
    if (!outcome.ok) throw new Error(`${name}: ${outcome.refusal.reason}`);
    return outcome.value;
  }

  check(): void {
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  /** So much time goes by, and what is due happens. */
  passes(ms: number): void {
    this.at += ms;
    this.store.tick(this.at);
    this.check();
  }

  apply(who: Person, amount: string, said: { readonly days?: number; readonly rate?: string } = {}): unknown {
    const { days = 30, rate = '0.0005' } = said;
    const input = { owner: people[who], application: 1, asset: 'USDT', days };
    return this.send('credit/apply', { ...input, amount: units(amount), dailyRate: units(rate) });
  }

  approve(loan: number, amount: string, staff = 7): unknown {
    return this.#decide({ staff, loan, choice: 'approve', amount: units(amount), rejection: null });
  }

  reject(loan: number, staff = 7): unknown {
    return this.#decide({ staff, loan, choice: 'reject', amount: 0n, rejection: 'income-too-low' });
  }

  #decide(input: object): unknown {
    return this.send('credit/decide', { ...input, remark: 'words' });
  }

  repay(who: Person, loan: number, amount: string): unknown {
    return this.send('credit/repay', { owner: people[who], loan, amount: units(amount) });
  }

  /** A loan as the tables have it, also when it is over. */
  loan(id: number): CreditLoan {
    this.store.project(this.store.batches.length);
    return this.store.rows.get(creditLoansTable.name)!.get(String(id)) as CreditLoan;
  }

  /** What happened to a loan. */
  events(loan: number): string[] {
    return this.store.batches
      .flatMap(({ changes }) => readChanges(coreTables, changes))
      .filter(({ table }) => table.number === creditEventsTable.number)
      .map(({ row }) => row as CreditEventRow)
      .filter((row) => row.loan === loan)
      .map(({ kind, amount, interest }) => `${kind} ${text(amount)}${interest > 0n ? ` ${text(interest)}` : ''}`);
  }

  has(who: Person): string {
    return text(this.store.core.ledger.balance(people[who], 'spot', 'USDT').available);
  }

  /** Free and kept for offers. */
  pool(): string {
    const { available, frozen } = this.store.core.ledger.balance(systemAccounts.creditPool, 'finance', 'USDT');
    return `${text(available)} / ${text(frozen)}`;
  }
}
