import type { Placed } from '@quay/contract/spot';
import type { Product } from '@quay/contract/trading';
import type { Order, Outcome } from '@quay/core';
import type { Answer } from '../core-host/port.ts';

/** What became of many orders, in their order, and the batch that all of it is true at. */
export type Many = { readonly outcomes: readonly Outcome<Order>[]; readonly seq: number };

/** Orders over the socket, as the area does them that has orders of a product. */
export type LiveOrders<Request = never> = {
  readonly product: Product;
  place(owner: number, requests: readonly Request[]): Promise<Many>;
  cancel(owner: number, ids: readonly number[]): Promise<Many>;
  cancelAll(owner: number, symbol: string | null): Promise<Answer<number[]>>;
  onWire(outcome: Outcome<Order>): Placed;
};

/**
 * The orders of each product that is traded over the socket.
 *
 * @throws when a product that is served has no area that takes its orders, or two of them
 */
export function ordersByProduct(
  declared: readonly LiveOrders[],
  served: readonly Product[],
): ReadonlyMap<Product, LiveOrders> {
  for (const product of served) {
    const found = declared.filter((one) => one.product === product).length;
    if (found !== 1) throw new Error(`orders of ${product} are taken over the socket by ${found} areas of the server`);
  }
  return new Map(declared.map((one) => [one.product, one]));
}
