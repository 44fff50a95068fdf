import { entry, manifest } from '../../manifest.ts';
import * as convert from './index.ts';

export const convertManifest = manifest({
  area: 'convert',
  calls: [
    entry(convert.convertCoins, convert.convertCoinsRequest, convert.convertCoinsResponse),
    entry(convert.quoteExchange, convert.quoteExchangeRequest, convert.quoteExchangeResponse),
    entry(convert.exchange, convert.exchangeRequest, convert.exchangeResponse),
    entry(convert.exchangeHistory, convert.exchangeHistoryRequest, convert.exchangeHistoryResponse),
  ],
  refusals: convert.convert,
});
