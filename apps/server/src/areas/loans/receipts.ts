import { hash } from 'node:crypto';
import type { SaleReceiptFile } from '@quay/contract/loans';
import { FIRST_RECEIPT, type LoanSale, receiptOfSale } from '@quay/core';
import type { LoanReceiptRow, Reads } from '@quay/store';
import type { Secrets } from '../../secrets/secrets.ts';

export type LoanReceipts = {
  /** Writes the receipts of all forced sales since the last one. */
  write(): Promise<void>;
  file(row: LoanReceiptRow): SaleReceiptFile;
};

/** Most receipts that one look writes. */
const AT_ONCE = 100;

/**
 * Receipts of forced sales: what the core has written down of them, as signed words in a chain of their own. The words are
 * made once and kept; each has the hash of the one before. Of two with one number the database takes the first.
 */
export function createLoanReceipts({
  rows,
  secrets,
}: {
  readonly rows: Reads['loans'];
  readonly secrets: Secrets;
}): LoanReceipts {
  // The key is that of the receipts of contracts: whoever keeps one checks both.
  const signer = secrets.signer('perpetual receipts');

  /** Gives whether it was added, which another server may have done meanwhile. */
  async function add(sale: LoanSale): Promise<boolean> {
    const last = await rows.lastLoanReceipt();
    const link = last ? { number: last.number + 1, before: last.hash } : { number: 1, before: FIRST_RECEIPT };
    const signed = JSON.stringify(receiptOfSale(sale, link));
    const { number } = link;
    return rows.addLoanReceipt({ number, sale: sale.id, hash: hash('sha256', signed), signed, at: sale.at });
  }

  return {
    async write() {
      for (const sale of await rows.salesWithoutReceipt(AT_ONCE)) if (!(await add(sale))) return;
    },
    file: ({ signed }) => ({
      receipts: [{ signed, signature: signer.sign(signed) }],
      publicKey: signer.publicKey,
    }),
  };
}
