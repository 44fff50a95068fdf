import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, signedDecimal, sizeText, symbol, time, timeText } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';

export const fundingPaymentsRequest = z.strictObject({
  symbol: contractSymbol.optional(),
  from: timeText.optional().describe('only payments at this time or later'),
  to: timeText.optional().describe('only payments before this time'),
  before: idText.optional().describe('only payments with a smaller id'),
  size: sizeText.optional(),
});

/** What the user paid or received at a stamp: the amount follows from position, mark and rate. */
export const fundingPayment = z.object({
  payment: id,
  symbol: contractSymbol,
  stamp: time,
  rate: signedDecimal,
  markPrice: decimal,
  quantity: signedDecimal.describe('the position at the stamp: above zero long, below zero short'),
  amount: signedDecimal.describe('below zero what was to be paid'),
  shortfall: decimal.describe('the part of it that the user could not pay and does not owe'),
  coin: symbol,
  at: time.describe('when it was posted'),
});
export const fundingPaymentsResponse = z.array(fundingPayment);
export type FundingPaymentLine = z.infer<typeof fundingPayment>;

/** What the user paid and received at funding stamps, newest first, 20 a page. */
export const fundingPayments = call<z.infer<typeof fundingPaymentsRequest>, FundingPaymentLine[]>({
  name: 'perpetual/funding-payments',
  method: 'GET',
  path: '/perpetual/funding/payments',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What the user paid and received at funding stamps, newest first, 20 a page.',
});
