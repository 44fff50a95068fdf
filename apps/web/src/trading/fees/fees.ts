import type { Coin } from '@quay/contract/market';
import { type FeeTier, feeTiers } from '@quay/contract/trading';
import { multiply, text, units } from '@quay/money';

/** Where a user is among the tiers, as the server reports it. */
export type OwnTier = {
  readonly tier: number;
  /** Traded in the days that a tier is earned with, quote asset. */
  readonly volume: string;
  readonly today: string;
  readonly tiers: readonly FeeTier[];
};

/** Shares of a trade that are taken as its fee. */
export type Rates = { readonly maker: bigint; readonly taker: bigint };

/** What a user pays in a market: its own rates, less what the user's tier is let off. A guest pays what a beginner pays. */
export function ratesOf(coin: Coin, { tier, tiers }: Pick<OwnTier, 'tier' | 'tiers'> = { tier: 0, tiers: feeTiers }) {
  const own = tiers.find((one) => one.tier === tier);
  const rate = (market: string, share = '1') => multiply(units(market), units(share), 'up');
  return { maker: rate(coin.makerFeeRate, own?.makerShare), taker: rate(coin.takerFeeRate, own?.takerShare) };
}

/** How far it is to the next tier: what is missing, and the share of the way that is done. Null at the last one. */
export function nextTier({ tier, volume, tiers }: OwnTier): { tier: number; missing: string; share: number } | null {
  const from = units(tiers.find((one) => one.tier === tier)?.volume ?? '0');
  const next = tiers.find((one) => one.tier === tier + 1);
  if (!next) return null;
  const whole = units(next.volume) - from;
  const done = units(volume) - from;
  const missing = units(next.volume) - units(volume);
  return {
    tier: next.tier,
    missing: text(missing > 0n ? missing : 0n),
    share: whole > 0n ? Number(((done > 0n ? done : 0n) * 1000n) / whole) / 1000 : 0,
  };
}
