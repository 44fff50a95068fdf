import { contractOf, marketOf } from '@quay/cast';
import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import {
  coreTables,
  type Entry,
  type ReferralClaim,
  type ReferralMember,
  type ReferralRebate,
  readChanges,
  referralRebatesTable,
  systemAccounts,
  type Table,
} from '../src/index.ts';

export const HOUR = 3_600_000;
export const people = { anna: 1001, bela: 1002, chen: 1003, dora: 1004, emil: 1005, finn: 1006 } as const;
export type Person = keyof typeof people;

/** Who invited whom, deposits and claims, from the first of January on; every invariant is checked after each act. */
export class ReferralStory {
  readonly store: MemoryStore;
  at = Date.UTC(2026, 0, 1, 12);
  #ids = 0;

  /** Everybody invites the next one, and all are verified, each as another person, where nothing else is said. */
  constructor(budget = '1000', chain: readonly Person[] = ['anna', 'bela', 'chen', 'dora', 'emil', 'finn']) {
    this.store = new MemoryStore({ practice: { user: [], desk: [] } });
    for (const owner of Object.values(people)) this.must('wallet/open-account', { owner, kind: 'user' });
    if (budget !== '0') this.fund(budget);
    for (const [at, person] of chain.entries()) {
      this.knows(person, 'person', `document of ${person}`);
      if (at > 0) this.must('referral/bind', { owner: people[person], referrer: people[chain[at - 1]!] });
    }
  }

  fund(budget: string): void {
    this.must('earn/fund', { code: 'promotion', asset: 'USDT', amount: units(budget) });
  }

  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    this.sound();
    return outcome.ok
      ? outcome.value
      : `${outcome.refusal.reason}${Object.values(outcome.params)
          .map((one) => ` ${one}`)
          .join('')}`;
  }

  must(name: string, input: object): unknown {
    const value = this.send(name, input);
    if (typeof value === 'string') throw new Error(`${name}: ${value}`);
    return value;
  }

  sound(): void {
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  bind(owner: Person, referrer: Person): string {
    return this.#member(this.send('referral/bind', { owner: people[owner], referrer: people[referrer] }));
  }

  correct(owner: Person, referrer: Person | null): string {
    const to = referrer === null ? null : people[referrer];
    return this.#member(this.send('referral/correct-referrer', { owner: people[owner], referrer: to }));
  }

  right(owner: Person, mayRefer: boolean): unknown {
    return this.send('referral/set-right', { owner: people[owner], mayRefer });
  }

  knows(owner: Person, kind: 'person' | 'device', digest: string): void {
    this.must('referral/record-trait', { owner: people[owner], kind, digest });
  }

  /** A deposit is credited; gives its transaction. */
  deposits(owner: Person, amount: string, asset = 'USDT'): string {
    const txHash = `0x${++this.#ids}`;
    const transfer = {
      network: 'ERC20',
      txHash,
      logIndex: 1,
      owner: people[owner],
      asset,
      amount: units(amount),
      block: 9,
    };
    this.must('wallet/credit-deposit', transfer);
    return txHash;
  }

  /** Coins are given to another user. */
  gives(owner: Person, recipient: Person, amount: string): void {
    this.must('wallet/send-to-user', {
      ...{ owner: people[owner], recipient: people[recipient], requestId: `given ${++this.#ids}`, asset: 'USDT' },
      ...{ amount: units(amount), provenBy: 'totp', dayLimit: units('100000'), dayCount: 10 },
    });
  }

  loses(txHash: string): void {
    this.must('wallet/reverse-deposit', { network: 'ERC20', txHash, logIndex: 1 });
  }

  /** Asks for a withdrawal that has its approvals. */
  asks(owner: Person, amount: string): number {
    const way = { network: 'ERC20', address: '0xA1', fee: units('1'), needs: 0, provenBy: 'totp' };
    const limits = { dayLimit: units('1000000'), dayCount: 10 };
    const request = {
      owner: people[owner],
      requestId: `w${++this.#ids}`,
      asset: 'USDT',
      amount: units(amount),
      ...way,
    };
    return (this.must('wallet/request-withdrawal', { ...request, ...limits }) as { withdrawal: number }).withdrawal;
  }

  /** The chain confirms it, or reverts it. */
  settles(withdrawal: number, paid = true): void {
    const txHash = `0x${++this.#ids}`;
    this.must('wallet/sign-withdrawal', { withdrawal, nonce: this.#ids, txHash, raw: txHash });
    this.must('wallet/settle-withdrawal', { withdrawal, txHash, block: 21, paid });
  }

  withdraws(owner: Person, amount: string): void {
    this.settles(this.asks(owner, amount));
  }

  /** A contract of a coin with an index, so that its deposits are worth something. */
  prices(coin: 'BTC', price: string): void {
    this.must('market/list-market', { ...marketOf(coin) });
    this.must('perpetual/list-contract', { ...contractOf(`${coin}USDT-PERP`), referencePrice: units(price) });
    for (let time = 0; time < 2; time++) {
      this.at += 1000;
      const prices = Array.from({ length: 5 }, (_, n) => ({
        ...{ source: `venue-${n}`, price: units(price), weight: 1, at: this.at },
      }));
      this.must('perpetual/record-prices', { coin, prices });
    }
  }

  /** Time goes on to an hour of a day counted from the first of January, and what is due happens. */
  until(day: number, hour = 0): void {
    this.at = Math.max(this.at, Date.UTC(2026, 0, day, hour));
    this.store.tick(this.at);
    this.sound();
  }

  /** What can be claimed, as `who line deposit amount`. */
  claimable(owner: Person): string[] {
    return this.store.core.referral.claims
      .claimable(people[owner], this.at)
      .map(({ below, day, amount }) => `${nameOf(below.owner)} ${below.line} ${text(day.counted)} ${text(amount)}`);
  }

  /** Claims what was seen; gives `status amount`, or why not. */
  claim(owner: Person, amount: string): string {
    const value = this.send('referral/claim', { owner: people[owner], amount: units(amount) });
    if (typeof value === 'string') return value;
    const { status, amount: sum } = value as ReferralClaim;
    return `${status} ${text(sum)}`;
  }

  rebates(): string[] {
    return this.#logged<ReferralRebate>(referralRebatesTable).map(
      ({ claim, owner, depositor, line, deposit, rate, amount }) =>
        `${claim} ${nameOf(owner)} ${nameOf(depositor)} ${line} ${text(deposit)} ${text(rate)} ${text(amount)}`,
    );
  }

  /** Lines of the ledger for rebates, as `who amount`. */
  posted(): string[] {
    return this.#logged<Entry>({ name: 'entries', number: 0 } as Table)
      .filter(({ cause, amount }) => cause === 'referral-rebate' && amount > 0n)
      .map(({ owner, amount }) => `${nameOf(owner)} ${text(amount)}`);
  }

  #logged<Row>({ name }: Table): Row[] {
    return this.store.batches
      .flatMap(({ changes }) => readChanges(coreTables, changes))
      .flatMap(({ table, row }) => (table.name === name ? [row as Row] : []));
  }

  has(owner: Person): string {
    return text(this.store.core.ledger.balance(people[owner], 'spot', 'USDT').available);
  }

  get budget(): string {
    return text(this.store.core.ledger.balance(systemAccounts.promotion, 'finance', 'USDT').available);
  }

  /** The core dies and another one starts from rows and journal. */
  restart(): void {
    const before = this.store.core.engine.digest();
    this.store.project(Math.floor(this.store.batches.length / 2));
    this.store.crash();
    if (this.store.core.engine.digest() !== before) throw new Error('the core came back different');
    this.sound();
  }

  #member(value: unknown): string {
    if (typeof value === 'string') return value;
    const { referrer } = value as ReferralMember;
    return referrer === null ? 'nobody' : nameOf(referrer);
  }
}

const nameOf = (owner: number): string => Object.entries(people).find(([, id]) => id === owner)?.[0] ?? String(owner);
