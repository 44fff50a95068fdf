import { contractOf, marketOf } from '@quay/cast';
import { EARN_DAY_MS } from '@quay/contract/earn/rules';
import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import {
  type CoreOptions,
  coreTables,
  type EarnDay,
  type EarnFlow,
  type EarnFund,
  type EarnOrder,
  type EarnPool,
  type EarnProduct,
  earnDaysTable,
  earnFlowsTable,
  earnOrdersTable,
  earnPoolsTable,
  earnProductsTable,
  earnRedemptionsTable,
  earnSavingsTable,
  earnScheduledTable,
  earnUplineBonusesTable,
  type Redemption,
  readChanges,
  type Savings,
  type Scheduled,
  systemAccounts,
  type Table,
  type UplineBonus,
} from '../src/index.ts';

export const people = { alice: 1001, bob: 1002, carol: 1003 } as const;
export type Person = keyof typeof people;

export const DAY = EARN_DAY_MS;
export const HOUR = DAY / 24;
/** The first 04:00 of a story, which begins at midnight. */
export const FOUR = Date.UTC(2026, 0, 1, 4);

export const noSheet = {
  ...{ machineType: null, algorithm: '', hashrate: '', power: '', manufacturer: '', size: '' },
  ...{ weight: '', temperature: '', humidity: '' },
} as const;
export const sheet = {
  ...{ algorithm: 'SHA-256', hashrate: '234 TH/s', power: '3,510 W', manufacturer: 'Lantern' },
  ...{ size: '400 × 195 × 290 mm', weight: '14.6 kg', temperature: '5 to 40 °C', humidity: '5 to 95 %' },
} as const;

/** Products as stories list them: numbers 1 to 5, in this order. */
export const products = {
  savings: {
    ...{ kind: 'flexible', asset: 'USDT', days: 0, dayMs: DAY, name: 'USDT savings', fund: '', rate: 0n },
    ...{ min: units('1'), max: units('100000'), perPerson: null, quota: null, penaltyRate: null },
    ...{ reserveRate: units('0.1'), ...noSheet },
  },
  fixed: {
    ...{ kind: 'fixed', asset: 'USDT', days: 30, dayMs: DAY, name: 'USDT 30 days', fund: 'terms' },
    ...{ rate: units('0.003'), min: units('50'), max: units('10000'), perPerson: null, quota: units('100000') },
    ...{ penaltyRate: units('0.004'), reserveRate: 0n, ...noSheet },
  },
  lockUp: {
    ...{ kind: 'lock-up', asset: 'USDT', days: 5, dayMs: DAY, name: 'USDT lock-up', fund: 'terms' },
    ...{ rate: units('0.005'), min: units('50'), max: units('10000'), perPerson: units('15000'), quota: null },
    ...{ penaltyRate: null, reserveRate: 0n, ...noSheet },
  },
  machine: {
    ...{ kind: 'machine', asset: 'USDT', days: 90, dayMs: DAY, name: 'Lantern A21', fund: 'machines' },
    ...{ rate: units('0.0042'), min: units('1000'), max: units('999999'), perPerson: null, quota: null },
    ...{ penaltyRate: units('0.004'), reserveRate: 0n, machineType: 'ASIC', ...sheet },
  },
  trial: {
    ...{ kind: 'machine', asset: 'USDT', days: 3, dayMs: DAY, name: 'Trial', fund: 'promotion' },
    ...{ rate: units('0.003'), min: units('100'), max: units('100'), perPerson: null, quota: null },
    ...{ penaltyRate: null, reserveRate: 0n, machineType: 'trial', ...sheet },
  },
} as const;
export const [SAVINGS, FIXED, LOCK_UP, MACHINE, TRIAL] = [1, 2, 3, 4, 5] as const;

/** A core with the products above, whose funds have money, and people with 20,000 USDT. Every invariant is worked out after each act. */
export class EarnStory {
  readonly store: MemoryStore;
  at = Date.UTC(2026, 0, 1);
  #requests = 0;

  constructor(options: Pick<CoreOptions, 'earnSlice'> = {}, funds: Readonly<Record<string, string>> = {}) {
    this.store = new MemoryStore({ practice: { user: [], desk: [] }, ...options });
    for (const owner of Object.values(people)) this.must('wallet/open-account', { owner, kind: 'user' });
    for (const product of Object.values(products)) this.must('earn/list-product', product);
    const all = { terms: '10000', machines: '10000', promotion: '1000', ...funds };
    for (const [code, amount] of Object.entries(all)) if (amount !== '0') this.must('earn/fund', fundOf(code, amount));
    for (const owner of Object.values(people)) this.give(owner, 'USDT', '20000');
  }

  /** USDT is lent against BTC at 60,000, at 0.2 % an hour, out of so much of Quay's own. */
  lends(capital: string): void {
    this.must('market/list-market', { ...marketOf('BTC') });
    this.must('perpetual/list-contract', { ...contractOf('BTCUSDT-PERP'), referencePrice: units('60000') });
    this.prices();
    this.prices();
    this.must('loans/set-product', {
      ...{ asset: 'USDT', pledge: 'BTC', days: 7, hourlyRate: units('0.002'), lateMultiple: units('3') },
      ...{ initialRate: units('0.5'), saleFeeRate: 0n, lot: units('0.0001'), minAmount: units('100') },
      ...{ lentMax: units('1000000'), pledgedMax: units('100'), isOpen: true, hourMs: HOUR },
    });
    this.must('loans/fund-pool', { asset: 'USDT', amount: units(capital) });
    for (const owner of Object.values(people)) this.give(owner, 'BTC', '10');
  }

  prices(): void {
    this.at += 1000;
    const prices = Array.from({ length: 5 }, (_, n) => ({
      ...{ source: `venue-${n}`, price: units('60000'), weight: 1, at: this.at },
    }));
    this.must('perpetual/record-prices', { coin: 'BTC', prices });
  }

  borrow(who: Person, amount: string): { id: number } | string {
    const rest = { amount: units(amount), pledged: units('5'), hourlyRate: units('0.002') };
    const of = { owner: people[who], requestId: this.id(), asset: 'USDT', pledge: 'BTC', days: 7 };
    const input = { ...of, ...rest };
    return this.send('loans/borrow', input) as { id: number } | string;
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

  /** Sends a command; what came of it, or why it was refused. */
  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    this.sound();
    return outcome.ok ? outcome.value : outcome.refusal.reason.split('/')[1];
  }

  /** The same of a command that must happen. */
  must(name: string, input: object): unknown {
    const given = this.send(name, input);
    if (typeof given === 'string') throw new Error(`${name} was refused: ${given}`);
    return given;
  }

  /** The core dies and another one starts from rows and journal. */
  restart(): void {
    const before = this.store.core.engine.digest();
    this.store.project(Math.floor(this.store.batches.length / 2));
    this.store.crash();
    if (this.store.core.engine.digest() !== before) throw new Error('the core came back different');
    this.sound();
  }

  /** Another request id with each call. */
  id(): string {
    this.#requests += 1;
    return `r${this.#requests}`;
  }

  save(who: Person | number, amount: string, said: object = {}): { order: number } | string {
    const input = { owner: ownerOf(who), requestId: this.id(), product: SAVINGS, version: 1, amount: units(amount) };
    return this.send('earn/subscribe', { ...input, book: 'spot', ...said }) as { order: number } | string;
  }

  ask(who: Person | number, amount: string, order: number, said: object = {}): { redemption: number } | string {
    const input = { owner: ownerOf(who), requestId: this.id(), order, amount: units(amount), book: 'spot' };
    return this.send('earn/redeem', { ...input, ...said }) as { redemption: number } | string;
  }

  buy(who: Person | number, product: number, amount: string, said: object = {}): { order: number } | string {
    const input = { owner: ownerOf(who), requestId: this.id(), product, version: 1, amount: units(amount) };
    return this.send('earn/buy', { ...input, book: 'spot', sharedBy: null, ...said }) as { order: number } | string;
  }

  try(who: Person | number, person: string | null = null): { order: number } | string {
    const input = { owner: ownerOf(who), product: TRIAL, version: 1, person };
    return this.send('earn/start-trial', input) as { order: number } | string;
  }

  leave(who: Person, order: number, penalty: string): EarnOrder | string {
    return this.send('earn/exit-early', { owner: people[who], order, penalty: units(penalty) }) as EarnOrder | string;
  }

  take(who: Person, order: number, book = 'spot'): EarnOrder | string {
    return this.send('earn/take-out', { owner: people[who], order, book }) as EarnOrder | string;
  }

  /** Borrowers pay so much interest, nine tenths of it for savers, without a loan that a story would have to tell. */
  interest(toSavers: string): void {
    const { ledger, loans } = this.store.core;
    const pool = loans.pools.open('USDT');
    const all = ((pool.lendersInterest + units(toSavers)) * 10n + 8n) / 9n;
    const paid = all - pool.interest;
    const share = loans.pools.earned('USDT', paid);
    const account = (owner: number) => ledger.account(owner, 'finance', 'USDT');
    ledger.post(1, this.at, [
      { account: account(systemAccounts.outside), amount: -paid, cause: 'house-funds' },
      { account: account(systemAccounts.earnPool), amount: share, cause: 'loan-interest' },
      { account: account(systemAccounts.loanPool), amount: paid - share, cause: 'loan-interest' },
    ]);
    this.must('earn/set-status', { product: SAVINGS, isOpen: true });
  }

  /** Time goes on to a moment, and what is due happens: slices follow each other by themselves. */
  until(at: number): void {
    this.at = Math.max(this.at, at);
    this.store.tick(this.at);
    this.sound();
  }

  /** Every invariant, worked out. */
  sound(): void {
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  product(id: number): EarnProduct {
    return this.#logged<EarnProduct>(earnProductsTable).findLast((row) => row.id === id)!;
  }

  fund(code: string): Record<'funded' | 'promised' | 'paid' | 'scheduled', string> {
    const { funded, promised, paid, scheduled } = this.store.core.earn.funds.of(code, 'USDT') as EarnFund;
    return { funded: text(funded), promised: text(promised), paid: text(paid), scheduled: text(scheduled) };
  }

  order(id: number): EarnOrder {
    return this.#logged<EarnOrder>(earnOrdersTable).findLast((row) => row.id === id)!;
  }

  savings(id: number): Savings {
    return this.#logged<Savings>(earnSavingsTable).findLast((row) => row.id === id)!;
  }

  redemption(id: number): Redemption {
    return this.#logged<Redemption>(earnRedemptionsTable).findLast((row) => row.id === id)!;
  }

  pot(): EarnPool {
    return this.#logged<EarnPool>(earnPoolsTable).at(-1)!;
  }

  days(): EarnDay[] {
    return this.#logged<EarnDay>(earnDaysTable);
  }

  scheduled(): Scheduled[] {
    return this.#logged<Scheduled>(earnScheduledTable);
  }

  bonuses(): UplineBonus[] {
    return this.#logged<UplineBonus>(earnUplineBonusesTable);
  }

  flows(order?: number): EarnFlow[] {
    return this.#logged<EarnFlow>(earnFlowsTable).filter((flow) => order === undefined || flow.order === order);
  }

  /** Rows of a table as they became durable, the newest last. */
  #logged<Row>({ number }: Table): Row[] {
    return this.store.batches
      .flatMap(({ changes }) => readChanges(coreTables, changes))
      .flatMap(({ table, row }) => (table.number === number ? [row as Row] : []));
  }

  /** What came and went of an order, as `kind amount`. */
  entriesOf(order: number): string[] {
    return this.flows(order).map(({ flow, amount }) => `${flow} ${text(amount < 0n ? -amount : amount)}`);
  }

  /** An account as `available/frozen`. */
  has(who: Person | number, book: 'spot' | 'finance' | 'mining' = 'spot'): string {
    const { available, frozen } = this.store.core.ledger.balance(ownerOf(who), book, 'USDT');
    return `${text(available)}/${text(frozen)}`;
  }
}

export const ownerOf = (who: Person | number): number => (typeof who === 'number' ? who : people[who]);
export const fundOf = (code: string, amount: string) => ({
  ...{ code, asset: 'USDT' },
  amount: amount.startsWith('-') ? -units(amount.slice(1)) : units(amount),
});
