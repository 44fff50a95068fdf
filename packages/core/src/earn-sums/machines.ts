import { MACHINE_COIN, machineTiers, SHARED_BONUSES } from '@quay/contract/earn/rules';
import { type Amount, multiply, units } from '@quay/money';

const LEAST = machineTiers.map(units);
const BONUSES = SHARED_BONUSES.map(units);

/** The tier of a machine by its sum, from 1; 0 below the lowest, and of another coin. */
export const machineTier = (amount: Amount, asset: string): number =>
  asset === MACHINE_COIN ? LEAST.filter((least) => amount >= least).length : 0;

/** What a line gets of an income, from 0 for the nearest: 20, 10 and 5 % of it, rounded down to a unit. */
export const bonusOf = (income: Amount, level: number): Amount => multiply(income, BONUSES[level]!, 'down');
