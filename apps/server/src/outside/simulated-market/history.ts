import type { CastContract, CastMarket } from '@quay/cast';
import { type Interval, intervals } from '@quay/contract/market';
import { greatest, least, ONE } from '@quay/money';

import { type CandleRow, openedAt as opened } from '@quay/store';
import type { Bar } from '../../areas/market/candles.ts';
import { Chance } from './chance.ts';
import { characterOf } from './character.ts';
import { PricePath } from './price-path.ts';

const STEP_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
export const HISTORY_DAYS = 90;
/** What the maker's moving quotes add to what the taker trades of its own accord. */
const SWEPT = 2;
const CHUNK = 5_000;

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

/** The past of some markets and contracts at every interval, in portions. It ends where live trading begins: at `endsAt`. */
export function* historyOf(
  listed: readonly Listed[],
  seed: string,
  endsAt: number,
  days = HISTORY_DAYS,
): Generator<CandleRow[]> {
  for (const one of listed) {
    const bars = new Map<Interval, Bar[]>([['5m', pastOf(one, seed, endsAt, days)]]);
    for (const interval of intervals) {
      if (interval !== '5m') bars.set(interval, aggregate(bars.get(madeOf[interval])!, interval));
      const rows = bars
        .get(interval)!
        .map((bar): CandleRow => ({ product: one.kind ? 'perpetual' : 'spot', market: one.symbol, interval, ...bar }));
      for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
    }
  }
}

/** Five-minute candles, oldest first. The last close is the listing price. */
export function pastOf(market: Listed, seed: string, endsAt: number, days = HISTORY_DAYS): Bar[] {
  const coin = market.coin ?? market.symbol;
  const character = characterOf(coin);
  const path = new PricePath(`${seed}/${coin}/past`, character.volatility);
  const chance = new Chance(`${seed}/${market.symbol}/volume`);
  const end = opened('5m', endsAt);
  const begin = opened('1d', end - days * DAY_MS);
  const count = (end - begin) / STEP_MS;

  const distances = new Float64Array(count + 1);
  const deviations = new Float64Array(count + 1);
  for (let at = 1; at <= count; at++) {
    distances[at] = path.advance(STEP_MS);
    deviations[at] = path.deviation;
  }
  const anchorTicks = Number(market.referencePrice / market.tick);
  const tick = Number(market.tick) / Number(ONE);
  const lot = Number(market.lot) / Number(ONE);
  const ticksAt = (distance: number) => Math.max(1, Math.round(anchorTicks * Math.exp(distance - distances[count]!)));
  const calm = character.volatility * Math.sqrt(STEP_MS / (365 * DAY_MS));
  const value = character.tradesPerSecond * (STEP_MS / 1000) * character.tradeValue * SWEPT;

  const bars: Bar[] = [];
  for (let at = 1; at <= count; at++) {
    const from = distances[at - 1]!;
    const to = distances[at]!;
    const deviation = deviations[at]!;
    const openTicks = ticksAt(from);
    const closeTicks = ticksAt(to);
    const highTicks = Math.max(openTicks, closeTicks, ticksAt(from + farthest(to - from, deviation, chance)));
    const lowTicks = Math.min(openTicks, closeTicks, ticksAt(from - farthest(from - to, deviation, chance)));
    const openedAt = begin + (at - 1) * STEP_MS;
    const busy = (deviation / calm) * (1 + 0.35 * Math.sin(((openedAt % DAY_MS) / DAY_MS) * 2 * Math.PI - 1.2));
    const typicalTicks = Math.round((openTicks + highTicks + lowTicks + closeTicks) / 4);
    const spread = Math.exp(0.35 * chance.normal() - 0.06);
    // An inverse contract counts its lots in dollars.
    const lotWorth = market.kind === 'inverse' ? lot : typicalTicks * tick * lot;
    const lots = BigInt(Math.max(1, Math.round((value * busy * spread) / lotWorth)));
    const typical = BigInt(typicalTicks) * market.tick;
    const volume = lots * market.lot;
    bars.push({
      openedAt,
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

/** How far up a path went on its way to `end`: the maximum of a Brownian bridge, drawn exactly. */
function farthest(end: number, deviation: number, chance: Chance): number {
  return (end + Math.sqrt(end * end + 2 * deviation * deviation * chance.exponential())) / 2;
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
