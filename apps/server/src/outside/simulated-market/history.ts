import type { CastContract, CastMarket } from '@quay/cast';
import { type Interval, intervals } from '@quay/contract/market';
import { greatest, least, ONE } from '@quay/money';

import { type CandleRow, openedAt as opened } from '@quay/store';
import type { Bar } from '../../areas/market/candles.ts';
import { Chance } from './chance.ts';
import { characterOf, meanTrade } from './character.ts';
import { CONTRACT_TRADES } from './contract-market-makers.ts';
import { minuteOf, momentOf } from './world/season.ts';
import { World, type WorldState } from './world/world.ts';

const MINUTE_MS = 60_000;
const SHORTEST = '5m';
const SHORTEST_MINUTES = 5;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const HISTORY_DAYS = 90;
const CHUNK = 5_000;
/** Variance of a trade's worth as a multiple of its mean's square: how much the volume of few trades differs. */
const TRADE_VARIANCE = 10;

/** What has a past: a market, or a contract, whose price is that of its coin. */
type Listed = Pick<CastMarket, 'symbol' | 'tick' | 'lot' | 'referencePrice'> &
  Partial<Pick<CastContract, 'coin' | 'kind'>>;

/** The candles that each interval is made of: those of the longest interval that fits into it. */
const madeOf: Readonly<Record<Exclude<Interval, '5m'>, Interval>> = {
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

/** The past of some markets and contracts at every interval, in portions. It ends where live trading begins. */
export function* historyOf(listed: readonly Listed[], past: Past, seed: string): Generator<CandleRow[]> {
  for (const one of listed) {
    const bars = new Map<Interval, Bar[]>([[SHORTEST, barsOf(one, past, seed)]]);
    for (const interval of intervals) {
      if (interval !== SHORTEST) bars.set(interval, aggregate(bars.get(madeOf[interval])!, interval));
      const rows = bars
        .get(interval)!
        .map((bar): CandleRow => ({ product: one.kind ? 'perpetual' : 'spot', market: one.symbol, interval, ...bar }));
      for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
    }
  }
}

/** Candles of the shortest interval, oldest first. The last close is the listing price. */
export function barsOf(market: Listed, past: Past, seed: string): Bar[] {
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
  for (let at = 0; at < busy.length; at += SHORTEST_MINUTES) {
    const end = Math.min(at + SHORTEST_MINUTES, busy.length);
    let high = Number.NEGATIVE_INFINITY;
    let low = Number.POSITIVE_INFINITY;
    let count = 0;
    for (let minute = at; minute < end; minute++) {
      high = Math.max(high, highest[minute]!);
      low = Math.min(low, lowest[minute]!);
      count += busy[minute]! * tradesOfMinute;
    }
    const openTicks = ticksAt(x[at]!);
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
      openedAt: past.beginsAt + at * MINUTE_MS,
      open: BigInt(openTicks) * market.tick,
      high: BigInt(highTicks) * market.tick,
      low: BigInt(lowTicks) * market.tick,
      close: BigInt(closeTicks) * market.tick,
      volume,
      turnover: market.kind === 'inverse' ? (volume * ONE) / typical : (volume * typical) / ONE,
    });
  }
  return bars;
}

/** Longer candles from shorter ones, oldest first. */
export function aggregate(bars: readonly Bar[], interval: Interval): Bar[] {
  const longer: Bar[] = [];
  for (const bar of bars) {
    const openedAt = opened(interval, bar.openedAt);
    const last = longer.at(-1);
    if (last?.openedAt !== openedAt) longer.push({ ...bar, openedAt });
    else {
      longer[longer.length - 1] = {
        openedAt,
        open: last.open,
        high: greatest(last.high, bar.high),
        low: least(last.low, bar.low),
        close: bar.close,
        volume: last.volume + bar.volume,
        turnover: last.turnover + bar.turnover,
      };
    }
  }
  return longer;
}
