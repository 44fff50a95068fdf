import type { LiveRequest } from '@quay/contract';
import type { PlaceOrder as PlaceContractOrder } from '@quay/contract/perpetual';
import type { PlaceOrder } from '@quay/contract/spot';
import { type Product, servedProducts } from '@quay/contract/trading';
import { areOrderIds, arePlaceOrders, isInstrumentSymbol } from './place-order-shape.ts';

const CHANNEL_LENGTH_MAX = 64;
const TICKET_LENGTH_MAX = 128;
export const ID_LENGTH_MAX = 64;

/** Orders or cancels of one message. `what` is missing when the message has its name but not its shape. */
export type TradeRequest = { readonly id: string; readonly product: Product } & (
  | { readonly op: 'place'; readonly what: readonly PlaceOrder[] | readonly PlaceContractOrder[] | undefined }
  | { readonly op: 'cancel'; readonly what: readonly number[] | undefined }
  | { readonly op: 'cancel-all'; readonly what: { readonly symbol: string | null } | undefined }
);

/** What concerns the connection itself and what it listens to. */
export type ListenRequest = Exclude<LiveRequest, { readonly op: TradeRequest['op'] }>;

/** Reads what a client said; nothing when it is not a request of the contract. */
export function liveRequest(text: string): ListenRequest | TradeRequest | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || !('op' in said)) return undefined;
  switch (said.op) {
    case 'place':
    case 'cancel':
    case 'cancel-all':
      return tradeRequest(said as Said);
    case 'ping':
      return { op: 'ping' };
    case 'login': {
      const ticket = 'ticket' in said ? said.ticket : undefined;
      return isShort(ticket, TICKET_LENGTH_MAX) ? { op: 'login', ticket } : undefined;
    }
    case 'subscribe':
    case 'unsubscribe': {
      const channels: unknown = 'channels' in said ? said.channels : undefined;
      if (!Array.isArray(channels) || channels.length === 0) return undefined;
      return channels.every((one) => isShort(one, CHANNEL_LENGTH_MAX)) ? { op: said.op, channels } : undefined;
    }
    default:
      return undefined;
  }
}

type Said = {
  readonly op: TradeRequest['op'];
  readonly id?: unknown;
  readonly product?: unknown;
  readonly orders?: unknown;
  readonly orderIds?: unknown;
  readonly symbol?: unknown;
};

/** As strict as a call: an unknown field is refused, because it may be a mistake. */
function tradeRequest(said: Said): TradeRequest | undefined {
  const { op, id } = said;
  if (!isShort(id, ID_LENGTH_MAX) || id === '') return undefined;
  // Clients of before named no product.
  const named = 'product' in said;
  const known = named ? servedProducts.find((one) => one === said.product) : servedProducts[0];
  const product = known ?? servedProducts[0]!;
  const fields = known === undefined ? Number.NaN : Object.keys(said).length - (named ? 1 : 0);
  switch (op) {
    case 'place':
      return { op, id, product, what: fields === 3 && arePlaceOrders(product, said.orders) ? said.orders : undefined };
    case 'cancel':
      return { op, id, product, what: fields === 3 && areOrderIds(said.orderIds) ? said.orderIds : undefined };
    case 'cancel-all': {
      if (fields === 2) return { op, id, product, what: { symbol: null } };
      const { symbol } = said;
      return { op, id, product, what: fields === 3 && isInstrumentSymbol(product, symbol) ? { symbol } : undefined };
    }
  }
}

const isShort = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
