import { type ConvertCoin, SMALL_WORTH, VALUED_IN } from '@quay/contract/convert';
import type { Balance } from '@quay/contract/wallet';
import { multiply, text, units } from '@quay/money';

/** All that is left of a coin in spot, and what it is worth about. */
export type SmallBalance = { readonly symbol: string; readonly amount: string; readonly worth: string };

/** Coins of which so little is left that no market takes it, the dearest rest first. What has no price is left out. */
export function smallBalances(balances: readonly Balance[], coins: readonly ConvertCoin[]): SmallBalance[] {
  const small = coins.flatMap(({ symbol, price }) => {
    const amount = balances.find((one) => one.book === 'spot' && one.symbol === symbol)?.available ?? '0';
    if (symbol === VALUED_IN || price === null || units(amount) === 0n) return [];
    const worth = multiply(units(amount), units(price), 'down');
    return worth > 0n && worth < units(SMALL_WORTH) ? [{ symbol, amount, worth: text(worth) }] : [];
  });
  return small.sort((a, b) => (units(a.worth) > units(b.worth) ? -1 : 1));
}

/** What several are worth together. */
export const worthOfAll = (small: readonly Pick<SmallBalance, 'worth'>[]): string =>
  text(small.reduce((sum, { worth }) => sum + units(worth), 0n));
