import {
  CREDIT_DAY_MS,
  type CreditProductOnWire,
  type CreditTerms,
  creditAtMaturity,
  creditInterest,
  credit as refusals,
} from '@quay/contract/credit';
import { ONE, text, units } from '@quay/money';
import { couldBecomeNumber, read } from '../../../amounts/typed-number.ts';

/** What is asked of an applicant; pictures are the ids of their files. Empty is nothing. */
export const emptyDraft = {
  amount: '',
  days: '',
  currency: 'USD',
  income: '',
  rent: '',
  otherCredit: '',
  note: '',
  'id-photo': '',
  'income-photo': '',
  statement: '',
  property: '',
};
export type Draft = typeof emptyDraft;
export type DraftField = keyof Draft;

export type Problem = { readonly reason: string; readonly params: Record<string, string> };
const problem = (of: { readonly reason: string }, params: Record<string, string> = {}): Problem => ({
  reason: of.reason,
  params,
});

export const termsOf = (product: CreditProductOnWire, principal: bigint): CreditTerms => ({
  ...{ principal, days: product.cycle },
  ...{ dailyRate: units(product.dailyRate), lateMultiple: units(product.lateMultiple) },
});

/** What is wrong with the amount as it stands, as the server would say it. */
export function amountProblem(draft: Draft, product: CreditProductOnWire): Problem | null {
  const { minAmount: min, maxAmount: max, coinSymbol: coin } = product;
  if (draft.amount === '') return null;
  const amount = read(draft.amount);
  if (amount === undefined) {
    return couldBecomeNumber(draft.amount) ? null : problem(refusals['amount-malformed']);
  }
  if (amount < units(min)) return problem(refusals['amount-below-min'], { min, coin });
  if (amount > units(max)) return problem(refusals['amount-above-max'], { max, coin });
  return null;
}

/** A figure of the month that is typed and is none. */
export function figureProblem(typed: string, isIncome: boolean): Problem | null {
  if (typed === '') return null;
  const value = read(typed);
  if (value === undefined) return couldBecomeNumber(typed) ? null : problem(refusals['figure-malformed']);
  return isIncome && value === 0n ? problem(refusals['figure-malformed']) : null;
}

/** What a loan of this amount costs, and what a loan that is as late as its term is long would. */
export function costOf(product: CreditProductOnWire, principal: bigint) {
  const terms = termsOf(product, principal);
  const late = 2 * product.cycle;
  return {
    back: text(creditAtMaturity(terms)),
    aDay: text(creditInterest({ ...terms, days: 1 }, 1)),
    late: { day: late, back: text(principal + creditInterest(terms, late)) },
  };
}

/** How much of the term has gone by, and how many days are left, begun ones counted whole. */
export function termOf({ paidOutAt, dueAt }: { paidOutAt: number | null; dueAt: number | null }, now: number) {
  if (paidOutAt === null || dueAt === null) return { share: 0, daysLeft: 0 };
  const share = Math.min(1, Math.max(0, (now - paidOutAt) / (dueAt - paidOutAt)));
  return { share, daysLeft: Math.max(0, Math.ceil((dueAt - now) / CREDIT_DAY_MS)) };
}

type Range = Pick<CreditProductOnWire, 'minAmount' | 'maxAmount'>;

/** Where an amount stands between the least and the most, in whole per cent from 0 to 100. */
export function shareOfRange({ minAmount, maxAmount }: Range, amount: bigint): number {
  const [min, max] = [units(minAmount), units(maxAmount)];
  if (amount <= min || max <= min) return 0;
  return amount >= max ? 100 : Number(((amount - min) * 100n) / (max - min));
}

/** The amount at a place between the least and the most, as it is typed: down to a whole coin, and never below the least. */
export function amountAt({ minAmount, maxAmount }: Range, share: number): string {
  const [min, max] = [units(minAmount), units(maxAmount)];
  const exact = min + ((max - min) * BigInt(share)) / 100n;
  const whole = share === 100 ? exact : exact - (exact % ONE);
  return text(whole < min ? min : whole);
}
