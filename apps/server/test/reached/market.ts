/** Refusals that the test of price alerts reaches; it looks whether it still does. */
export const alertReasons = [
  'market/alert-price-wrong',
  'market/alert-at-once',
  'market/alert-move-wrong',
  'market/alerts-full',
] as const;
