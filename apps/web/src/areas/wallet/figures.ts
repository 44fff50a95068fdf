import type { Balance, Book } from '@quay/contract/wallet';
import { ONE, text, units } from '@quay/money';

/** What is held of one coin, with its worth in USDT; no worth while the coin has no price. */
export type Holding = {
  readonly symbol: string;
  readonly total: string;
  readonly frozen: string;
  readonly value: bigint | undefined;
};

/** Values a quantity of a coin in USDT; nothing while the coin has no price. */
export type Worth = (symbol: string, quantity: string) => string | undefined;

/** What is held, one line a coin over all the accounts given, the most valuable first. */
export function holdingsOf(balances: readonly Balance[], worth: Worth): Holding[] {
  const held = new Map<string, { total: bigint; frozen: bigint }>();
  for (const { symbol, available, frozen } of balances) {
    const before = held.get(symbol) ?? { total: 0n, frozen: 0n };
    held.set(symbol, {
      total: before.total + units(available) + units(frozen),
      frozen: before.frozen + units(frozen),
    });
  }
  const holdings = [...held].map(([symbol, { total, frozen }]) => {
    const value = total === 0n ? '0' : worth(symbol, text(total));
    return {
      symbol,
      total: text(total),
      frozen: text(frozen),
      value: value === undefined ? undefined : units(value),
    };
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

/** The accounts in the order in which they are shown, each with its own colour. */
export const shownAccounts = [
  { book: 'spot', hue: 1 },
  { book: 'contract', hue: 2 },
  { book: 'finance', hue: 3 },
  { book: 'c2c', hue: 4 },
  { book: 'mining', hue: 5 },
  { book: 'delivery', hue: 6 },
] as const satisfies { book: Book; hue: number }[];

export type Account = (typeof shownAccounts)[number] & {
  /** In USDT. */
  readonly value: bigint;
  /** Of the total, in thousandths. */
  readonly share: number;
  /** How many coins it holds. */
  readonly coins: number;
};

/** Every account with its worth, what it does not hold included. */
export function accountsOf(balances: readonly Balance[], worth: Worth): Account[] {
  const worths = shownAccounts.map((account) => {
    const held = holdingsOf(
      balances.filter(({ book }) => book === account.book),
      worth,
    ).filter(({ total }) => total !== '0');
    return { ...account, value: held.reduce((sum, { value }) => sum + (value ?? 0n), 0n), coins: held.length };
  });
  const shares = sharesOf(worths.map(({ value }) => value));
  return worths.map((account, index) => ({ ...account, share: shares[index]! }));
}

/** Thousandths of the sum, which add up to all of it; nothing of nothing. */
export function sharesOf(values: readonly bigint[]): number[] {
  const sum = values.reduce((all, value) => all + value, 0n);
  if (sum <= 0n) return values.map(() => 0);
  const shares = values.map((value) => Number((value * 1_000n) / sum));
  // What cutting off has lost goes to those that lost most.
  const lost = values.map((value, index) => ({ index, rest: (value * 1_000n) % sum }));
  lost.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const missing = 1_000 - shares.reduce((all, share) => all + share, 0);
  for (const { index } of lost.slice(0, missing)) shares[index]! += 1;
  return shares;
}

export type CoinShare = { readonly symbol: string; readonly value: bigint; readonly share: number };

/** The coins that make up the total, `most` of them by name and the rest together. */
export function coinShares(holdings: readonly Holding[], most: number) {
  const worthy = holdings.flatMap(({ symbol, value }) => (value ? [{ symbol, value }] : []));
  const named = worthy.length === most + 1 ? worthy : worthy.slice(0, most);
  const rest = worthy.slice(named.length);
  const others = rest.reduce((sum, { value }) => sum + value, 0n);
  const shares = sharesOf([...named.map(({ value }) => value), others]);
  return {
    coins: named.map((coin, index): CoinShare => ({ ...coin, share: shares[index]! })),
    others: { count: rest.length, value: others, share: shares.at(-1)! },
  };
}

/** A share in thousandths as the decimal text that figures are made of: 599 is `0.599`. */
export const shareText = (thousandths: number): string => text((BigInt(thousandths) * ONE) / 1_000n);
