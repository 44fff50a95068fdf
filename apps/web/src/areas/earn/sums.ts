import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { dailyIncome, daysLeft, endOf, firstShareAt, incomeAt, incomeOf, penaltyOf } from '@quay/core/earn-sums';
import { text, units } from '@quay/money';

type Terms = Pick<EarnProduct, 'rate' | 'days' | 'dayMs'>;

/** What a term of a sum comes to: income of a day, of all days, what comes back by the end, and when. */
export function termOf({ rate, days, dayMs }: Terms, amount: bigint, at: number) {
  const daily = dailyIncome(amount, units(rate));
  const all = days === null ? 0n : incomeOf(amount, units(rate), days);
  const endsAt = endOf({ boughtAt: at, days: days ?? 0, dayMs });
  const firstAt = days === null ? firstShareAt(at, dayMs) : incomeAt({ boughtAt: at, dayMs }, 1);
  return { daily, all, back: amount + all, endsAt, firstAt };
}

/** What leaving with so many whole days left costs, what was paid by then, and what one has with both. */
export function leavingWith(
  { rate, days, penaltyRate }: Pick<EarnProduct, 'rate' | 'days' | 'penaltyRate'>,
  amount: bigint,
  left: number,
) {
  const penalty = penaltyOf(amount, units(penaltyRate ?? '0'), left);
  const paid = incomeOf(amount, units(rate), (days ?? 0) - left);
  return { left, penalty, paid, have: amount - penalty + paid };
}

/** Days left that a table of leaving early shows: the first day, shares of the term, the last days. */
export function stepsOf(days: number): number[] {
  const wanted = [
    days - 1,
    Math.round(days * 0.83),
    Math.round(days / 2),
    Math.round(days * 0.37),
    Math.round(days / 10),
  ];
  return [...new Set(wanted)].filter((left) => left > 0 && left < days).sort((a, b) => b - a);
}

/** After how many days one has as much as one put in; nothing where that never comes. */
export function evenAfter(terms: Pick<EarnProduct, 'rate' | 'days' | 'penaltyRate'>, amount: bigint): number | null {
  const days = terms.days ?? 0;
  for (let after = 0; after <= days; after += 1) {
    if (leavingWith(terms, amount, days - after).have >= amount) return after;
  }
  return null;
}

/** An order that is left now: the sum as three factors and a result, beside waiting for its end. */
export function exitOf(order: EarnOrder, now: number) {
  const { days, dayMs, since } = order;
  const amount = units(order.amount);
  const left = daysLeft({ boughtAt: since, days: days ?? 0, dayMs }, now);
  const penalty = penaltyOf(amount, units(order.penaltyRate ?? '0'), left);
  const paid = units(order.income);
  const all = incomeOf(amount, units(order.rate ?? '0'), days ?? 0);
  const toCome = all > paid ? all - paid : 0n;
  return { left, penalty, refund: amount - penalty, paid, toCome, waited: amount + toCome };
}

/** What an order brings in a day: fixed by its terms, and of savings by what the last day really paid. */
export function dayIncomeOf(
  { amount, rate, product, endedAt }: Pick<EarnOrder, 'amount' | 'rate' | 'product' | 'endedAt'>,
  products: readonly Pick<EarnProduct, 'product' | 'rate'>[],
): bigint {
  if (endedAt !== null) return 0n;
  const now = rate ?? products.find((one) => one.product === product)?.rate ?? '0';
  return dailyIncome(units(amount), units(now));
}

/** A part of a whole from 0 to 1, for scales. */
export const partOf = (part: string | bigint, whole: string | bigint): number => {
  const [of, all] = [typeof part === 'bigint' ? part : units(part), typeof whole === 'bigint' ? whole : units(whole)];
  return all <= 0n ? 0 : Math.max(0, Math.min(1, Number((of * 100_000n) / all) / 100_000));
};

/** How much of a term is over, from 0 to 1. */
export function passedOf({ since, endsAt }: Pick<EarnOrder, 'since' | 'endsAt'>, now: number): number {
  if (endsAt === null || endsAt <= since) return 0;
  return Math.max(0, Math.min(1, (now - since) / (endsAt - since)));
}

export const sumText = (values: readonly bigint[]): string => text(values.reduce((sum, one) => sum + one, 0n));
