import type { Placed, PlaceOrder } from '@quay/contract/spot';
import type { Order, Outcome } from '@quay/core';
import type { Answer } from '../core-host/port.ts';

/** What became of many orders, in their order, and the batch that all of it is true at. */
export type Many = { readonly outcomes: readonly Outcome<Order>[]; readonly seq: number };

/** Orders over the socket, as the area does them that has orders. */
export type LiveOrders = {
  place(owner: number, requests: readonly PlaceOrder[]): Promise<Many>;
  cancel(owner: number, ids: readonly number[]): Promise<Many>;
  cancelAll(owner: number, symbol: string | null): Promise<Answer<number[]>>;
  onWire(outcome: Outcome<Order>): Placed;
};
