import { LIQUIDATION_RATE, SALE_FEE_MAX, TERM_DAYS_MAX, WARNING_RATE } from '@quay/contract/loans/rules';
import { type Amount, ONE, type Rate, units } from '@quay/money';
import { HOUR_MS } from './debt.ts';

const WARNING = units(WARNING_RATE);
const FEE_MAX = units(SALE_FEE_MAX);
const LIQUIDATION = units(LIQUIDATION_RATE);

/** What staff say of a loan product. */
export type Terms = {
  readonly asset: string;
  readonly pledge: string;
  readonly days: number;
  readonly hourlyRate: Rate;
  readonly initialRate: Rate;
  readonly lateMultiple: Rate;
  readonly saleFeeRate: Rate;
  readonly lot: Amount;
  readonly minAmount: Amount;
  readonly lentMax: Amount;
  readonly pledgedMax: Amount;
  /** How long an hour is, in whole seconds as milliseconds: shorter than one of the clock where the market is simulated. */
  readonly hourMs: number;
};

/** Whether a product can be at all: every bound in its place, and a sale that always lowers the pledge rate. */
export function productIsPossible(terms: Terms): boolean {
  const { asset, pledge, days, hourlyRate, initialRate, lateMultiple, saleFeeRate } = terms;
  const isTerm = days >= 1 && days <= TERM_DAYS_MAX && isHour(terms.hourMs);
  const areRates = hourlyRate > 0n && hourlyRate < ONE && initialRate > 0n && lateMultiple >= ONE;
  const isSale = saleFeeRate >= 0n && saleFeeRate <= FEE_MAX && initialRate < LIQUIDATION && terms.lot > 0n;
  return asset !== pledge && isTerm && areRates && isSale && terms.minAmount > 0n && areCaps(terms);
}

const isHour = (hourMs: number): boolean => hourMs >= 1000 && hourMs <= HOUR_MS && hourMs % 1000 === 0;

const areCaps = ({ minAmount, lentMax, pledgedMax }: Terms): boolean => lentMax >= minAmount && pledgedMax > 0n;

/** Whether a loan at the initial rate would be warned on its first day, at a flat price: r₀ · (1 + rate · 24) ≥ 60 %. */
export const isWarnedAtOnce = ({ initialRate, hourlyRate }: Pick<Terms, 'initialRate' | 'hourlyRate'>): boolean =>
  initialRate * (ONE + hourlyRate * 24n) >= WARNING * ONE;
