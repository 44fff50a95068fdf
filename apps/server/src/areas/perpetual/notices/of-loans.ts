import { pledgeRate } from '@quay/core/lending';
import { ONE, text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

const ofNone = { contract: null, step: null };

/** A share in whole percent, rounded down. */
const percent = (rate: bigint): string => `${(rate * 100n) / ONE} %`;

/** What borrowers are told: of the warning, of a due time that has passed, and of pledge that was sold. */
export function noticesOfLoans({
  loanWarnings,
  loanSales,
  loansOverdue,
}: Pick<Unnotified, 'loanWarnings' | 'loanSales' | 'loansOverdue'>): NewContractNotice[] {
  return [
    ...loanWarnings.map(({ id, owner, loan, debt, pledged, asset, pledge, assetPrice, pledgePrice, at }) => {
      const rate = pledgeRate(debt, pledged, { asset: assetPrice, pledge: pledgePrice }) ?? ONE;
      return {
        ...{ userId: owner, event: 'loan-warned' as const, reference: id, ...ofNone, at },
        params: {
          ...{ loan: String(loan), rate: percent(rate) },
          ...{ debt: `${text(debt)} ${asset}`, pledge: `${text(pledged)} ${pledge}` },
        },
      };
    }),
    ...loansOverdue.map(({ id, owner, loan, asset, principalAfter, lateMultiple, at }) => ({
      ...{ userId: owner, event: 'loan-overdue' as const, reference: id, ...ofNone, at },
      params: { loan: String(loan), debt: `${text(principalAfter)} ${asset}`, multiple: text(lateMultiple) },
    })),
    ...loanSales.map((sale) => ({
      ...{ userId: sale.owner, event: 'loan-sold' as const, reference: sale.id, ...ofNone, at: sale.at },
      params: {
        ...{ loan: String(sale.loan), sold: `${text(sale.quantity)} ${sale.pledge}`, price: text(sale.pledgePrice) },
        paid: `${text(sale.paidInterest + sale.paidPrincipal)} ${sale.asset}`,
        left: `${text(sale.pledged - sale.quantity)} ${sale.pledge}`,
      },
    })),
  ];
}
