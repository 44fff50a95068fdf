/** Refusals of pairs and of purchases with exits that linked-orders.api.test.ts reaches. */
export const linkedOrderReasons = [
  'spot/order-linked',
  'spot/pair-buy-needs-limit',
  'spot/pair-limit-not-above',
  'spot/pair-limit-not-below',
  'spot/pair-stop-not-above',
  'spot/pair-stop-not-below',
  'spot/exits-of-purchases',
  'spot/exit-missing',
  'spot/take-profit-wrong-side',
  'spot/stop-loss-wrong-side',
  'spot/exits-too-small',
] as const;
