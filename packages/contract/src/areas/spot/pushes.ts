import type { Fill, Order } from './order.ts';

/** Channels that a socket may subscribe to after its ticket; only what belongs to its user. */
export type SpotPush =
  /** Orders that changed, whole. */
  | { readonly channel: 'orders'; readonly data: Order[] }
  /** New fills, oldest first. */
  | { readonly channel: 'fills'; readonly data: Fill[] };
