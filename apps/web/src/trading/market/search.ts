import type { Coin } from '@quay/contract/market';

/** Coins whose symbol or name has the query in it; those that begin with it come first. */
export function matching(coins: readonly Coin[], query: string): readonly Coin[] {
  const typed = query.trim().toLowerCase();
  // `BTC/USDT` and `btcusdt` mean the market, whose symbol is its base coin; `usdt` alone means itself.
  const wanted = typed.replace(/(?<=.)[/ -]?usdt$/, '');
  if (wanted === '') return coins;
  const begins: Coin[] = [];
  const holds: Coin[] = [];
  for (const coin of coins) {
    const symbol = coin.symbol.toLowerCase();
    const name = coin.symbolFullName.toLowerCase();
    if (symbol.startsWith(wanted) || name.startsWith(wanted)) begins.push(coin);
    else if (symbol.includes(wanted) || name.includes(wanted)) holds.push(coin);
  }
  return [...begins, ...holds];
}
