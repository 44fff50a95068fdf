import type { Candle, Coin, DepthDifference, Level, PublicTrade, Ticker, TickerWithTrend } from '@quay/contract/market';
import { type Instrument, instrumentKey } from '@quay/contract/trading';
import type { Market } from '@quay/core';
import { decimalsOf, divide, format, text } from '@quay/money';
import type { Bar } from './candles.ts';
import type { Difference, Levels } from './depth.ts';
import type { MarketView, TapeTrade, TickerFigures } from './view.ts';

/** Decimals of a share on the wire: a hundredth of a basis point. */
const RATE_DECIMALS = 6;

export const coinOnWire = (market: Market): Coin => ({
  symbol: market.symbol,
  base: market.base,
  quote: market.quote,
  symbolFullName: market.name,
  isTop: market.hot === 1 ? '1' : '0',
  status: market.status,
  tickSize: text(market.tick),
  lotSize: text(market.lot),
  priceDecimals: decimalsOf(market.tick),
  quantityDecimals: decimalsOf(market.lot),
  minQuantity: text(market.minQuantity),
  maxQuantity: text(market.maxQuantity),
  minNotional: text(market.minNotional),
  priceBand: text(market.priceBand),
  maxOpenOrders: market.maxOpenOrders,
  makerFeeRate: text(market.makerFeeRate),
  takerFeeRate: text(market.takerFeeRate),
});

export function tickerOnWire(symbol: string, figures: TickerFigures, at: number): Ticker {
  const { last, open, high, low, volume, turnover, bid, ask } = figures;
  return {
    symbol,
    last: text(last),
    open: text(open),
    high: text(high),
    low: text(low),
    change: text(last - open),
    changeRate: shareOf(last - open, open),
    volume: text(volume),
    turnover: text(turnover),
    bid: bid === undefined ? null : text(bid),
    ask: ask === undefined ? null : text(ask),
    at,
  };
}

/** The same with its closes by the hour, as the lists of instruments show it. */
export const tickerWithTrendOf = (
  market: Pick<MarketView, 'ticker' | 'trend'>,
  instrument: Instrument,
  now: number,
): TickerWithTrend => {
  const key = instrumentKey(instrument);
  return { ...tickerOnWire(instrument.symbol, market.ticker(key, now), now), trend: market.trend(key, now).map(text) };
};

/** A signed share; what is cut off is cut towards zero. */
function shareOf(part: bigint, whole: bigint): string {
  const share = divide(part < 0n ? -part : part, whole, 'down');
  return format(part < 0n ? -share : share, RATE_DECIMALS);
}

export const tradeOnWire = ({ id, price, quantity, side, at }: TapeTrade): PublicTrade => ({
  id,
  price: text(price),
  quantity: text(quantity),
  side,
  at,
});

export const candleOnWire = ({ openedAt, open, high, low, close, volume, turnover }: Bar): Candle => [
  openedAt,
  text(open),
  text(high),
  text(low),
  text(close),
  text(volume),
  text(turnover),
];

export const levelsOnWire = (levels: Levels): Level[] =>
  levels.map(([price, quantity]) => [text(price), text(quantity)]);

export const differenceOnWire = (difference: Difference): DepthDifference => ({
  kind: 'difference',
  previous: difference.previous,
  sequence: difference.sequence,
  bids: levelsOnWire(difference.bids),
  asks: levelsOnWire(difference.asks),
});
