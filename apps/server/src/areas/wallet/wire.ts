import type { Balance, Entry } from '@quay/contract/wallet';
import type { Account, Entry as EntryRow } from '@quay/core';
import { text } from '@quay/money';

/** What an owner holds of a coin, as the owner sees it. */
export function balanceOnWire(account: Account): Balance {
  return {
    book: account.book,
    symbol: account.asset,
    available: text(account.available),
    frozen: text(account.frozen),
  };
}

/** A line of the ledger, as the owner of its account sees it. */
export function entryOnWire(row: EntryRow): Entry {
  return {
    entryId: row.id,
    book: row.book,
    symbol: row.asset,
    amount: text(row.amount),
    balanceAfter: text(row.balanceAfter),
    cause: row.cause,
    reference: row.reference,
    at: row.at,
  };
}
