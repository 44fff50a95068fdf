import type { ReceiptFile } from '@quay/contract/perpetual';
import { Refusal } from '@quay/web-kit/request';
import { queryOptions } from '@tanstack/react-query';
import { fetchFundingReceipt } from '../queries/funding-receipt.ts';
import { fetchPaymentReceipt } from '../queries/payment-receipt.ts';
import { fetchReceipt } from '../queries/receipt.ts';
import { fetchReceiptChain } from '../queries/receipt-chain.ts';

/** What an address names: one's own receipt or payment, one of the public chain, or that of a funding period. */
export type Shown = { readonly kind: 'number' | 'payment' | 'chain' | 'period'; readonly value: string };

/** A file of receipts, and what the reader is called in it. */
export type Kept = { readonly file: ReceiptFile; readonly person: string | undefined };

/** The receipt that an address names; null where there is none, or it is somebody else's. It never changes. */
export const ownReceiptQuery = (of: Shown) =>
  queryOptions({
    queryKey: ['perpetual', 'receipt', of],
    queryFn: ({ signal }) => orNothing(fetched(of, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });

async function fetched({ kind, value }: Shown, signal: AbortSignal): Promise<Kept | null> {
  if (kind === 'number') return fetchReceipt(value, signal);
  if (kind === 'payment') return { file: await fetchPaymentReceipt(value, signal), person: undefined };
  if (kind === 'period') return { file: await fetchFundingReceipt(value, signal), person: undefined };
  const { receipts, publicKey } = await fetchReceiptChain(Number(value), signal);
  const last = receipts.at(-1);
  return last ? { file: { receipts: [last], publicKey }, person: undefined } : null;
}

async function orNothing(asked: Promise<Kept | null>): Promise<Kept | null> {
  try {
    return await asked;
  } catch (failure) {
    if (failure instanceof Refusal && failure.reason === 'perpetual/receipt-unknown') return null;
    throw failure;
  }
}
