import type { Coin } from '@quay/contract/market';
import type { Product } from '@quay/contract/trading';
import type { ComponentType } from 'react';
import type { Order } from './order.ts';

/** What a product hands to the lists of its orders. */
export type ProductOrders = {
  readonly product: Product;
  /** The address of one order. */
  href(order: { readonly orderId: number }): string;
  /** The product's markets; empty until they are known. */
  useMarkets(): readonly Coin[];
  /** What can be done with an order that has not ended. */
  readonly Acts: ComponentType<{ order: Order }>;
};
