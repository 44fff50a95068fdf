import { convertCoins, exchange, exchangeHistory, quoteExchange } from '@quay/contract/convert';
import { type Served, serve } from '../../edge/route.ts';
import { convertCoinsRoute } from './routes/convert-coins.ts';
import { exchangeRoute } from './routes/exchange.ts';
import { exchangeHistoryRoute } from './routes/exchange-history.ts';
import { quoteExchangeRoute } from './routes/quote-exchange.ts';

export const convertRoutes: readonly Served[] = [
  serve(convertCoins, convertCoinsRoute),
  serve(quoteExchange, quoteExchangeRoute),
  serve(exchange, exchangeRoute),
  serve(exchangeHistory, exchangeHistoryRoute),
];
