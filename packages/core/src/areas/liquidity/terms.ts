import type { LiquidityRates } from '@quay/contract/liquidity/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type LiquidityTerms, liquidityTermsTable } from './state.ts';

/** On which terms wallets are paid, by coin. */
export class TermsRows extends Rows<LiquidityTerms> {
  constructor(changes: Changes) {
    super(liquidityTermsTable, changes);
  }

  /** Of a coin that wallets are linked for. */
  of(asset: string): LiquidityTerms {
    return this.get(asset)!;
  }

  change(terms: LiquidityTerms, to: Partial<LiquidityTerms>): void {
    Object.assign(terms, to);
    this.touch(terms);
  }
}

/** The rates of a day: new ones hold from the day after they were set. */
export const ratesOf = (terms: LiquidityTerms, day: number): LiquidityRates =>
  day >= terms.fromDay
    ? { dailyRate: terms.dailyRate, minHeld: terms.minHeld, maxHeld: terms.maxHeld }
    : { dailyRate: terms.rateBefore, minHeld: terms.minBefore, maxHeld: terms.maxBefore };
