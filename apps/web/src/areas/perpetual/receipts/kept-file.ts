import type { ReceiptFile } from '@quay/contract/perpetual';

/** A file of receipts as it is saved, and as `npm run verify-receipt` takes it. */
export const fileText = ({ receipts, publicKey }: ReceiptFile): string => JSON.stringify({ receipts, publicKey });

/** What a receipt's file is called. */
export const fileName = (of: string): string => `quay-receipt-${of}.json`;
