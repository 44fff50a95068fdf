import type { Account, Entry, Holder, Table, Trade } from '@quay/core';
import * as money from '@quay/money';
import { storedProducts } from '../products.ts';
import type { Listing, StoredProduct } from '../trading/product.ts';
import type { Difference } from './difference.ts';

/** What an account has, and what its lines in the ledger come to. */
type Balance = { has: bigint; lines: bigint };

/**
 * Holds accounts against the ledger: what an account has is the sum of its lines, which stand in the entries and in the
 * rows of trades. A market maker's lines are not kept. Listings and holders must come before trades.
 */
export class LedgerSums {
  readonly #balances = new Map<string, Balance>();
  readonly #marketMakers = new Set<number>();
  /** By product, then by symbol. */
  readonly #listings = new Map<StoredProduct, Map<string, Listing>>();

  add(table: Table, row: object): void {
    for (const product of storedProducts) {
      if (table.name === product.listings.name) this.#list(product, row as Listing);
      else if (table.name === product.trades.name) this.#trade(product, row as Trade);
    }
    switch (table.name) {
      case 'accounts': {
        const { owner, book, asset, available, frozen } = row as Account;
        this.#of(owner, book, asset).has = available + frozen;
        return;
      }
      case 'holders': {
        const { owner, kind } = row as Holder;
        if (kind === 'desk') this.#marketMakers.add(owner);
        return;
      }
      case 'entries': {
        const { owner, book, asset, amount } = row as Entry;
        this.#of(owner, book, asset).lines += amount;
      }
    }
  }

  #list(product: StoredProduct, listing: Listing): void {
    const known = this.#listings.get(product) ?? new Map<string, Listing>();
    this.#listings.set(product, known.set(listing.symbol, listing));
  }

  /** A trade is its own posting: a side that says what it had afterwards stands for that side's lines. */
  #trade(product: StoredProduct, trade: Trade): void {
    const listing = this.#listings.get(product)?.get(trade.market);
    if (!listing) return;
    for (const { owner, asset, amount } of product.legsOf(trade, listing)) {
      this.#of(owner, product.book, asset).lines += amount;
    }
  }

  #of(owner: number, book: string, asset: string): Balance {
    const key = `${owner}/${book}/${asset}`;
    let balance = this.#balances.get(key);
    if (!balance) {
      balance = { has: 0n, lines: 0n };
      this.#balances.set(key, balance);
    }
    return balance;
  }

  *differences(): Iterable<Difference> {
    for (const [key, { has, lines }] of this.#balances) {
      if (has === lines || this.#marketMakers.has(Number(key.slice(0, key.indexOf('/'))))) continue;
      const what = `it has ${money.text(has)}, and its lines in the ledger sum to ${money.text(lines)}`;
      yield { table: 'accounts', key, what };
    }
  }
}
