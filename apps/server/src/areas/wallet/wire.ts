import type { Balance, Entry, HistoryRow, Transfer } from '@quay/contract/wallet';
import type { Account, Entry as EntryRow, Transfer as TransferRow } from '@quay/core';
import { text } from '@quay/money';
import type { MovementRow } from '@quay/store';

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

export function transferOnWire({ id, asset, fromBook, toBook, amount, at }: TransferRow): Transfer {
  return { transferId: id, symbol: asset, from: fromBook, to: toBook, amount: text(amount), at };
}

/** One line of the history of movements. */
export function movementOnWire(row: MovementRow): HistoryRow {
  const { type, id, asset, amount, takenAsset, takenAmount, state, detail, at } = row;
  const into = takenAsset === null || takenAmount === null ? null : { symbol: takenAsset, amount: text(takenAmount) };
  return { type, id, symbol: asset, amount: text(amount), into, state, detail, at };
}
