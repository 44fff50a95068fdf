/** What an open order is linked to: the other of its pair, or the prices at which what it buys is sold again. */
export type OrderLink =
  | { readonly kind: 'pair'; readonly other: number }
  | { readonly kind: 'exits'; readonly takeProfit: string | null; readonly stopLoss: string | null };

/** Open orders that are linked to something, by number. */
export type LinkedOrders = ReadonlyMap<number, OrderLink>;

export const noLinks: LinkedOrders = new Map();
