import type { Balance } from '@quay/contract/wallet';
import type { Account } from '@quay/core';
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
