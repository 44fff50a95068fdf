import { CREDIT_COIN } from '@quay/contract/credit';
import type { FundCreditPool, SetCreditProduct } from '@quay/core';
import { units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

const DAYS = [7, 14, 30, 60, 90] as const;
/** What a simulated market lends at first; a real one begins with nothing, and two of staff put in what is lent. */
const CAPITAL = units('800000');

/** Where the market is simulated and nothing was lent yet: terms and capital, once. */
export async function beginCredit(port: Pick<CorePort, 'submitAll'>, reads: Reads['credit']): Promise<void> {
  if ((await reads.creditProducts()).length > 0) return;
  const terms = { asset: CREDIT_COIN, dailyRate: units('0.0005'), lateMultiple: units('3'), isOpen: true };
  const bounds = { minAmount: units('500'), maxAmount: units('20000'), oneMax: units('5000') };
  await port.submitAll([
    { name: 'credit/fund-pool', input: { asset: CREDIT_COIN, amount: CAPITAL, before: 0n } satisfies FundCreditPool },
    ...DAYS.map((days) => ({
      name: 'credit/set-product',
      input: { ...terms, ...bounds, days } satisfies SetCreditProduct,
    })),
  ]);
}
