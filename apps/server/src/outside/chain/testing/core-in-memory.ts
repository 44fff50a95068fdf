import { type Book, books } from '@quay/contract/wallet';
import { type Credit, type Entry, SYSTEM_ACCOUNTS_BELOW, systemAccounts, type Withdrawal } from '@quay/core';
import { MemoryStore } from '@quay/core/simulation';
import { units } from '@quay/money';
import type { DepositLedger } from '../deposits/ledger.ts';
import type { Chance } from './chance.ts';
import type { LedgerStates } from './deposit-rows.ts';

/** The exchange has so much of each coin to exchange. */
const HOUSE_HAS = units('1000');
const BTC_PRICE = units('10');
const STAFF = [7, 8, 9];
const market = {
  ...{ symbol: 'BTC', base: 'BTC', quote: 'USDT', name: 'Bitcoin', hot: 0, tick: units('0.01'), lot: units('1') },
  ...{ minQuantity: units('1'), maxQuantity: units('1000'), minNotional: 0n, priceBand: units('0.1') },
  ...{ maxOpenOrders: 200, makerFeeRate: 0n, takerFeeRate: 0n, referencePrice: BTC_PRICE },
};

/** What the owners have, had paid out and owe of a coin, and what they exchanged for others. */
export type Held = { balance: bigint; paid: bigint; owed: bigint; exchanged: bigint };

/**
 * The real core behind a history: credits and reversals as the tracker says them, and owners and staff who do what they
 * do meanwhile with the coins that came. It may lose its memory at any moment and starts from what was durable.
 */
export class CoreInMemory implements DepositLedger, LedgerStates {
  readonly #store: MemoryStore;
  readonly #entries: Entry[] = [];
  readonly #paid: Withdrawal[] = [];
  readonly #users: readonly number[];
  #ids = 0;
  #nonce = 0;
  /** How often something came of it. */
  readonly figures = { debts: 0, repaid: 0, withdrawals: 0, refused: 0 };

  constructor(users: readonly number[]) {
    this.#users = users;
    this.#store = new MemoryStore({}, (changes) => {
      for (const { table, row } of changes) {
        if (table.name === 'entries') this.#entries.push(row as Entry);
        if (table.name === 'debts') this.figures[(row as { state: string }).state === 'open' ? 'debts' : 'repaid'] += 1;
        if (table.name !== 'withdrawals') continue;
        const withdrawal = row as Withdrawal;
        if (withdrawal.state === 'success') this.#paid.push({ ...withdrawal });
      }
    });
    this.#send('market/list-market', market);
    for (const owner of users) this.#send('wallet/open-account', { owner, kind: 'user' });
    for (const asset of ['USDT', 'BTC']) {
      this.#send('wallet/fund-system-account', { account: systemAccounts.convert, asset, amount: HOUSE_HAS });
      this.#send('convert/set-coin', { asset, dayLimit: HOUSE_HAS });
    }
  }

  get #core() {
    return this.#store.core;
  }

  #send(name: string, input: object): object | undefined {
    const { outcome } = this.#store.send(name, input, 1_000);
    if (!outcome.ok) this.figures.refused += 1;
    return outcome.ok ? (outcome.value as object) : undefined;
  }

  /** The process ended. */
  restart(): void {
    this.#store.crash();
  }

  stateOf(key: string) {
    return this.#core.wallet.credits.get(`ERC20/${key.replace(' ', '/')}`)?.state;
  }

  creditedTo(owner: number, asset: string): bigint {
    return [...this.credits()]
      .filter((one) => one.state === 'credited' && one.owner === owner && one.asset === asset)
      .reduce((sum, { amount }) => sum + amount, 0n);
  }

  credits(): Iterable<Credit> {
    return this.#core.wallet.credits.values();
  }

  async credit(deposit: Parameters<DepositLedger['credit']>[0]) {
    return this.#send('wallet/credit-deposit', deposit) as Credit;
  }

  async reverse(key: Parameters<DepositLedger['reverse']>[0]) {
    if (!this.#send('wallet/reverse-deposit', key)) throw new Error(`nothing was credited for ${key.txHash}`);
  }

  async shown() {}

  /** Somebody moves coins, exchanges them, asks to withdraw them; or staff and the pipeline go on with what was asked. */
  act(chance: Chance): void {
    const owner = chance.pick(this.#users);
    const asset = chance.pick(['USDT', 'USDT', 'BTC']);
    const requestId = `r${this.#ids++}`;
    const fromBook: Book = chance.onceIn(2) ? 'spot' : chance.pick(books);
    const { available } = this.#core.ledger.balance(owner, fromBook, asset);
    const most = available > 0n ? available : 1n;
    const amount = chance.onceIn(2) ? most : 1n + BigInt(chance.below(Number(most)));
    const act = chance.below(6);
    if (act < 2) {
      this.#send('wallet/transfer-coins', { owner, requestId, asset, fromBook, toBook: chance.pick(books), amount });
    } else if (act === 2) this.#exchange(owner, amount);
    else if (act === 3) {
      const way = { network: 'ERC20', address: '0xA', fee: 1n, provenBy: 'totp', needs: chance.below(3) };
      const limits = { dayLimit: units('1000000'), dayCount: 1_000_000 };
      const request = { owner, requestId, asset: 'USDT', amount: amount + 1n, ...way, ...limits };
      if (this.#send('wallet/request-withdrawal', request)) this.figures.withdrawals += 1;
    } else this.#proceed(chance);
  }

  #exchange(owner: number, giveAmount: bigint): void {
    const takeAmount = (giveAmount * 999n * 10n) / 1000n;
    if (takeAmount === 0n) return;
    const quote = this.#send('convert/quote', { owner, give: 'BTC', take: 'USDT', giveAmount, takeAmount });
    if (quote) this.#send('convert/exchange', { owner, quote: (quote as { id: number }).id });
  }

  #proceed(chance: Chance): void {
    const open = [...this.#core.wallet.withdrawals.values()];
    if (open.length === 0) return;
    const { id: withdrawal, state, txHash } = chance.pick(open);
    const by = chance.pick(STAFF);
    if (chance.onceIn(4)) this.#send('wallet/acknowledge-reversal', { withdrawal, by });
    if (state === 'broadcasting') {
      const paid = !chance.onceIn(4);
      this.#send('wallet/settle-withdrawal', { withdrawal, txHash, block: 1, paid });
    } else if (chance.onceIn(5)) {
      this.#send('wallet/reject-withdrawal', { withdrawal, by, rejection: 'other', remark: null });
    } else if (state === 'reviewing') this.#send('wallet/approve-withdrawal', { withdrawal, by });
    else {
      const nonce = this.#nonce++;
      this.#send('wallet/sign-withdrawal', { withdrawal, nonce, txHash: `0xe${nonce}`, raw: '0x' });
    }
  }

  /** By owner and coin. @throws when an invariant of the core does not hold */
  held(): Map<string, Held> {
    const broken = this.#core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
    const all = new Map<string, Held>();
    const of = (owner: number, asset: string): Held => {
      const key = `${owner} ${asset}`;
      const held = all.get(key) ?? { balance: 0n, paid: 0n, owed: 0n, exchanged: 0n };
      all.set(key, held);
      return held;
    };
    for (const { owner, asset, available, frozen } of this.#core.ledger.accounts.values()) {
      if (owner >= SYSTEM_ACCOUNTS_BELOW) of(owner, asset).balance += available + frozen;
    }
    for (const { owner, asset, amount } of this.#paid) of(owner, asset).paid += amount;
    for (const owner of this.#users)
      for (const debt of this.#core.wallet.debtOf(owner)) of(owner, debt.asset).owed += debt.left;
    for (const { owner, asset, amount, cause } of this.#entries) {
      if (cause === 'convert' && owner >= SYSTEM_ACCOUNTS_BELOW) of(owner, asset).exchanged += amount;
    }
    return all;
  }
}
