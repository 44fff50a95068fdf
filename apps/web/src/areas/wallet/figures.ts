import type { Balance } from '@quay/contract/wallet';
import { ONE, text, units } from '@quay/money';

/** What is held of one coin, with its worth in USDT; no worth while the coin has no price. */
export type Holding = {
  readonly symbol: string;
  readonly total: string;
  readonly inOrders: string;
  readonly value: bigint | undefined;
};

/** What is held, the most valuable first. `worth` values a quantity of a coin in USDT. */
export function holdingsOf(
  balances: readonly Balance[],
  worth: (symbol: string, quantity: string) => string | undefined,
): Holding[] {
  const holdings = balances.map(({ symbol, available, frozen }) => {
    const total = text(units(available) + units(frozen));
    const value = total === '0' ? '0' : worth(symbol, total);
    return { symbol, total, inOrders: frozen, value: value === undefined ? undefined : units(value) };
  });
  const rank = ({ value }: Holding) => value ?? -1n;
  return holdings.sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) > rank(b) ? -1 : 1;
    return a.symbol < b.symbol ? -1 : 1;
  });
}

/** Worth less than one USDT. A coin without a price is not called small. */
export function isSmall({ value }: Holding): boolean {
  return value !== undefined && value < ONE;
}
