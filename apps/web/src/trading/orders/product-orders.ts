import type { Coin } from '@quay/contract/market';
import type { OrderRefusals, OrderType } from '@quay/contract/trading';
import type { Book } from '@quay/contract/wallet';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Figures } from '../../shell/figures.ts';
import type { ProductMarkets } from '../market/product-markets.ts';
import type { LinkedOrders } from './linked-orders.ts';
import type { AmendOrder, Fill, Order } from './order.ts';
import type { OrderQueries } from './order-queries.ts';
import type { FillsParams, RecordKind } from './record-filter.ts';

/** An amount of one coin. */
export type Held = { readonly amount: bigint; readonly coin: string };

/** What follows from an order for its owner's balances. A product settles in its own way, so it brings these. */
export type OrderSums = {
  /** What an order holds that has not ended. */
  held(order: Order, coin: Coin): Held;
  /** What a quantity is worth at a price, in the coin that an order is settled in. */
  worth(coin: Coin | undefined, quantity: bigint, price: bigint): bigint;
  /** What an ended order gave back of the amount that it named. */
  returned(order: Order): string | null;
  /** What arrived for the fills so far, less the fee; nothing where a trade delivers nothing. */
  arrived(order: Order): { readonly amount: string; readonly coin: 'base' | 'quote' } | null;
};

type Priced = { readonly price: bigint; readonly quantity: bigint };

/** What a change of an order is checked by, where that is more than the order and its market. */
export type AmendFacts = {
  /** The price that the band lies round, and how far it reaches, as a share. */
  readonly middle: string | null;
  readonly priceBand: string;
  /** What is free of the coin that it holds. */
  readonly available: bigint;
  /** How much of it it would hold at another price and quantity. */
  heldAt(at: Priced): bigint;
};

/** What a product brings whose orders can be changed while they rest. */
export type Amending = {
  useAmendOrder(): UseMutationResult<Order, Error, AmendOrder>;
  /** The coin that an order holds, and how much of it at another price and quantity. */
  heldAt(order: Order, coin: Coin, at: Priced): Held;
  /** Of a product whose orders hold what its account and its marks say; null while that is not known. */
  useFacts(order: Order): AmendFacts | null | undefined;
};

/** The sentences in which products differ. */
export type OrderWords = {
  readonly cancelled: (number: string) => string;
  /** What an order or a fill does: `Buy`. */
  side(one: Order | Fill): string;
  /** What the trades of an order came to: `Paid`. */
  traded(order: Order): string;
  /** What a fill brought besides, in a line of its own. */
  brought?(fill: Fill, figures: Figures): string | null;
};

/** What a product hands to the screens of its orders: its calls, its sums, its words, and where its screens are. */
export type ProductOrders = ProductMarkets & {
  /** The account that its orders are paid from and into. */
  readonly book: Book;
  readonly refusals: OrderRefusals;
  /** The kinds of orders that it has. */
  readonly types: readonly OrderType[];
  /** Where the mark triggers stop orders and not the last price: then one that buys waits for a rise, one that sells for a fall. */
  readonly stopsFollow?: 'mark';
  readonly sums: OrderSums;
  readonly queries: Pick<
    OrderQueries,
    'orderHistoryQuery' | 'fillsQuery' | 'orderDetailQuery' | 'openOrdersQuery' | 'useOrderPushes'
  >;
  useWords(): OrderWords;
  /** Nothing where an order stays as it was placed. */
  readonly amending?: Amending;
  /** Open orders that are linked. */
  useLinks(): LinkedOrders;
  /** Lines about what is linked to an order, where orders may. */
  readonly Links?: ComponentType<{ order: Order }>;
  /** A form that is filled in places one of its orders again. */
  readonly repeats?: true;
  useCancelOrder(): UseMutationResult<Order, Error, number>;
  /** Cancels the orders of one market, or without one those of all. */
  useCancelAll(): UseMutationResult<{ readonly cancelled: readonly number[] }, Error, string | undefined>;
  /** Fills as a file, and what it is called. */
  readonly fillsFile: { readonly name: string | undefined; fetch(params: FillsParams): Promise<string> };
  /** The address of one order. */
  href(order: { readonly orderId: number }): string;
  /** The address of a market, and of all orders and fills of one. */
  marketHref(symbol: string): string;
  recordsHref(symbol: string, search?: Readonly<Record<string, string>>): string;
  /** From 1024 px: the lines above its orders and fills, with what can be done with them at the right. */
  readonly Lines?: ComponentType<{ kind: RecordKind; children?: ReactNode }>;
  /** Cancels an order that has not ended: one small button. */
  readonly Cancel: ComponentType<{ order: Order }>;
};
