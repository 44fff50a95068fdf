import type { Side } from '@quay/contract';
import type { ComponentType } from 'react';
import type { Rates } from '../fees/fees.ts';
import type { Order, PlaceOrder } from '../orders/order.ts';
import type { ProductOrders } from '../orders/product-orders.ts';
import type { EarlyRefusal } from './early-refusals.ts';
import type { MarketNow, Plan, SizeRule } from './order-sums.ts';
import type { TradeDraft } from './trade-draft.ts';

/** What the ticket needs to know to check and to sum up an order. `null`: not known (yet). */
export type Circumstances = MarketNow & {
  readonly available: { readonly base: bigint; readonly quote: bigint } | null;
  /** The user's open orders in this market, those that wait for a price included. */
  readonly openOrders: number | null;
  /** What the user pays for trading here. */
  readonly rates: Rates;
  /** Hours for which orders far from the last price wait, after a change of the user's security. */
  readonly heldHours?: number | undefined;
};

/** What the shared part of the ticket reads of a product's sums. */
export type TicketSummary = {
  /** Base asset bought or sold. */
  readonly quantity: bigint;
  /** Its worth in quote asset. */
  readonly total: bigint;
  /** How much of what is available the order takes, as a whole number of per cent. */
  readonly share: number | null;
};

export type TotalsProps<Summary> = { plan: Plan; circumstances: Circumstances; summary: Summary | null };

export type ConfirmProps<Summary> = {
  open: boolean;
  onClose: () => void;
  plan: Plan;
  circumstances: Circumstances;
  summary: Summary;
  sending: boolean;
  /** What went wrong with the last try. */
  problem?: string;
  onConfirm: () => void;
};

/** The call that places an order. */
export type Placing = { readonly isPending: boolean; mutateAsync(order: PlaceOrder): Promise<Order> };

/** The sentences of the ticket in which products differ. */
export type TicketWords = {
  readonly side: Readonly<Record<Side, string>>;
  /** The act, with its size: `Buy 0.1 BTC`. */
  readonly act: Readonly<Record<Side, (size: string) => string>>;
  readonly sending: Readonly<Record<Side, (size: string) => string>>;
  readonly bought: (quantity: string, price: string) => string;
  readonly sold: (quantity: string, price: string) => string;
  readonly boughtPart: (quantity: string, price: string, why: string) => string;
  readonly soldPart: (quantity: string, price: string, why: string) => string;
};

/** What a product hands to the ticket: what an order of it holds and costs, and its call. The fields are the same for all. */
export type ProductTicket<Summary extends TicketSummary> = Pick<
  ProductOrders,
  'product' | 'book' | 'refusals' | 'types' | 'href'
> & {
  /**
   * Whether a market buy may name what to spend, whether one chooses which of two own orders ends, and whether orders may
   * are linked: pairs, and purchases with exits.
   */
  readonly has: { readonly spending: boolean; readonly selfTrade: boolean; readonly links?: boolean };
  /** What a price is counted in. */
  priceUnit(coin: MarketNow['coin']): string;
  useTicketWords(): TicketWords;
  /** What stands beside the kind of order: on what terms the position is held. */
  readonly Terms?: ComponentType;
  /** The channel of the user's orders. */
  readonly channel: string;
  /** Which of the two sizes an order names. */
  readonly sizeField: SizeRule;
  usePlaceOrder(): Placing;
  /** The user's rates in this market; those of the lowest tier while they are not known. */
  useRates(coin: MarketNow['coin']): Rates;
  /** For how many hours orders far from the last price wait; nothing where none do. */
  useHeldHours(isFar: boolean): number | undefined;
  /** What a readable draft comes to; null while a number is missing or there is nothing to estimate with. */
  summarise(plan: Plan, circumstances: Circumstances): Summary | null;
  /** The first refusal that is already certain, in the order in which the server checks; null when nothing is. */
  refusalOf(plan: Plan, circumstances: Circumstances): EarlyRefusal | null;
  /** What an order says besides what orders of every product do. */
  alsoSays?(plan: Plan, circumstances: Circumstances): object;
  /** Where the server calls a field of the form by another name. */
  fieldOf?(plan: Plan, field: string | undefined): string | undefined;
  /** The price that triggers stop orders, where it is not the last one, and what it is now. */
  readonly stops?: { readonly follow: 'mark'; readonly price: string | null };
  /** Puts a share (0 to 100) of what is available into the form, never more than it. */
  takeShare(draft: TradeDraft, circumstances: Circumstances, percent: number): TradeDraft;
  /** Lines below the fields: what the order comes to. */
  readonly Totals: ComponentType<TotalsProps<Summary>>;
  /** The last look before an order is sent. */
  readonly Confirm: ComponentType<ConfirmProps<Summary>>;
};
