import type { LoanPool, LoanProduct, LoanRecord, LoanRow, LoanSale, LoanWarning } from '@quay/core';
import type { Time } from '../../kinds.ts';

/** Loans against a pledge; all of the core but the receipts. */
export type LoansTables = {
  loanProducts: LoanProduct;
  loanPools: LoanPool;
  loans: LoanRow;
  loanRecords: LoanRecord;
  loanSales: LoanSale;
  loanWarnings: LoanWarning;
  /** Signed words in one chain, which the server writes. */
  loanReceipts: { number: number; sale: number; hash: string; signed: string; at: Time };
};
