import type { Account, Entry, Holder, Market, Table, Trade } from '@quay/core';
import * as money from '@quay/money';
import type { Difference } from './difference.ts';

/** What an account has, and what its lines in the ledger come to. */
type Balance = { has: bigint; lines: bigint };

/**
 * Holds accounts against the ledger: what an account has is the sum of its lines, which stand in the entries and in the
 * rows of trades. A desk's lines are not kept. Markets and holders must be heard before trades.
 */
export class LedgerSums {
  readonly #balances = new Map<string, Balance>();
  readonly #desks = new Set<number>();
  readonly #markets = new Map<string, Market>();

  hear(table: Table, row: object): void {
    switch (table.name) {
      case 'accounts': {
        const { owner, book, asset, available, frozen } = row as Account;
        this.#of(owner, book, asset).has = available + frozen;
        return;
      }
      case 'holders': {
        const { owner, kind } = row as Holder;
        if (kind === 'desk') this.#desks.add(owner);
        return;
      }
      case 'markets':
        this.#markets.set((row as Market).symbol, row as Market);
        return;
      case 'entries': {
        const { owner, book, asset, amount } = row as Entry;
        this.#of(owner, book, asset).lines += amount;
        return;
      }
      case 'spot_trades':
        this.#trade(row as Trade);
    }
  }

  /** A trade is its own posting: a side that says what it had afterwards stands for that side's lines. */
  #trade(trade: Trade): void {
    const market = this.#markets.get(trade.market);
    if (!market) return;
    const { base, quote } = market;
    if (trade.buyerBase !== null) {
      this.#of(trade.buyer, 'spot', base).lines += trade.quantity - trade.buyFee;
      this.#of(trade.buyer, 'spot', quote).lines -= trade.amount;
    }
    if (trade.sellerBase !== null) {
      this.#of(trade.seller, 'spot', base).lines -= trade.quantity;
      this.#of(trade.seller, 'spot', quote).lines += trade.amount - trade.sellFee;
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
      if (has === lines || this.#desks.has(Number(key.slice(0, key.indexOf('/'))))) continue;
      const what = `it has ${money.text(has)}, and its lines in the ledger sum to ${money.text(lines)}`;
      yield { table: 'accounts', key, what };
    }
  }
}
