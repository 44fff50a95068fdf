import { type Amount, multiply, units } from '@quay/money';
import {
  type NotCounted,
  REFERRAL_DAYS,
  REFERRAL_MORE_THAN,
  REFERRAL_STAY_HOURS,
  referralRates,
  type TraitKind,
} from './sets.ts';

const HOUR_MS = 60 * 60_000;
export const REFERRAL_DAY_MS = 24 * HOUR_MS;
const STAY_MS = REFERRAL_STAY_HOURS * HOUR_MS;
const MORE_THAN = units(REFERRAL_MORE_THAN);
const rates = referralRates.map(units);

/** The UTC day of a moment, counted from 1970. */
export const referralDay = (at: number): number => Math.floor(at / REFERRAL_DAY_MS);

/** From when on a day can be claimed: nothing of it can leave too soon any more. In milliseconds since 1970. */
export const claimableFrom = (day: number): number => (day + 1) * REFERRAL_DAY_MS + STAY_MS;

/** From when on a day is too old. */
export const claimableUntil = (day: number): number => (day + REFERRAL_DAYS + 1) * REFERRAL_DAY_MS;

/** Whether a coin that left at one moment had come too shortly before. */
export const leftTooSoon = (came: number, left: number): boolean => came <= left && left - came < STAY_MS;

/** The share of a line, the nearest one is 1; as a rate in units. */
export const referralRate = (line: number): bigint => rates[line - 1]!;

/**
 * What somebody gets for a day of deposits of somebody below: the deposit times the rate of the line, rounded down to a
 * unit (SPEC section 9). Nothing for a day that is not more than the least.
 */
export const rebateOf = (deposit: Amount, line: number): Amount =>
  deposit > MORE_THAN ? multiply(deposit, referralRate(line), 'down') : 0n;

/** An account on the way from who deposited to who is paid, with what may show that it is somebody's second one. */
export type OnTheWay = {
  readonly isFrozen: boolean;
  readonly traits: Readonly<Record<TraitKind, readonly string[]>>;
};

/**
 * Why nothing is paid along a way, which begins with who deposited and ends with who would be paid: none of its accounts is
 * stopped, and each is of another person, whoever stands between. Nothing where it is paid.
 */
export const whyNot = (way: readonly OnTheWay[]): NotCounted | undefined =>
  way.some(({ isFrozen }) => isFrozen) ? 'paused' : whyNotApart(way);

/** Why accounts along a way may not all be of different people. */
export function whyNotApart(
  way: readonly Pick<OnTheWay, 'traits'>[],
): Extract<NotCounted, 'unverified' | 'same-person' | 'same-device'> | undefined {
  if (way[0]!.traits.person.length === 0) return 'unverified';
  if (haveCommon(way, 'person')) return 'same-person';
  return haveCommon(way, 'device') ? 'same-device' : undefined;
}

function haveCommon(way: readonly Pick<OnTheWay, 'traits'>[], kind: TraitKind): boolean {
  const seen = new Set<string>();
  for (const { traits } of way) {
    if (traits[kind].some((digest) => seen.has(digest))) return true;
    for (const digest of traits[kind]) seen.add(digest);
  }
  return false;
}
