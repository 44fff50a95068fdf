/** The functions of loans that screens call too: what a person reads before an act is what the core then does. */
export { type Accruing, debtOf, HOUR_MS, interestOf, nextHour, paidOf, startedHours } from './debt.ts';
export { hoursUntilRate } from './forecast.ts';
export {
  borrowable,
  isAboveRate,
  isAtRate,
  type Prices,
  pledgeRate,
  priceAtRate,
  yearlyCost,
} from './pledge.ts';
export { feeOf, proceedsOf, type Saleable, type Sold, saleOf, soldOf } from './sale.ts';
export { isWarnedAtOnce, productIsPossible, type Terms } from './terms.ts';
