/** Refusals that the tests of perpetual contracts reach; the test file looks whether it still does. */
export const perpetualReasons = [
  'perpetual/client-id-malformed',
  'perpetual/client-id-reused',
  'perpetual/price-malformed',
  'perpetual/quantity-malformed',
  'perpetual/amount-malformed',
  'perpetual/market-data-abnormal',
  'perpetual/intent-opposite-exists',
  'perpetual/leverage-differs',
  'perpetual/leverage-above-max',
  'perpetual/leverage-orders-open',
  'perpetual/mode-not-switchable',
  'perpetual/price-missing',
  'perpetual/price-off-tick',
  'perpetual/price-outside-band',
  'perpetual/time-in-force-not-here',
  'perpetual/quantity-missing',
  'perpetual/quantity-off-lot',
  'perpetual/quantity-below-min',
  'perpetual/quantity-above-max',
  'perpetual/notional-below-min',
  'perpetual/nothing-to-close',
  'perpetual/close-too-much',
  'perpetual/balance-too-small',
  'perpetual/no-one-to-trade-with',
  'perpetual/would-take',
  'perpetual/cannot-fill-whole',
  'perpetual/margin-mode-cross',
  'perpetual/margin-not-removable',
  'perpetual/order-not-found',
  'perpetual/order-finished',
  'wallet/not-movable',
] as const;

/** Those that the tests of receipts reach. */
export const receiptReasons = ['perpetual/receipt-unknown'] as const;

/** Those that the test of dated contracts reaches. */
export const deliveryReasons = [
  'perpetual/not-in-trading-period',
  'perpetual/settlement-not-overdue',
  'perpetual/delivery-terms-impossible',
  'perpetual/receipt-unknown',
  'staff/contract-dated',
  'staff/delivery-listed',
] as const;

/** Those that the tests of triggers, stop orders and amended orders reach. */
export const triggerReasons = [
  'perpetual/stop-price-missing',
  'perpetual/stop-price-malformed',
  'perpetual/stop-price-off-tick',
  'perpetual/stop-price-not-here',
  'perpetual/stop-price-wrong-side',
  'perpetual/stop-profit-wrong-side',
  'perpetual/stop-loss-wrong-side',
  'perpetual/stop-loss-beyond-liquidation',
  'perpetual/callback-range',
  'perpetual/activation-wrong-side',
  'perpetual/trigger-not-here',
  'perpetual/trigger-field-not-here',
  'perpetual/trigger-price-missing',
  'perpetual/trigger-price-outside-band',
  'perpetual/trigger-too-many',
  'perpetual/trigger-not-found',
  'perpetual/trigger-finished',
  'perpetual/order-not-amendable',
  'perpetual/nothing-to-amend',
  'perpetual/quantity-already-filled',
] as const;
