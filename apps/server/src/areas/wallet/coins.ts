import { WITHDRAWAL_COIN } from '@quay/contract/wallet';
import type { Market } from '@quay/core';
import type { Chain } from '../../outside/chain/chain.ts';

type Seen = { readonly market: { markets(): readonly Market[] }; readonly chain: Pick<Chain, 'networks'> };

/** Every coin that a market trades or a network brings, quote coins first. */
export function listedCoins({ market, chain }: Seen): Set<string> {
  const markets = market.markets();
  return new Set([
    ...markets.map(({ quote }) => quote),
    ...markets.map(({ base }) => base),
    ...chain.networks.flatMap(({ tokens }) => tokens.map(({ asset }) => asset)),
  ]);
}

/** Every coin that a network brings, the one that can be withdrawn first. */
export function chainCoins({ market, chain }: Seen): string[] {
  const brought = new Set(chain.networks.flatMap(({ tokens }) => tokens.map(({ asset }) => asset)));
  const inOrder = [WITHDRAWAL_COIN, ...listedCoins({ market, chain })];
  return [...new Set(inOrder)].filter((coin) => brought.has(coin));
}
