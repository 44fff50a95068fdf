import { entry, manifest } from '../../manifest.ts';
import * as market from './index.ts';

export const marketManifest = manifest({
  area: 'market',
  limit: 'market',
  cachedForGuests: true,
  calls: [
    entry(market.coinList, market.coinListRequest, market.coinListResponse),
    entry(market.realTime, market.realTimeRequest, market.realTimeResponse),
    entry(market.latestTrade, market.latestTradeRequest, market.latestTradeResponse),
    entry(market.latestDepth, market.latestDepthRequest, market.latestDepthResponse),
    entry(market.kline, market.klineRequest, market.klineResponse),
    entry(market.favorFind, market.favorFindRequest, market.favorResponse),
    entry(market.favorAdd, market.favorRequest, market.favorResponse),
    entry(market.favorDelete, market.favorRequest, market.favorResponse),
    entry(market.alerts, market.alertsRequest, market.alertsResponse),
    entry(market.setAlert, market.setAlertRequest, market.setAlertResponse),
    entry(market.removeAlert, market.removeAlertRequest, market.removeAlertResponse),
    entry(market.currency, market.currencyRequest, market.currencyResponse),
  ],
  refusals: market.market,
  channels: [
    {
      channel: 'tickers',
      ticket: false,
      about: 'Tickers that changed since the last tick; all of them on subscribing.',
    },
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
  ],
});
