import { text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

const short = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** What people are told of their linked wallets: a day was paid, or waits for the budget. */
export const noticesOfLiquidity = (days: Unnotified['liquidityDays']): NewContractNotice[] =>
  days.map(({ day, owner, address, asset, income, settledAt, paidAt }) => ({
    ...{ userId: owner, event: paidAt === null ? 'liquidity-scheduled' : 'liquidity-income', reference: day },
    ...{ contract: null, step: null, at: paidAt ?? settledAt! },
    params: { wallet: short(address), amount: `${text(income)} ${asset}` },
  }));
