import type { Sequence } from '../../engine/sequences.ts';
import type { Days } from './days.ts';
import type { TermsRows } from './terms.ts';
import type { Wallets } from './wallets.ts';

/** What the commands of liquidity mining work with. */
export type LiquidityParts = {
  readonly terms: TermsRows;
  readonly wallets: Wallets;
  readonly days: Days;
  readonly walletIds: Sequence;
};
