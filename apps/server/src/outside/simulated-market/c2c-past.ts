import type { CastMerchant } from '@quay/cast';
import { countryOfFiat } from '@quay/contract/c2c';
import type { OtherOrders } from '../../areas/c2c/market/reputations.ts';
import { Chance } from './chance.ts';

const DAY_MS = 24 * 60 * 60_000;
const SECOND_MS = 1_000;
/** What counts of the past, and how far it goes back in all. */
const WINDOW_DAYS = 30;
const PAST_DAYS = 90;
/** Completed orders of a day, log-uniform: some 80 to 900 a month. */
const DAILY = { least: 2.7, most: 30 };
/** How many orders end by a merchant's own fault, log-uniform. */
const FAULTS = { least: 0.002, most: 0.035 };
/** Deviation of the logarithm of how long a merchant takes, of merchants and of orders; half of the time is the median. */
const PACE_SPREAD = 0.35;
const TIME_SPREAD = 0.7;
const SLOWER_AT_NIGHT = 1.6;
const NIGHT = { from: 23, to: 7 };
/** Of the people who trade with one merchant in a month, so many are the regulars. */
const REGULARS = 0.35;

const hoursFromUtc: Readonly<Record<string, number>> = {
  ...{ US: -5, CA: -5, GB: 0, DE: 1, FR: 1, TH: 7, CN: 8, HK: 8, TW: 8, SG: 8, MY: 8, JP: 9, KR: 9, AU: 10 },
};

/** An order of a merchant with somebody of the simulated world, who has no account here. */
export type SimulatedOrder = {
  readonly at: number;
  readonly completed: boolean;
  /** The merchant sold, and released after so long; or bought, and paid after so long. */
  readonly sold: boolean;
  readonly tookMs: number;
  /** Who it was with, by number. */
  readonly other: number;
};

const logUniform = (chance: Chance, { least, most }: { readonly least: number; readonly most: number }): number =>
  least * (most / least) ** chance.share();

type Habits = { readonly daily: number; readonly faults: number; readonly pace: number };
const known = new Map<string, Habits>();

/** How a merchant works: how much there is to do, how often it goes wrong, and how fast it goes, as a multiple. */
export function habitsOf({ username }: Pick<CastMerchant, 'username'>): Habits {
  const before = known.get(username);
  if (before) return before;
  const chance = new Chance(`c2c/${username}/habits`);
  const habits = {
    daily: logUniform(chance, DAILY),
    faults: logUniform(chance, FAULTS),
    pace: Math.exp(PACE_SPREAD * chance.normal()),
  };
  known.set(username, habits);
  return habits;
}

/** Whether a merchant's country sleeps. */
export function isNight({ fiats, country }: Pick<CastMerchant, 'fiats' | 'country'>, at: number): boolean {
  const ahead = hoursFromUtc[country] ?? hoursFromUtc[countryOfFiat[fiats[0]!]]!;
  const hour = (Math.floor(at / (60 * 60_000)) + ahead + 24) % 24;
  return hour >= NIGHT.from || hour < NIGHT.to;
}

/** How long a merchant takes with an order: log-normal round the median, slower at night. */
export function tookMs(merchant: CastMerchant, medianMs: number, at: number, chance: Chance): number {
  const slower = isNight(merchant, at) ? SLOWER_AT_NIGHT : 1;
  return medianMs * habitsOf(merchant).pace * slower * Math.exp(TIME_SPREAD * chance.normal());
}

/** The orders of a merchant in a day of the simulated world, counted from 1970: the same whenever one asks. */
export function ordersOn(merchant: CastMerchant, day: number, medianMs: number): SimulatedOrder[] {
  const chance = new Chance(`c2c/${merchant.username}/${day}`);
  const { daily, faults } = habitsOf(merchant);
  const regulars = Math.ceil(daily * WINDOW_DAYS * REGULARS);
  const count = chance.count(daily);
  return Array.from({ length: count }, () => {
    const at = day * DAY_MS + Math.floor(chance.share() * DAY_MS);
    return {
      at,
      completed: chance.share() >= faults,
      sold: chance.share() < 0.5,
      tookMs: tookMs(merchant, medianMs, at, chance),
      other: Math.floor(regulars * chance.share() ** 0.7),
    };
  });
}

/** What a merchant's orders with the simulated world come to at a moment. */
export function pastOf(merchant: CastMerchant, at: number, medianMs: number): OtherOrders {
  const today = Math.floor(at / DAY_MS);
  const all: SimulatedOrder[] = [];
  for (let ago = PAST_DAYS; ago >= 0; ago--) all.push(...ordersOn(merchant, today - ago, medianMs));
  const ended = all.filter((order) => order.at < at);
  const good = ended.filter(({ completed }) => completed);
  const recent = ended.filter((order) => order.at >= at - WINDOW_DAYS * DAY_MS);
  const recentGood = recent.filter(({ completed }) => completed);
  const seconds = (sold: boolean) => {
    const took = recentGood.filter((order) => order.sold === sold);
    return took.length === 0
      ? null
      : Math.round(took.reduce((sum, order) => sum + order.tookMs, 0) / took.length / SECOND_MS);
  };
  return {
    orders30: recentGood.length,
    faults30: recent.length - recentGood.length,
    releaseSeconds: seconds(true),
    paySeconds: seconds(false),
    orders: good.length,
    counterparties: new Set(good.map(({ other }) => other)).size,
  };
}
