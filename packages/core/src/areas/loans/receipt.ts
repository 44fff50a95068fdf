import type { IndexOnReceipt, LoanSaleReceipt } from '../../receipts/loan-sale.ts';
import type { LoanSale } from './state.ts';

type Source = readonly [source: string, price: string, weight: number, at: number];

/** The receipt of a forced sale: all that it was decided by, and what it did. */
export function receiptOfSale(sale: LoanSale, at: Pick<LoanSaleReceipt, 'number' | 'before'>): LoanSaleReceipt {
  const { principal, owed, hourlyRate, lateMultiple, openedAt, countedTo, dueAt, hourMs, interest } = sale;
  return {
    ...{ quay: 'loan-receipt', version: 1, number: at.number, before: at.before },
    ...{ kind: 'loan-sale', until: sale.kind, sale: sale.id, loan: sale.loan, at: sale.at },
    asset: indexOn(sale.asset, sale.assetPrice, sale.assetAt, sale.assetSources),
    pledge: indexOn(sale.pledge, sale.pledgePrice, sale.pledgeAt, sale.pledgeSources),
    debt: {
      ...{ principal: String(principal), owed: String(owed), hourlyRate: String(hourlyRate) },
      ...{ lateMultiple: String(lateMultiple), openedAt, countedTo, dueAt, hourMs, interest: String(interest) },
    },
    terms: {
      ...{ initialRate: String(sale.initialRate), saleFeeRate: String(sale.saleFeeRate), lot: String(sale.lot) },
    },
    ...{ pledged: String(sale.pledged), wanted: String(sale.wanted), payable: String(sale.payable) },
    ...{ quantity: String(sale.quantity), proceeds: String(sale.proceeds), fee: String(sale.fee) },
    ...{ paidInterest: String(sale.paidInterest), paidPrincipal: String(sale.paidPrincipal), over: String(sale.over) },
    ...{ shortfall: String(sale.shortfall), unpaidInterest: String(sale.unpaidInterest) },
  };
}

function indexOn(coin: string, price: bigint, at: number, text: string): IndexOnReceipt {
  const sources = (JSON.parse(text || '[]') as readonly Source[]).map(([source, said, weight, saidAt]) => ({
    ...{ source, price: said, weight, at: saidAt },
  }));
  return { coin, price: String(price), at, sources };
}
