import type { FundingReceipt, Receipt, SettlementReceipt } from './document.ts';
import { type Worked, workDelivery, workLoanSale, workPayment, workReceipt } from './verify.ts';

/** A receipt as it stands in a file, with the SHA-256 of its signed words. */
export type Hashed = { readonly document: Receipt; readonly hash: string };

/**
 * Works out each receipt of a file: a payment stands behind the receipt of its period, a position that was settled behind that of its contract, any other behind the one before.
 * Whoever reads the file checks its signatures, and hashes its words: that needs the cryptography of Node or of a browser.
 */
export const workFile = (receipts: readonly Hashed[]): readonly Worked[] =>
  receipts.map(({ document }, at) => {
    const before = receipts[at - 1];
    if (document.quay === 'perpetual-payment') {
      const { number, hash } = document.funding;
      const period = before?.document as FundingReceipt | undefined;
      if (before?.hash !== hash || period?.number !== number) {
        return { lines: [], wrong: `payment ${document.payment} does not follow the receipt of its period` };
      }
      return workPayment(document, period);
    }
    if (document.quay === 'perpetual-delivery') {
      const { number, hash } = document.settlement;
      const settlement = before?.document as SettlementReceipt | undefined;
      if (before?.hash !== hash || settlement?.number !== number) {
        return { lines: [], wrong: `position ${document.delivery} does not follow the receipt of its settlement` };
      }
      return workDelivery(document, settlement);
    }
    const isNext = (one: Hashed) =>
      document.before === one.hash &&
      one.document.quay === document.quay &&
      'number' in one.document &&
      document.number === one.document.number + 1;
    if (before && !isNext(before)) {
      return { lines: [], wrong: `receipt ${document.number} does not follow from the one before` };
    }
    return document.quay === 'loan-receipt' ? workLoanSale(document) : workReceipt(document);
  });
