/** Receipts of contracts: what stands in them, and working them out again, without a server, by the functions of the core. */
export * from './document.ts';
export type { Line, LineName } from './figures.ts';
export { type Hashed, workFile } from './file.ts';
export { type IndexOnReceipt, type LoanSaleReceipt, loanSaleLines } from './loan-sale.ts';
export { isGood, type Worked, workDelivery, workLoanSale, workPayment, workReceipt } from './verify.ts';
