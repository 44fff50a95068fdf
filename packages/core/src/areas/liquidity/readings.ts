import { READINGS_A_DAY, READINGS_MIN } from '@quay/contract/liquidity/rules';
import { type Amount, least } from '@quay/money';
import type { LiquidityDay } from './state.ts';

const PAYOUT_PART = 6;

/** A day in which a moment is, counted from 1970. */
export const dayOf = (at: number, dayMs: number): number => Math.floor(at / dayMs);

/** The last day that may be paid at a moment: a day is paid at 04:00, a sixth of a day, of the day after it. */
export const payableDay = (at: number, dayMs: number): number => dayOf(at - dayMs / PAYOUT_PART, dayMs) - 1;

/** The part of its day in which a moment is, from 0. */
export const partOf = (at: number, dayMs: number): number =>
  Math.floor(((at - dayOf(at, dayMs) * dayMs) * READINGS_A_DAY) / dayMs);

/** The columns of the parts of a day, in order. */
const slots = [
  { held: 'firstHeld', block: 'firstBlock', at: 'firstAt' },
  { held: 'secondHeld', block: 'secondBlock', at: 'secondAt' },
  { held: 'thirdHeld', block: 'thirdBlock', at: 'thirdAt' },
] as const;

/** What a wallet held at a block. */
export type Reading = { readonly held: Amount; readonly block: number; readonly at: number };

/** The readings that a day has. */
export const readingsOf = (day: LiquidityDay): Reading[] =>
  slots.flatMap(({ held, block, at }) => {
    const known = day[held];
    return known === null ? [] : [{ held: known, block: day[block]!, at: day[at]! }];
  });

export const hasEnough = (day: LiquidityDay): boolean => readingsOf(day).length >= READINGS_MIN;

/** Takes a reading for a part of the day; nothing where that part has one. */
export function fill(day: LiquidityDay, part: number, { held, block, at }: Reading): boolean {
  const slot = slots[part]!;
  if (day[slot.held] !== null) return false;
  Object.assign(day, { [slot.held]: held, [slot.block]: block, [slot.at]: at });
  day.lowest = day.lowest === null ? held : least(day.lowest, held);
  return true;
}

/** Takes a later reading for a day that has too few: each block counts once. */
export function fillLate(day: LiquidityDay, reading: Reading): boolean {
  if (hasEnough(day) || readingsOf(day).some(({ block }) => block === reading.block)) return false;
  return fill(
    day,
    slots.findIndex(({ held }) => day[held] === null),
    reading,
  );
}
