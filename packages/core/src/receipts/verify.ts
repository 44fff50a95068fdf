import type { ChainedReceipt, DeliveryReceipt, FundingReceipt, PaymentReceipt, SettlementReceipt } from './document.ts';
import type { Line } from './figures.ts';
import { fundingLines, paymentLines } from './funding.ts';
import { liquidationLines } from './liquidation.ts';
import { type LoanSaleReceipt, loanSaleLines } from './loan-sale.ts';
import { deliveryLines, settlementLines } from './settlement.ts';

/** What working out a receipt has given: a line for each figure, or why it could not be worked out. */
export type Worked = { readonly lines: readonly Line[]; readonly wrong?: string };

function worked(lines: () => readonly Line[]): Worked {
  try {
    return { lines: lines() };
  } catch (error) {
    return { lines: [], wrong: (error as Error).message };
  }
}

/** Works out every figure of a receipt of the chain from what it says it was made of. */
export const workReceipt = (receipt: ChainedReceipt): Worked =>
  worked(() => {
    const { quay, version, kind } = receipt;
    if (quay !== 'perpetual-receipt' || version !== 1) throw new Error('it is no receipt that is known here');
    if (kind === 'funding') return fundingLines(receipt);
    if (kind === 'liquidation') return liquidationLines(receipt);
    if (kind === 'settlement') return settlementLines(receipt);
    throw new Error(`there is no receipt of ${String(kind)}`);
  });

/** The same of a payment, with the receipt of its period. */
export function workPayment(payment: PaymentReceipt, period: FundingReceipt): Worked {
  const own = worked(() => {
    const { quay, version, kind } = payment;
    const isPayment = quay === 'perpetual-payment' && version === 1 && kind === 'payment';
    if (!isPayment) throw new Error('it is no receipt of a payment');
    return paymentLines(payment, period);
  });
  const fixed = workReceipt(period);
  const wrong = own.wrong ?? fixed.wrong;
  return { lines: [...own.lines, ...fixed.lines], ...(wrong !== undefined && { wrong }) };
}

/** The same of a position that was settled, with the receipt of its contract. */
export function workDelivery(delivery: DeliveryReceipt, settlement: SettlementReceipt): Worked {
  const own = worked(() => {
    const { quay, version, kind } = delivery;
    const isDelivery = quay === 'perpetual-delivery' && version === 1 && kind === 'delivery';
    if (!isDelivery) throw new Error('it is no receipt of a position that was settled');
    return deliveryLines(delivery, settlement);
  });
  const fixed = workReceipt(settlement);
  const wrong = own.wrong ?? fixed.wrong;
  return { lines: [...own.lines, ...fixed.lines], ...(wrong !== undefined && { wrong }) };
}

/** The same of a forced sale of a pledge. */
export const workLoanSale = (sale: LoanSaleReceipt): Worked =>
  worked(() => {
    const { quay, version, kind } = sale;
    const isSale = quay === 'loan-receipt' && version === 1 && kind === 'loan-sale';
    if (!isSale) throw new Error('it is no receipt of a forced sale');
    return loanSaleLines(sale);
  });

/** Whether all figures are as they stand there. */
export const isGood = ({ lines, wrong }: Worked): boolean =>
  wrong === undefined && lines.length > 0 && lines.every(({ equal }) => equal);
