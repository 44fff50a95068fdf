import { convertCoins, exchange, exchangeHistory, quoteExchange } from '@quay/contract/convert';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { ConvertNeeds } from './needs.ts';
import { convertCoinsRoute } from './routes/convert-coins.ts';
import { exchangeRoute } from './routes/exchange.ts';
import { exchangeHistoryRoute } from './routes/exchange-history.ts';
import { quoteExchangeRoute } from './routes/quote-exchange.ts';

export const convertArea = (needs: ConvertNeeds): Area => ({
  routes: [
    serve(convertCoins, convertCoinsRoute(needs)),
    serve(quoteExchange, quoteExchangeRoute(needs)),
    serve(exchange, exchangeRoute(needs)),
    serve(exchangeHistory, exchangeHistoryRoute),
  ],
});
