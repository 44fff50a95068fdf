/** Refusals of pairs and of purchases with exits that linked-orders.api.test.ts reaches. */
export const linkedOrderReasons = [
  'spot/order-linked',
  'spot/oco-buy-needs-limit',
  'spot/oco-limit-not-above',
  'spot/oco-limit-not-below',
  'spot/oco-stop-not-above',
  'spot/oco-stop-not-below',
  'spot/exits-of-purchases',
  'spot/exit-missing',
  'spot/take-profit-wrong-side',
  'spot/stop-loss-wrong-side',
  'spot/exits-too-small',
] as const;
