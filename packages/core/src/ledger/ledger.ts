import type { Book, Cause } from '@quay/contract/wallet';
import type { Amount } from '@quay/money';
import type { Area, Invariant } from '../engine/area.ts';
import { type Changes, Rows } from '../engine/changes.ts';
import { always } from '../engine/fault.ts';
import type { Sequences } from '../engine/sequences.ts';
import { house, isHouse } from './house.ts';
import { type Account, accountsTable, type Entry, entriesTable, type FeeTotal, feeTotalsTable } from './tables.ts';

/** One side of a posting: the account gains `amount`, or loses it when it is below zero. */
export type Leg = {
  readonly account: Account;
  readonly amount: Amount;
  /** Which part of the account moves. A debit may come from what is frozen; a credit is always available at once. */
  readonly from?: 'available' | 'frozen';
  readonly cause: Cause;
};

/** Who holds something frozen, and why: the ledger asks every area for its claims. */
export type Claim = { readonly owner: number; readonly book: Book; readonly asset: string; readonly amount: Amount };

/**
 * The only code that changes a balance. Double entry: the legs of a posting sum to zero for each asset; no account of
 * a user is ever below zero; what is frozen belongs to a claim.
 */
export class Ledger {
  readonly accounts: Rows<Account>;
  readonly #feeTotals: Rows<FeeTotal>;
  readonly #changes: Changes;
  readonly #sequences: Sequences;
  readonly #silent: (owner: number) => boolean;

  /** @param silent owners whose entries are not kept one by one: the market's own desks, whose balances still are. */
  constructor(changes: Changes, sequences: Sequences, silent: (owner: number) => boolean) {
    this.#changes = changes;
    this.#sequences = sequences;
    this.#silent = silent;
    this.accounts = new Rows(accountsTable, changes);
    this.#feeTotals = new Rows(feeTotalsTable, changes);
  }

  account(owner: number, book: Book, asset: string): Account {
    const known = this.accounts.get(`${owner}/${book}/${asset}`);
    return known ?? this.accounts.add({ owner, book, asset, available: 0n, frozen: 0n });
  }

  /** What the owner can use now; looking does not open an account. */
  available(owner: number, book: Book, asset: string): Amount {
    return this.accounts.get(`${owner}/${book}/${asset}`)?.available ?? 0n;
  }

  /** Freezes for a claim what is available. The caller has refused before if it is not there. */
  hold(account: Account, amount: Amount): void {
    always(amount >= 0n && account.available >= amount, `cannot hold ${amount} of ${account.owner} ${account.asset}`);
    account.available -= amount;
    account.frozen += amount;
    this.accounts.touch(account);
  }

  /** Gives back what a claim no longer needs. */
  release(account: Account, amount: Amount): void {
    if (amount === 0n) return;
    always(amount > 0n && account.frozen >= amount, `cannot release ${amount} of ${account.owner} ${account.asset}`);
    account.frozen -= amount;
    account.available += amount;
    this.accounts.touch(account);
  }

  /** Moves money, all legs or none. */
  post(reference: number, at: number, legs: readonly Leg[]): void {
    let sums: Map<string, bigint> | undefined;
    for (const leg of legs) {
      sums ??= new Map();
      sums.set(leg.account.asset, (sums.get(leg.account.asset) ?? 0n) + leg.amount);
    }
    if (sums) for (const [asset, sum] of sums) always(sum === 0n, `a posting of ${asset} sums to ${sum}`);
    for (const { account, amount, from, cause } of legs) {
      if (amount === 0n) continue;
      if (from === 'frozen') account.frozen += amount;
      else account.available += amount;
      always(account.frozen >= 0n, `${account.owner} ${account.asset} would have ${account.frozen} frozen`);
      always(
        account.available >= 0n || account.owner === house.outside,
        `${account.owner} ${account.asset} would have ${account.available}`,
      );
      this.accounts.touch(account);
      if (this.#silent(account.owner)) continue;
      const entry: Entry = {
        id: this.#sequences.next('entry'),
        owner: account.owner,
        book: account.book,
        asset: account.asset,
        amount,
        balanceAfter: account.available + account.frozen,
        cause,
        reference,
        at,
      };
      this.#changes.put(entriesTable, entry);
    }
  }

  /**
   * The legs that take a trading fee from an account. One tenth of all fees of an asset ever charged, rounded down,
   * is in the safety fund after each fee (I16): the dust of one fee is carried to the next.
   */
  feeLegs(payer: Account, fee: Amount): Leg[] {
    if (fee === 0n) return [];
    const total =
      this.#feeTotals.get(payer.asset) ?? this.#feeTotals.add({ asset: payer.asset, charged: 0n, toSafetyFund: 0n });
    total.charged += fee;
    const share = total.charged / 10n - total.toSafetyFund;
    total.toSafetyFund += share;
    this.#feeTotals.touch(total);
    return [
      { account: payer, amount: -fee, cause: 'fee' },
      { account: this.account(house.fees, payer.book, payer.asset), amount: fee - share, cause: 'fee' },
      { account: this.account(house.safetyFund, payer.book, payer.asset), amount: share, cause: 'safety-fund' },
    ];
  }

  /** The ledger as the engine sees it. `claims` walks everything that holds something frozen. */
  area(claims: () => Iterable<Claim>): Area {
    return {
      name: 'ledger',
      state: [this.accounts, this.#feeTotals],
      logs: [entriesTable],
      commands: [],
      due: () => [],
      rebuild: () => {},
      invariants: this.#invariants(claims),
    };
  }

  #invariants(claims: () => Iterable<Claim>): Invariant[] {
    return [
      {
        name: 'I1 all accounts of an asset sum to zero',
        broken: () => {
          const sums = new Map<string, bigint>();
          for (const { asset, available, frozen } of this.accounts.values()) {
            sums.set(asset, (sums.get(asset) ?? 0n) + available + frozen);
          }
          for (const [asset, sum] of sums) if (sum !== 0n) return `${asset} sums to ${sum}`;
          return undefined;
        },
      },
      {
        name: 'I2 nobody but the outside is below zero',
        broken: () => {
          for (const { owner, asset, available, frozen } of this.accounts.values()) {
            if (frozen < 0n || (available < 0n && owner !== house.outside))
              return `${owner} ${asset}: ${available}, ${frozen} frozen`;
          }
          return undefined;
        },
      },
      {
        name: 'I3 what is frozen is the sum of the claims on it',
        broken: () => {
          const claimed = new Map<string, bigint>();
          for (const { owner, book, asset, amount } of claims()) {
            const key = `${owner}/${book}/${asset}`;
            claimed.set(key, (claimed.get(key) ?? 0n) + amount);
          }
          for (const { owner, book, asset, frozen } of this.accounts.values()) {
            const key = `${owner}/${book}/${asset}`;
            const sum = claimed.get(key) ?? 0n;
            if (sum !== frozen) return `${key} has ${frozen} frozen, claims are ${sum}`;
            claimed.delete(key);
          }
          for (const [key, sum] of claimed) if (sum !== 0n) return `${key} is claimed ${sum} and has no account`;
          return undefined;
        },
      },
      {
        name: 'I16 a tenth of all fees is in the safety fund',
        broken: () => {
          for (const { asset, charged, toSafetyFund } of this.#feeTotals.values()) {
            const fund = this.accounts.get(`${house.safetyFund}/spot/${asset}`)?.available ?? 0n;
            const fees = this.accounts.get(`${house.fees}/spot/${asset}`)?.available ?? 0n;
            if (toSafetyFund !== charged / 10n || fund !== toSafetyFund || fees !== charged - toSafetyFund) {
              return `${asset}: charged ${charged}, fund ${fund}, fees ${fees}`;
            }
          }
          return undefined;
        },
      },
    ];
  }
}

export { isHouse };
