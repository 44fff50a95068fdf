/** `limit` rests in the book at its price. `market` takes what is there and never rests. */
export const orderTypes = ['limit', 'market'] as const;
export type OrderType = (typeof orderTypes)[number];

/**
 * `open`: rests in the book, perhaps partly filled. `filled`: all of it traded. `cancelled`: ended by its owner.
 * `expired`: ended by the market before it was filled (a market order's rest, or a taker that met its own order).
 */
export const orderStatuses = ['open', 'filled', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
