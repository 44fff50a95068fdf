import type { Balance, Book } from '@quay/contract/wallet';
import { text, units } from '@quay/money';

/** What can be used of a coin in one account. Only what is in spot may be offered to an order of a market there. */
export function availableIn(balances: readonly Balance[], book: Book, symbol: string): string {
  return balances.find((balance) => balance.book === book && balance.symbol === symbol)?.available ?? '0';
}

/** What could be sold of a coin in C2C: escrow takes what is free in the C2C account first, the rest from spot. */
export function sellableIn(balances: readonly Balance[], symbol: string): string {
  return text(units(availableIn(balances, 'spot', symbol)) + units(availableIn(balances, 'c2c', symbol)));
}
