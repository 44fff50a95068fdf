/** Refusals that account.api.test.ts reaches; it looks whether it still does. */
export const accountReasons = [
  'account/closing',
  'account/held',
  'account/not-closing',
  'account/orders-open',
  'account/balances-left',
  'account/exports-used',
  'identity/account-closed',
  'wallet/send-to-oneself',
  'wallet/recipient-unknown',
  'wallet/recipient-closed',
  'wallet/recipient-stopped',
] as const;
