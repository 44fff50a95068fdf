import type { LinkedWallet, LiquidityDay, LiquidityTerms } from '@quay/core';

/** Wallets that are linked and read, and what their days came to; all of the core. */
export type LiquidityTables = {
  liquidityTerms: LiquidityTerms;
  liquidityWallets: LinkedWallet;
  liquidityDays: LiquidityDay;
};
