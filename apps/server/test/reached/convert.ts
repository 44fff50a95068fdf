/** Refusals that the tests of flash exchange reach; the test file looks whether it still does. */
export const convertReasons = [
  'convert/coin-unknown',
  'convert/same-coin',
  'convert/amount-malformed',
  'convert/amount-below-min',
  'convert/amount-above-max',
  'convert/no-price',
  'convert/price-deviates',
  'convert/quote-unknown',
  'convert/quote-expired',
  'convert/balance-too-small',
  'convert/house-short',
] as const;
