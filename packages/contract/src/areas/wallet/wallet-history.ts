import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, pageText, symbol, time } from '../../fields.ts';
import { historyTypes, historyTypesAccepted } from './sets.ts';

export const historyRow = z.object({
  type: z.enum(historyTypes),
  id: id.describe('of the deposit, withdrawal, transfer or conversion'),
  symbol,
  amount: z.string().describe('signed decimal; of a transfer what moved, without a sign'),
  into: z.object({ symbol, amount: decimal }).nullable().describe('what a conversion gave'),
  state: z.string().describe('of a deposit or withdrawal its state; else `success`'),
  detail: z.string().describe('the network of a deposit or withdrawal, `from>to` of a transfer, else empty'),
  at: time,
});
export type HistoryRow = z.infer<typeof historyRow>;

export const walletHistoryRequest = z.strictObject({
  historyType: z
    .enum(historyTypesAccepted)
    .optional()
    .describe('a kind, or its place from 1: deposit, withdrawal, transfer, convert'),
  symbol: symbol.optional(),
  pageNo: pageText.optional(),
  pageSize: pageText.optional().describe('1 to 100; 20 when not said'),
});
export const walletHistoryResponse = z.object({ rows: z.array(historyRow), more: z.boolean() });
export type WalletHistory = z.infer<typeof walletHistoryResponse>;
/** Deposits, withdrawals, transfers and conversions of the user together, newest first. */
export const walletHistory = call<z.infer<typeof walletHistoryRequest>, WalletHistory>({
  name: 'wallet/wallet-history',
  method: 'GET',
  path: '/wallet_history/list',
  permission: 'user',
  refusals: [],
  about: 'Deposits, withdrawals, transfers and conversions of the user together, newest first.',
});
