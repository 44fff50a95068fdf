import type { CreditFigures } from '@quay/contract/staff';
import { parse, text, units } from '@quay/money';

/** The month of an applicant in parts: what goes to the home, to other credit, and what is left; nothing while a figure is none. */
export function monthOf({ income, rent, otherCredit }: CreditFigures) {
  const [all, home, other] = [parse(income), parse(rent), parse(otherCredit)];
  if (all === undefined || home === undefined || other === undefined) return undefined;
  const left = all - home - other;
  return { all, home, other, left };
}

/** A rate in per cent: `0.0005` is `0.05`. */
export const percentOf = (rate: string): string => text(units(rate) * 100n);
