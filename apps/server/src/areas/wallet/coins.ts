import type { Market } from '@quay/core';

/** Every coin that a market trades, quote coins first. */
export function listedCoins(markets: readonly Market[]): Set<string> {
  return new Set([...markets.map((market) => market.quote), ...markets.map((market) => market.base)]);
}
