import type { Loan, LoanProductRow } from '@quay/contract/loans';
import { LIQUIDATION_RATE, WARNING_RATE } from '@quay/contract/loans/rules';
import {
  type Accruing,
  borrowable,
  debtOf,
  hoursUntilRate,
  interestOf,
  nextHour,
  type Prices,
  paidOf,
  pledgeRate,
  priceAtRate,
  startedHours,
  yearlyCost,
} from '@quay/core/lending';
import { ONE, units } from '@quay/money';

export const WARNING = units(WARNING_RATE);
export const LIQUIDATION = units(LIQUIDATION_RATE);

/** A debt and its pledge, as the functions of the core take them. */
export type Held = { readonly debt: Accruing; readonly pledged: bigint };

/** What a loan comes to at a moment; nothing of what needs a price where there is none. */
export type LoanFigures = {
  readonly owed: bigint;
  readonly interest: bigint;
  /** Interest of one more started hour, and of a year, as a share. */
  readonly hourly: bigint;
  readonly yearly: bigint;
  readonly worth: bigint | undefined;
  readonly rate: bigint | undefined;
  /** Whole hours of the loan until the warning and the forced sale, if nothing is paid and prices stay. */
  readonly toWarning: number | undefined;
  readonly toSale: number | undefined;
  /** The index of the pledge at which pledge is sold, now. */
  readonly soldAt: bigint | undefined;
};

export const debtOfLoan = (loan: Loan): Accruing => ({
  ...{ principal: units(loan.principal), owed: units(loan.owed), hourlyRate: units(loan.hourlyRate) },
  ...{ lateMultiple: units(loan.lateMultiple), openedAt: loan.openedAt, countedTo: loan.countedTo },
  ...{ dueAt: loan.dueAt, hourMs: loan.hourMs },
});

export const heldOf = (loan: Loan): Held => ({ debt: debtOfLoan(loan), pledged: units(loan.pledged) });

/** What would be borrowed now by a product. */
export function wanted(product: LoanProductRow, amount: bigint, pledged: bigint, at: number): Held {
  const { days, hourMs } = product;
  const debt = {
    ...{ principal: amount, owed: 0n, hourlyRate: units(product.hourlyRate) },
    ...{ lateMultiple: units(product.lateMultiple), openedAt: at, countedTo: at },
    ...{ dueAt: at + days * 24 * hourMs, hourMs },
  };
  return { debt, pledged };
}

/** The product by which a loan was borrowed, or the one of these coins and days. */
export const productOf = (
  products: readonly LoanProductRow[] | undefined,
  { asset, pledge, days }: Pick<Loan, 'asset' | 'pledge' | 'days'>,
): LoanProductRow | undefined =>
  products?.find((one) => one.asset === asset && one.pledge === pledge && one.days === days);

export function pricesOf(product: LoanProductRow | undefined): Prices | undefined {
  if (!product || product.assetPrice === null || product.pledgePrice === null) return undefined;
  return { asset: units(product.assetPrice), pledge: units(product.pledgePrice) };
}

export function loanFiguresOf({ debt, pledged }: Held, prices: Prices | undefined, at: number): LoanFigures {
  const { principal, hourlyRate, lateMultiple, dueAt } = debt;
  const multiple = at > dueAt ? lateMultiple : ONE;
  const owed = debtOf(debt, at);
  const priced = prices !== undefined && pledged > 0n && owed > 0n ? prices : undefined;
  return {
    owed,
    interest: interestOf(debt, at),
    hourly: (principal * hourlyRate * multiple + ONE * ONE - 1n) / (ONE * ONE),
    yearly: yearlyCost(hourlyRate),
    worth: prices && borrowable(pledged, prices, ONE),
    rate: priced && pledgeRate(owed, pledged, priced),
    toWarning: priced && hoursUntilRate(debt, pledged, priced, WARNING, at),
    toSale: priced && hoursUntilRate(debt, pledged, priced, LIQUIDATION, at),
    soldAt: priced && priceAtRate(owed, pledged, priced.asset, LIQUIDATION),
  };
}

/** The same prices with a pledge that has fallen by so many percent. */
export const fallen = ({ asset, pledge }: Prices, percent: number): Prices => ({
  asset,
  pledge: (pledge * BigInt(100 - percent)) / 100n,
});

/** Hours that have started since hours were last counted. */
export const hoursOf = ({ debt }: Held, at: number): number => startedHours(debt, at);

/** The same after a payment: interest first, and the hours that have started are counted. */
export function repaid({ debt, pledged }: Held, amount: bigint, at: number): Held {
  const paid = paidOf(debt, amount, at);
  const owed = interestOf(debt, at) - paid.interest;
  return {
    debt: { ...debt, principal: debt.principal - paid.principal, owed, countedTo: nextHour(debt, at) },
    pledged,
  };
}

/** The same after a renewal: no interest is owed, and the term goes on from its end by what the product says now. */
export function renewed({ debt, pledged }: Held, product: LoanProductRow | undefined, days: number, at: number): Held {
  const terms = product && { hourlyRate: units(product.hourlyRate), lateMultiple: units(product.lateMultiple) };
  const dueAt = debt.dueAt + days * 24 * debt.hourMs;
  return { debt: { ...debt, ...terms, owed: 0n, countedTo: nextHour(debt, at), dueAt }, pledged };
}
