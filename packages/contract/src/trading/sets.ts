/**
 * `limit` has a price and may rest in the book. `market` takes what is there, up to
 * its worst price if it names one, and never rests. A `stop-limit` or
 * `stop-market` order waits outside the book until the last price reaches its stop price, and is then the other.
 */
export const orderTypes = ['limit', 'market', 'stop-limit', 'stop-market'] as const;
export type OrderType = (typeof orderTypes)[number];

/**
 * `gtc`: rests until it is filled or cancelled. `ioc`: takes what is there now, the rest expires. `fok`: all of it now,
 * or nothing. `post-only`: refused if it would take; a maker for sure.
 */
export const timesInForce = ['gtc', 'ioc', 'fok', 'post-only'] as const;
export type TimeInForce = (typeof timesInForce)[number];

/** What happens when a taker meets an order of its own owner: nobody trades with themselves. */
export const selfTradeModes = ['cancel-taker', 'cancel-maker', 'cancel-both'] as const;
export type SelfTradeMode = (typeof selfTradeModes)[number];

/**
 * `waiting`: a stop order whose price has not come. `open`: rests in the book, perhaps partly filled. `filled`: all of
 * it traded. `cancelled`: ended by its owner. `expired`: ended by the market before it was filled.
 */
export const orderStatuses = ['open', 'filled', 'cancelled', 'expired', 'waiting'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Why an order ended without being filled: its `owner` cancelled it; there were `no-more-offers` at its price for an
 * order that may not rest; it met an order of its own owner (`self-trade`); its price was outside the `price-band` when
 * its stop price came; its owner's account needed the `margin` that it held; the other order of its `pair` began to trade or
 * was reached by its stop price.
 */
export const endings = ['owner', 'no-more-offers', 'self-trade', 'price-band', 'margin', 'oco'] as const;
export type Ending = (typeof endings)[number];

/**
 * So many per cent from the last price an order or a trade is far from it: a fifth of the usual price band, and more than
 * the spread of any market with a book. Nearer prices are the market's own movement.
 */
export const FAR_ORDER_PERCENT = 2;

/** Most orders that travel together in one call or one frame of the socket. */
export const BATCH_ORDERS_MAX = 50;
