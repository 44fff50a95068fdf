/**
 * What a trader pays depends on the quote amount traded in the last 30 full UTC days. A tier's shares are of the
 * market's own rates; the rates of an order are those of the moment when it was accepted.
 */
export type FeeTier = {
  readonly tier: number;
  /** Least 30-day volume, quote asset. */
  readonly volume: string;
  readonly makerShare: string;
  readonly takerShare: string;
};

export const feeTiers: readonly FeeTier[] = [
  { tier: 0, volume: '0', makerShare: '1', takerShare: '1' },
  { tier: 1, volume: '50000', makerShare: '0.9', takerShare: '0.95' },
  { tier: 2, volume: '250000', makerShare: '0.8', takerShare: '0.9' },
  { tier: 3, volume: '1000000', makerShare: '0.6', takerShare: '0.8' },
  { tier: 4, volume: '5000000', makerShare: '0.4', takerShare: '0.65' },
  { tier: 5, volume: '20000000', makerShare: '0.2', takerShare: '0.5' },
];

/** Full UTC days that a volume is summed over. */
export const VOLUME_DAYS = 30;
