import type { z } from 'zod';
import * as identity from './areas/identity/index.ts';
import * as market from './areas/market/index.ts';
import * as spot from './areas/spot/index.ts';
import * as wallet from './areas/wallet/index.ts';
import type { Call } from './call.ts';
import { edge, type Refusal } from './refusal.ts';
import { trading } from './trading.ts';

/** A call together with the schemas that the edge judges it by. */
export type Entry = {
  readonly call: Call<never, unknown>;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
};

const entry = <Request, Response>(
  one: Call<Request, Response>,
  request: z.ZodType<Request>,
  response: z.ZodType<Response>,
): Entry => ({ call: one as Call<never, unknown>, request, response });

/** Every route of Quay, on one screen. */
export const catalog: readonly Entry[] = [
  entry(market.coinList, market.coinListRequest, market.coinListResponse),
  entry(market.realTime, market.realTimeRequest, market.realTimeResponse),
  entry(market.latestTrade, market.latestTradeRequest, market.latestTradeResponse),
  entry(market.latestDepth, market.latestDepthRequest, market.latestDepthResponse),
  entry(market.kline, market.klineRequest, market.klineResponse),
  entry(market.favorFind, market.favorFindRequest, market.favorResponse),
  entry(market.favorAdd, market.favorRequest, market.favorResponse),
  entry(market.favorDelete, market.favorRequest, market.favorResponse),
  entry(market.currency, market.currencyRequest, market.currencyResponse),

  entry(spot.placeOrder, spot.placeOrderRequest, spot.placeOrderResponse),
  entry(spot.placeOrders, spot.placeOrdersRequest, spot.placeOrdersResponse),
  entry(spot.amendOrder, spot.amendOrderRequest, spot.amendOrderResponse),
  entry(spot.cancelOrder, spot.cancelOrderRequest, spot.cancelOrderResponse),
  entry(spot.cancelOrders, spot.cancelOrdersRequest, spot.cancelOrdersResponse),
  entry(spot.cancelAll, spot.cancelAllRequest, spot.cancelAllResponse),
  entry(spot.openOrders, spot.openOrdersRequest, spot.openOrdersResponse),
  entry(spot.orderHistory, spot.orderHistoryRequest, spot.orderHistoryResponse),
  entry(spot.orderDetail, spot.orderDetailRequest, spot.orderDetailResponse),
  entry(spot.fills, spot.fillsRequest, spot.fillsResponse),
  entry(spot.fillsExport, spot.fillsExportRequest, spot.fillsExportResponse),
  entry(spot.feeRates, spot.feeRatesRequest, spot.feeRatesResponse),

  entry(wallet.wallets, wallet.walletsRequest, wallet.walletsResponse),
  entry(wallet.walletOf, wallet.walletOfRequest, wallet.walletOfResponse),
  entry(wallet.entries, wallet.entriesRequest, wallet.entriesResponse),
  entry(wallet.entriesExport, wallet.entriesExportRequest, wallet.entriesExportResponse),

  entry(identity.register, identity.registerRequest, identity.registerResponse),
  entry(identity.login, identity.loginRequest, identity.loginResponse),
  entry(identity.logout, identity.logoutRequest, identity.logoutResponse),
  entry(identity.memberInfo, identity.memberInfoRequest, identity.memberInfoResponse),
  entry(identity.savePreferences, identity.savePreferencesRequest, identity.savePreferencesResponse),
  entry(identity.liveTicket, identity.liveTicketRequest, identity.liveTicketResponse),
  entry(identity.config, identity.configRequest, identity.configResponse),
];

/** Every refusal, by its reason. */
export const allRefusals: readonly Refusal[] = [
  ...Object.values(edge),
  ...Object.values(identity.identity),
  ...Object.values(trading),
  ...Object.values(market.market),
  ...Object.values(spot.spot),
  ...Object.values(wallet.wallet),
];

/** Every channel of the socket, for the page that documents them. */
export const channels: readonly { readonly channel: string; readonly ticket: boolean; readonly about: string }[] = [
  { channel: 'tickers', ticket: false, about: 'Tickers that changed since the last tick; all of them on subscribing.' },
  {
    channel: 'depth:<symbol>',
    ticket: false,
    about: 'The order book: a snapshot, then numbered differences. A gap in the numbers means: take a new snapshot.',
  },
  {
    channel: 'trades:<symbol>',
    ticket: false,
    about: 'On subscribing the latest trades, then those since the last tick, oldest first.',
  },
  {
    channel: 'candles:<symbol>:<interval>',
    ticket: false,
    about: 'On subscribing the newest candles, then those that changed; the last one is still open.',
  },
  { channel: 'orders', ticket: true, about: "The user's orders that changed, whole." },
  { channel: 'fills', ticket: true, about: "The user's new fills, oldest first." },
  { channel: 'balances', ticket: true, about: "The user's balances that changed, whole." },
];

/** The reason of every refusal there is; a language that lacks the words of one does not compile. */
export type Reason =
  | (typeof edge)[keyof typeof edge]['reason']
  | (typeof trading)[keyof typeof trading]['reason']
  | (typeof identity.identity)[keyof typeof identity.identity]['reason']
  | (typeof market.market)[keyof typeof market.market]['reason']
  | (typeof spot.spot)[keyof typeof spot.spot]['reason']
  | (typeof wallet.wallet)[keyof typeof wallet.wallet]['reason'];
