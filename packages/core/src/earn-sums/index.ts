/** The functions of earn that screens call too: what a person reads before an act is what the core then does. */
export {
  daysLeft,
  daysOver,
  endOf,
  firstShareAt,
  incomeAt,
  incomeTimes,
  payoutFrom,
  payoutUntil,
  redemptionDueAt,
  redemptionFrom,
  type Term,
} from './clock.ts';
export { bonusOf, machineTier } from './machines.ts';
export {
  type PaidDay,
  paidRate,
  rateNow,
  reserveOf,
  saversPart,
  shareOf,
  utilisation,
  type Weighed,
  weightAt,
} from './savings.ts';
export {
  coveredBy,
  dailyIncome,
  type Funded,
  freeOf,
  incomeOf,
  leftOf,
  penaltyOf,
  type Sold,
  yearlyRate,
} from './terms.ts';
