import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, idText, pageText, symbol, time } from '../../fields.ts';
import { instrumentSymbol } from '../../trading/instrument-fields.ts';
import { cancelAll } from './cancel-all.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeAll } from './close-all.ts';
import { closeByOrder } from './close-by-order.ts';
import { contract } from './contract.ts';
import { orderDetail } from './order-detail.ts';
import { placeOrder } from './place-order.ts';
import { setTriggers } from './set-triggers.ts';

/**
 * Calls of contracts that the specification names, for clients of its family. They act by GET: each that does has a POST form
 * at the same path, and the GET form answers `no-store`, with the token header alone.
 */

/** `COIN_BASED` settles in its coin; `DELIVERY` has an end, and settles in either. */
export const legacyContractTypes = ['USDT_BASED', 'COIN_BASED', 'DELIVERY'] as const;
/** `PENDING` rests in the book, `CLOSED` is over; `OPEN` is a position. */
export const legacyStatuses = ['PENDING', 'OPEN', 'CLOSED'] as const;

const of = {
  coinSymbol: instrumentSymbol.optional().describe('coin, or the symbol of a contract'),
  contractType: z.enum(legacyContractTypes).optional().describe('USDT_BASED when not said'),
};
const pages = { pageNo: pageText.optional(), pageSize: pageText.optional().describe('10 when not said, 100 at most') };

const named = {
  coinSymbol: symbol,
  symbol: instrumentSymbol,
  contractType: z.enum(legacyContractTypes),
};

export const legacyContract = z.object({
  ...named,
  status: z.string(),
  baseCoin: symbol,
  settleCoin: symbol,
  priceStep: decimal,
  amountStep: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  maxLeverage: z.number().int(),
  makerFeeRate: decimal,
  takerFeeRate: decimal,
  markPrice: decimal.nullable(),
  indexPrice: decimal.nullable(),
});
export type LegacyContract = z.infer<typeof legacyContract>;

export const legacyContractOrder = z.object({
  id: z.string(),
  orderId: z.string(),
  ...named,
  direction: z.enum(['LONG', 'SHORT']),
  offset: z.enum(['OPEN', 'CLOSE']),
  type: z.enum(['LIMIT', 'MARKET']),
  leverage: z.number().int().nullable(),
  amount: decimal,
  dealAmount: decimal,
  price: decimal.nullable(),
  dealPrice: decimal.nullable(),
  margin: decimal.describe('what it holds now'),
  fee: decimal,
  status: z.enum(legacyStatuses),
  createTime: time,
  updateTime: time,
});
export type LegacyContractOrder = z.infer<typeof legacyContractOrder>;

export const legacyPosition = z.object({
  ...named,
  direction: z.enum(['LONG', 'SHORT']),
  leverage: z.number().int(),
  marginMode: z.string(),
  amount: decimal,
  openValue: decimal,
  margin: decimal,
  realizedProfit: z.string(),
  fee: decimal,
  status: z.literal('OPEN'),
  createTime: time,
});
export type LegacyPosition = z.infer<typeof legacyPosition>;

export const legacyContractFill = z.object({
  id: z.string(),
  orderId: z.string(),
  ...named,
  side: z.enum(['BUY', 'SELL']),
  price: decimal,
  amount: decimal,
  value: decimal,
  fee: decimal,
  profit: z.string(),
  createTime: time,
});
export type LegacyContractFill = z.infer<typeof legacyContractFill>;

export const legacyConfigRequest = z.strictObject(of);
export const legacyConfigResponse = z.array(legacyContract);
/** Contracts of a coin, or all, with their terms and marks. */
export const legacyConfig = call<z.infer<typeof legacyConfigRequest>, LegacyContract[]>({
  name: 'perpetual/legacy-config',
  method: 'GET',
  path: '/contract/perpetual/getPerpetualConfig',
  permission: 'guest',
  refusals: [],
  about: 'Contracts of a coin, or all, with their terms and marks.',
});

/** Terms of dated contracts, as clients of this family name them. */
export const legacyDeliveryTerms = ['WEEK', 'BI_WEEK', 'QUARTER'] as const;
/** What is said of which dated contract is meant: its coin with what it settles in and how long it runs, or its symbol. */
const ofDelivery = {
  coinSymbol: instrumentSymbol.optional().describe('coin, or the symbol of a contract'),
  settleCoin: symbol.optional().describe('USDT when not said'),
  deliveryType: z.enum(legacyDeliveryTerms).optional().describe('WEEK when not said and one is meant'),
};

export const legacyDelivery = z.object({
  ...legacyContract.shape,
  deliveryType: z.enum(legacyDeliveryTerms),
  deliveryTime: time.describe('its expiry'),
  windowSeconds: z.number().int().positive(),
  deliveryFeeRate: decimal,
  settlementPrice: decimal.nullable().describe('null until it is fixed'),
});
export type LegacyDelivery = z.infer<typeof legacyDelivery>;

export const legacyDeliveryConfigRequest = z.strictObject(ofDelivery);
export const legacyDeliveryConfigResponse = z.array(legacyDelivery);
/** Dated contracts of a coin, or all, with their terms, marks and expiries. */
export const legacyDeliveryConfig = call<z.infer<typeof legacyDeliveryConfigRequest>, LegacyDelivery[]>({
  name: 'perpetual/legacy-delivery-config',
  method: 'GET',
  path: '/contract/delivery/getDeliveryConfig',
  permission: 'guest',
  refusals: [],
  about: 'Dated contracts of a coin, or all, with their terms, marks and expiries.',
});

export const legacyLeveragesRequest = z.strictObject(of);
export const legacyLeveragesResponse = z.array(z.object({ leverage: z.number().int() }));
/** Leverages that a contract may be opened with, the smallest first. */
export const legacyLeverages = call<z.infer<typeof legacyLeveragesRequest>, z.infer<typeof legacyLeveragesResponse>>({
  name: 'perpetual/legacy-leverages',
  method: 'GET',
  path: '/contract/perpetual/leverage/findAllBySymbol',
  permission: 'guest',
  refusals: contract.refusals,
  about: 'Leverages that a contract may be opened with, the smallest first.',
});

export const legacyPlaceRequest = z.strictObject({
  ...of,
  direction: z.enum(['LONG', 'SHORT']),
  offset: z.enum(['OPEN', 'CLOSE']).optional().describe('OPEN when not said'),
  type: z.enum(['LIMIT', 'MARKET']),
  price: decimal.optional(),
  amount: decimal,
  leverage: z.number().int().min(1).max(1_000).optional(),
  clientOrderId: z.string().max(64).optional(),
});
export const legacyPlaceResponse = legacyContractOrder;
/** Opens or closes a long or a short. */
export const legacyPlace = call<z.infer<typeof legacyPlaceRequest>, LegacyContractOrder>({
  name: 'perpetual/legacy-place',
  way: 'far-order',
  method: 'POST',
  path: '/contract/perpetual/order',
  getTwin: '/contract/perpetual/order',
  permission: 'user',
  refusals: placeOrder.refusals,
  about: 'Opens or closes a long or a short.',
});

export const legacyDeliveryPlaceRequest = z.strictObject({
  ...ofDelivery,
  ...legacyPlaceRequest.omit({ coinSymbol: true, contractType: true }).shape,
});
export const legacyDeliveryPlaceResponse = legacyContractOrder;
/** Opens or closes a long or a short of a dated contract. */
export const legacyDeliveryPlace = call<z.infer<typeof legacyDeliveryPlaceRequest>, LegacyContractOrder>({
  name: 'perpetual/legacy-delivery-place',
  way: 'far-order',
  method: 'POST',
  path: '/contract/delivery/order',
  getTwin: '/contract/delivery/order',
  permission: 'user',
  refusals: placeOrder.refusals,
  about: 'Opens or closes a long or a short of a dated contract.',
});

export const legacyOrdersRequest = z.strictObject({ ...of, ...pages, status: z.enum(legacyStatuses).optional() });
export const legacyOrdersResponse = z.array(z.union([legacyContractOrder, legacyPosition]));
/** The user's resting orders (PENDING, when not said), positions (OPEN) or finished orders (CLOSED), newest first. */
export const legacyOrders = call<z.infer<typeof legacyOrdersRequest>, z.infer<typeof legacyOrdersResponse>>({
  name: 'perpetual/legacy-orders',
  method: 'GET',
  path: '/contract/wallet/findOrderByPage',
  permission: 'user',
  refusals: [],
  about:
    "The user's resting orders (PENDING, when not said), positions (OPEN) or finished orders (CLOSED), newest first.",
});

export const legacyOrderRequest = z.strictObject({ id: idText });
export const legacyOrderResponse = legacyContractOrder;
/** One order of the user. */
export const legacyOrder = call<z.infer<typeof legacyOrderRequest>, LegacyContractOrder>({
  name: 'perpetual/legacy-order',
  method: 'GET',
  path: '/contract/wallet/findOrderById',
  permission: 'user',
  refusals: orderDetail.refusals,
  about: 'One order of the user.',
});

export const legacyOrderOfRequest = z.strictObject({ orderId: idText });
export const legacyOrderOfResponse = legacyContractOrder;
/** The same, named otherwise. */
export const legacyOrderOf = call<z.infer<typeof legacyOrderOfRequest>, LegacyContractOrder>({
  name: 'perpetual/legacy-order-of',
  method: 'GET',
  path: '/contract/wallet/findByOrderId',
  permission: 'user',
  refusals: orderDetail.refusals,
  about: 'One order of the user, named by `orderId`.',
});

export const legacyTerminateRequest = z.strictObject({ orderId: idText });
export const legacyTerminateResponse = legacyContractOrder;
/** Cancels one open order. */
export const legacyTerminate = call<z.infer<typeof legacyTerminateRequest>, LegacyContractOrder>({
  name: 'perpetual/legacy-terminate',
  method: 'POST',
  path: '/contract/wallet/terminateContractPerpetual',
  getTwin: '/contract/wallet/terminateContractPerpetual',
  permission: 'user',
  whileFrozen: true,
  refusals: cancelOrder.refusals,
  about: 'Cancels one open order of a contract.',
});

export const legacyFillsRequest = z.strictObject({ ...of, ...pages });
export const legacyFillsResponse = z.array(legacyContractFill);
/** A page of the user's fills, newest first. */
export const legacyFills = call<z.infer<typeof legacyFillsRequest>, LegacyContractFill[]>({
  name: 'perpetual/legacy-fills',
  method: 'GET',
  path: '/contract/wallet/findTransByPage',
  permission: 'user',
  refusals: [],
  about: "A page of the user's fills of contracts, newest first.",
});

export const legacyFillsOfRequest = z.strictObject({ orderId: idText });
export const legacyFillsOfResponse = z.array(legacyContractFill);
/** The fills of one order, oldest first. */
export const legacyFillsOf = call<z.infer<typeof legacyFillsOfRequest>, LegacyContractFill[]>({
  name: 'perpetual/legacy-fills-of',
  method: 'GET',
  path: '/contract/wallet/findTrans',
  permission: 'user',
  refusals: orderDetail.refusals,
  about: 'The fills of one order, oldest first.',
});

export const legacyCancelAllRequest = z.strictObject(of);
export const legacyCancelAllResponse = z.object({ orderIds: z.array(z.string()) });
/** Cancels all open orders of the user, of one contract or of all. */
export const legacyCancelAll = call<z.infer<typeof legacyCancelAllRequest>, z.infer<typeof legacyCancelAllResponse>>({
  name: 'perpetual/legacy-cancel-all',
  method: 'POST',
  path: '/api/contractApplyOrder!cancelAll.action',
  getTwin: '/api/contractApplyOrder!cancelAll.action',
  permission: 'user',
  whileFrozen: true,
  refusals: cancelAll.refusals,
  about: 'Cancels all open orders of contracts of the user, of one contract or of all.',
});

export const legacyCloseByOrderRequest = z.strictObject({ orderId: idText });
export const legacyCloseByOrderResponse = legacyContractOrder;
/** Closes at market what is still open of an order's quantity. */
export const legacyCloseByOrder = call<z.infer<typeof legacyCloseByOrderRequest>, LegacyContractOrder>({
  name: 'perpetual/legacy-close-by-order',
  way: 'far-order',
  method: 'POST',
  path: '/contract/wallet/manualContractPerpetualCloseByOrder',
  getTwin: '/contract/wallet/manualContractPerpetualCloseByOrder',
  permission: 'user',
  refusals: closeByOrder.refusals,
  about: "Closes at market what is still open of an order's quantity.",
});

export const legacyCloseAllRequest = z.strictObject(of);
export const legacyCloseAllResponse = z.object({
  orderIds: z.array(z.string()).describe('orders that were cancelled'),
  closed: z.array(z.object({ ...named, direction: z.enum(['LONG', 'SHORT']), amount: decimal, leftAmount: decimal })),
});
/** Cancels all open orders of the user and closes all positions at market, of one contract or of all. */
export const legacyCloseAll = call<z.infer<typeof legacyCloseAllRequest>, z.infer<typeof legacyCloseAllResponse>>({
  name: 'perpetual/legacy-close-all',
  method: 'POST',
  path: '/api/contractOrder!closeAll.action',
  getTwin: '/api/contractOrder!closeAll.action',
  permission: 'user',
  refusals: closeAll.refusals,
  about: 'Cancels all open orders of contracts and closes all positions at market, of one contract or of all.',
});

export const legacyModifyClosureRequest = z.strictObject({
  ...of,
  contractOrderId: idText.optional().describe('an open order that opens; the position when not said'),
  stopProfit: decimal.optional().describe('the mark at which a profit is taken'),
  stopLoss: decimal.optional().describe('the mark at which a loss is limited'),
});
export const legacyModifyClosureResponse = z.object({ ids: z.array(z.string()) });
/** Sets stop-profit, stop-loss or both of a whole position, or of an order. */
export const legacyModifyClosure = call<
  z.infer<typeof legacyModifyClosureRequest>,
  z.infer<typeof legacyModifyClosureResponse>
>({
  name: 'perpetual/legacy-modify-closure',
  method: 'POST',
  path: '/contract/perpetual/modifyPresetClosure',
  getTwin: '/contract/perpetual/modifyPresetClosure',
  permission: 'user',
  refusals: setTriggers.refusals,
  about: 'Sets stop-profit, stop-loss or both of a whole position, or of an order.',
});
