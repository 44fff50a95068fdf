import { entry, manifest } from '../../manifest.ts';
import * as spot from './index.ts';

export const spotManifest = manifest({
  area: 'spot',
  calls: [
    entry(spot.placeOrder, spot.placeOrderRequest, spot.placeOrderResponse, { limit: 'trade' }),
    entry(spot.placeOco, spot.placeOcoRequest, spot.placeOcoResponse, { limit: 'trade' }),
    entry(spot.placeBracket, spot.placeBracketRequest, spot.placeBracketResponse, { limit: 'trade' }),
    entry(spot.placeOrders, spot.placeOrdersRequest, spot.placeOrdersResponse, { limit: 'trade' }),
    entry(spot.amendOrder, spot.amendOrderRequest, spot.amendOrderResponse, { limit: 'trade' }),
    entry(spot.cancelOrder, spot.cancelOrderRequest, spot.cancelOrderResponse, { limit: 'cancel' }),
    entry(spot.cancelOrders, spot.cancelOrdersRequest, spot.cancelOrdersResponse, { limit: 'cancel' }),
    entry(spot.cancelAll, spot.cancelAllRequest, spot.cancelAllResponse, { limit: 'cancel' }),
    entry(spot.openOrders, spot.openOrdersRequest, spot.openOrdersResponse),
    entry(spot.orderHistory, spot.orderHistoryRequest, spot.orderHistoryResponse),
    entry(spot.orderLinks, spot.orderLinksRequest, spot.orderLinksResponse),
    entry(spot.orderDetail, spot.orderDetailRequest, spot.orderDetailResponse),
    entry(spot.fills, spot.fillsRequest, spot.fillsResponse),
    entry(spot.fillsExport, spot.fillsExportRequest, spot.fillsExportResponse),
    entry(spot.feeRates, spot.feeRatesRequest, spot.feeRatesResponse),
  ],
  refusals: spot.spot,
  channels: [
    { channel: 'orders', ticket: true, about: "The user's orders that changed, whole." },
    { channel: 'fills', ticket: true, about: "The user's new fills, oldest first." },
  ],
});
