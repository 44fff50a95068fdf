import type { CastContract, CastMarket } from '@quay/cast';
import { ONE } from '@quay/money';
import { type CandleRow, foldCandles, openedAt as opened, type StoredInterval, storedIntervals } from '@quay/store';
import type { Bar } from '../../areas/market/candles.ts';
import { Chance } from './chance.ts';
import { characterOf, meanTrade } from './character.ts';
import { CONTRACT_TRADES } from './contract-market-makers.ts';
import { minuteOf, momentOf } from './world/season.ts';
import { World, type WorldState } from './world/world.ts';

const MINUTE_MS = 60_000;
const FIVE_MINUTES = 5;
const DAY_MINUTES = 24 * 60;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const HISTORY_DAYS = 90;
/** Candles of a minute are five times as many as those of five: there are some of the last days alone. */
export const MINUTE_DAYS = 2;
const CHUNK = 5_000;
/** Variance of a trade's worth as a multiple of its mean's square: how much the volume of few trades differs. */
const TRADE_VARIANCE = 10;

/** What has a past: a market, or a contract, whose price is that of its coin. */
type Listed = Pick<CastMarket, 'symbol' | 'tick' | 'lot' | 'referencePrice'> &
  Partial<Pick<CastContract, 'coin' | 'kind'>>;

/** The candles that each interval is made of: those of the longest stored interval that fits into it. */
const madeOf: Readonly<Record<Exclude<StoredInterval, '1m' | '5m'>, StoredInterval>> = {
  '30m': '5m',
  '1h': '30m',
  '4h': '1h',
  '1d': '4h',
  '1w': '1d',
  '1M': '1d',
};

/** What a coin did, minute by minute: logarithms of price ÷ the price at the end, and how busy trading was. */
type CoinPast = {
  /** One more than there are minutes: what holds when each begins, and when the last ends. */
  readonly x: Float64Array;
  readonly highest: Float64Array;
  readonly lowest: Float64Array;
  readonly busy: Float32Array;
};

/** The past of a world that is to go on from here. */
export type Past = {
  /** Where it is now, at home: what coins cost now is their listing price. */
  readonly state: WorldState;
  readonly beginsAt: number;
  readonly coins: ReadonlyMap<string, CoinPast>;
};

/** Lets a world live for some days up to the minute of a moment. */
export function pastOf(seed: Uint8Array, symbols: readonly string[], endsAt: number, days = HISTORY_DAYS): Past {
  const begin = minuteOf(opened('1d', endsAt - days * DAY_MS));
  const count = minuteOf(endsAt) - begin;
  const world = new World(seed, symbols, begin);
  const coins = symbols.map(() => ({
    x: new Float64Array(count + 1),
    highest: new Float64Array(count),
    lowest: new Float64Array(count),
    busy: new Float32Array(count),
  }));
  for (let minute = 0; minute < count; minute++) {
    world.step();
    for (const [index, coin] of coins.entries()) {
      const { to, busy } = world.last(index);
      const [highest, lowest] = world.extremes(index);
      coin.x[minute + 1] = to;
      coin.highest[minute] = highest;
      coin.lowest[minute] = lowest;
      coin.busy[minute] = busy;
    }
  }
  for (const coin of coins) {
    const home = coin.x[count]!;
    for (const column of [coin.x, coin.highest, coin.lowest]) {
      for (let at = 0; at < column.length; at++) column[at]! -= home;
    }
  }
  world.settle();
  return {
    state: world.state,
    beginsAt: momentOf(begin),
    coins: new Map(symbols.map((symbol, index) => [symbol, coins[index]!])),
  };
}

/** The past of some markets and contracts at every interval that has rows, in portions. It ends where live trading begins. */
export function* historyOf(listed: readonly Listed[], past: Past, seed: string): Generator<CandleRow[]> {
  for (const one of listed) {
    const { minutes, bars: fives } = pastBars(one, past, seed);
    const bars = new Map<StoredInterval, Bar[]>([
      ['1m', minutes],
      ['5m', fives],
    ]);
    for (const interval of storedIntervals) {
      if (interval !== '1m' && interval !== '5m')
        bars.set(interval, foldCandles(bars.get(madeOf[interval])!, interval));
      const rows = bars
        .get(interval)!
        .map((bar): CandleRow => ({ product: one.kind ? 'perpetual' : 'spot', market: one.symbol, interval, ...bar }));
      for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
    }
  }
}

/** Candles of five minutes, oldest first. The last close is the listing price. */
export const barsOf = (market: Listed, past: Past, seed: string): Bar[] => pastBars(market, past, seed).bars;

/** Those, and the candles of a minute of the last days, of which the newest of five minutes are made. */
function pastBars(market: Listed, past: Past, seed: string): { readonly minutes: Bar[]; readonly bars: Bar[] } {
  const count = past.coins.get(market.coin ?? market.symbol)!.busy.length;
  const begin = Math.max(0, count - MINUTE_DAYS * DAY_MINUTES);
  const border = begin - (begin % FIVE_MINUTES);
  const bars = stepsOf(market, past, seed, border);
  const minutes = bars.splice(border / FIVE_MINUTES);
  return { minutes, bars: [...bars, ...foldCandles(minutes, '5m')] };
}

/** Candles of five minutes up to a minute of the past, and of one minute from there on, oldest first. */
function stepsOf(market: Listed, past: Past, seed: string, border: number): Bar[] {
  const coin = market.coin ?? market.symbol;
  const character = characterOf(coin);
  const { x, highest, lowest, busy } = past.coins.get(coin)!;
  const chance = new Chance(`${seed}/${market.symbol}/volume`);
  const anchorTicks = Number(market.referencePrice / market.tick);
  const tick = Number(market.tick) / Number(ONE);
  const lot = Number(market.lot) / Number(ONE);
  const ticksAt = (distance: number) => Math.max(1, Math.round(anchorTicks * Math.exp(distance)));
  const trades = market.kind ? CONTRACT_TRADES : { often: 1, size: 1 };
  const tradesOfMinute = character.tradesPerSecond * 60 * trades.often;
  const value = meanTrade(character) * trades.size;

  const bars: Bar[] = [];
  for (let at = 0; at < busy.length; ) {
    const begins = at;
    const end = at < border ? at + FIVE_MINUTES : at + 1;
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.POSITIVE_INFINITY;
    let count = 0;
    for (let minute = begins; minute < end; minute++) {
      high = Math.max(high, highest[minute]!);
      low = Math.min(low, lowest[minute]!);
      count += busy[minute]! * tradesOfMinute;
    }
    const openTicks = ticksAt(x[begins]!);
    const closeTicks = ticksAt(x[end]!);
    const highTicks = Math.max(openTicks, closeTicks, ticksAt(high));
    const lowTicks = Math.min(openTicks, closeTicks, ticksAt(low));
    const variance = Math.log(1 + TRADE_VARIANCE / Math.max(1, count));
    const traded = count * value * Math.exp(Math.sqrt(variance) * chance.normal() - variance / 2);
    const typicalTicks = Math.round((openTicks + highTicks + lowTicks + closeTicks) / 4);
    // An inverse contract counts its lots in dollars.
    const lotWorth = market.kind === 'inverse' ? lot : typicalTicks * tick * lot;
    const lots = BigInt(Math.max(1, Math.round(traded / lotWorth)));
    const typical = BigInt(typicalTicks) * market.tick;
    const volume = lots * market.lot;
    bars.push({
      openedAt: past.beginsAt + begins * MINUTE_MS,
      open: BigInt(openTicks) * market.tick,
      high: BigInt(highTicks) * market.tick,
      low: BigInt(lowTicks) * market.tick,
      close: BigInt(closeTicks) * market.tick,
      volume,
      turnover: market.kind === 'inverse' ? (volume * ONE) / typical : (volume * typical) / ONE,
    });
    at = end;
  }
  return bars;
}
