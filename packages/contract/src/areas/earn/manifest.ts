import { entry, manifest } from '../../manifest.ts';
import * as earn from './index.ts';

const cached = { limit: 'market' } as const;

export const earnManifest = manifest({
  area: 'earn',
  cachedForGuests: true,
  calls: [
    entry(earn.products, earn.productsRequest, earn.productsResponse, cached),
    entry(earn.productDays, earn.productDaysRequest, earn.productDaysResponse, cached),
    entry(earn.coverage, earn.coverageRequest, earn.coverageResponse, cached),
    entry(earn.subscribe, earn.subscribeRequest, earn.subscribeResponse),
    entry(earn.buy, earn.buyRequest, earn.buyResponse),
    entry(earn.redeem, earn.redeemRequest, earn.redeemResponse),
    entry(earn.exitEarly, earn.exitEarlyRequest, earn.exitEarlyResponse),
    entry(earn.startTrial, earn.startTrialRequest, earn.startTrialResponse),
    entry(earn.takeOut, earn.takeOutRequest, earn.takeOutResponse),
    entry(earn.orders, earn.ordersRequest, earn.ordersResponse),
    entry(earn.order, earn.orderRequest, earn.orderResponse),
    entry(earn.history, earn.historyRequest, earn.historyResponse),
    entry(earn.historyExport, earn.historyExportRequest, earn.historyExportResponse),
    entry(earn.incomeDays, earn.incomeDaysRequest, earn.incomeDaysResponse),
    entry(earn.legacyHistory, earn.legacyHistoryRequest, earn.legacyHistoryResponse),
  ],
  refusals: earn.earn,
  channels: [
    {
      channel: 'earn',
      ticket: true,
      about: 'Something of what the user has in Earn changed, and is to be asked for.',
    },
  ],
});
