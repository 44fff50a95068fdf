import type { ReceiptFile } from '@quay/contract/perpetual';
import { Refusal } from '@quay/web-kit/request';
import { queryOptions } from '@tanstack/react-query';
import { fetchFundingReceipt } from '../queries/funding-receipt.ts';
import { fetchOwnSettlementReceipt } from '../queries/own-settlement-receipt.ts';
import { fetchPaymentReceipt } from '../queries/payment-receipt.ts';
import { fetchReceipt } from '../queries/receipt.ts';
import { fetchReceiptChain } from '../queries/receipt-chain.ts';
import { fetchSaleReceipt } from '../queries/sale-receipt.ts';
import { fetchSettlementReceipt } from '../queries/settlement-receipt.ts';

/** What an address names: one's own receipt, payment or settlement, one of the public chain, of a funding period, of a contract's settlement, or of a forced sale. */
export const receiptKinds = ['number', 'payment', 'chain', 'period', 'settlement', 'contract', 'sale'] as const;
export type Shown = { readonly kind: (typeof receiptKinds)[number]; readonly value: string };

const UNKNOWN: readonly string[] = ['perpetual/receipt-unknown', 'loans/receipt-unknown'];

/** A file of receipts, and what the reader is called in it. */
export type Kept = { readonly file: ReceiptFile; readonly person: string | undefined };

/** A receipt is written some seconds after what it is of: one that is not there is asked for again, so often. */
const AGAIN_MS = 2_000;
const ASKED_AT_MOST = 20;

/** The receipt that an address names; null where there is none yet, or it is somebody else's. It never changes. */
export const ownReceiptQuery = (of: Shown) =>
  queryOptions({
    queryKey: ['perpetual', 'receipt', of],
    queryFn: ({ signal }) => orNothing(fetched(of, signal)),
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < ASKED_AT_MOST ? AGAIN_MS : false),
  });

async function fetched({ kind, value }: Shown, signal: AbortSignal): Promise<Kept | null> {
  if (kind === 'number') return fetchReceipt(value, signal);
  if (kind === 'payment') return { file: await fetchPaymentReceipt(value, signal), person: undefined };
  if (kind === 'period') return { file: await fetchFundingReceipt(value, signal), person: undefined };
  if (kind === 'settlement') return { file: await fetchOwnSettlementReceipt(value, signal), person: undefined };
  if (kind === 'contract') return { file: await fetchSettlementReceipt(value, signal), person: undefined };
  if (kind === 'sale') return { file: await fetchSaleReceipt(value, signal), person: undefined };
  const { receipts, publicKey } = await fetchReceiptChain(Number(value), signal);
  const last = receipts.at(-1);
  return last ? { file: { receipts: [last], publicKey }, person: undefined } : null;
}

async function orNothing(read: Promise<Kept | null>): Promise<Kept | null> {
  try {
    return await read;
  } catch (failure) {
    if (failure instanceof Refusal && UNKNOWN.includes(failure.reason)) return null;
    throw failure;
  }
}
