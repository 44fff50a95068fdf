/** Refusals that the tests of transfers and deposits reach; each test file looks whether it still does. */
export const transferReasons = [
  'wallet/coin-unknown',
  'wallet/amount-malformed',
  'wallet/balance-too-small',
  'wallet/same-book',
  'wallet/request-id-malformed',
  'wallet/request-id-reused',
] as const;

export const depositReasons = [
  'wallet/coin-unknown',
  'wallet/network-unknown',
  'wallet/deposit-closed',
  'wallet/deposit-unknown',
  'wallet/test-coins-closed',
  'wallet/test-coins-too-soon',
  'wallet/address-malformed',
  'wallet/address-checksum',
] as const;

/** While the books are checked: the test of the database's integrity. */
export const stoppedReasons = ['wallet/sending-stopped'] as const;

export const addressReasons = [
  'wallet/network-unknown',
  'wallet/address-malformed',
  'wallet/address-checksum',
  'wallet/address-ours',
  'wallet/address-is-contract',
  'wallet/address-token',
  'wallet/address-burn',
  'wallet/address-precompile',
  'wallet/address-known',
  'wallet/address-looks-alike',
  'wallet/address-unknown',
  'wallet/label-malformed',
  'wallet/too-many-addresses',
  'wallet/security-missing',
] as const;

export const withdrawalReasons = [
  'wallet/request-id-malformed',
  'wallet/amount-malformed',
  'wallet/withdrawal-coin',
  'wallet/network-unknown',
  'wallet/withdrawals-closed',
  'wallet/outside-hours',
  'wallet/security-missing',
  'wallet/withdrawals-held',
  'wallet/address-not-saved',
  'wallet/address-waits',
  'wallet/amount-below-min',
  'wallet/amount-above-max',
  'wallet/level-needed',
  'wallet/encrypted-malformed',
  'wallet/request-id-reused',
  'wallet/withdrawal-pending',
  'wallet/day-count-used',
  'wallet/day-amount-used',
  'wallet/balance-too-small',
  'wallet/withdrawal-unknown',
] as const;

export const staffWithdrawalReasons = [
  'staff/withdrawal-unknown',
  'staff/withdrawal-decided',
  'staff/reason-missing',
  'staff/second-person-needed',
  'staff/own-case',
  'staff/network-unknown',
  'staff/network-halted',
  'staff/network-running',
  'staff/transaction-unknown',
  'staff/transaction-ours',
  'staff/alarm-unknown',
  'staff/rescan-malformed',
  'staff/reversal-unknown',
  'staff/hot-wallet-retired',
] as const;

export const liabilityReasons = ['wallet/liabilities-unknown'] as const;
