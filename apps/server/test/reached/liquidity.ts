/** Refusals that liquidity.api.test.ts reaches; it looks whether it still does. */
export const liquidityReasons = [
  'liquidity/closed',
  'liquidity/network-unknown',
  'liquidity/wallet-joined',
  'liquidity/wallet-ours',
  'liquidity/wallet-of-another',
  'liquidity/contract',
  'liquidity/message-over',
  'liquidity/signature-wrong',
  'liquidity/balance-too-small',
  'liquidity/too-many-wallets',
  'liquidity/wallet-unknown',
  'liquidity/wallet-ended',
  'liquidity/terms-impossible',
] as const;
