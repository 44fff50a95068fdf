import { type Refusal, refusals } from '../../refusal.ts';
import type { ClosureObstacle } from './sets.ts';

export const account = refusals('account', {
  closing: [28001],
  held: [28003, 'hours'],
  'not-closing': [28004],
  'withdrawals-under-way': [28010],
  'orders-open': [28011],
  'positions-open': [28012],
  'loans-open': [28013],
  'credit-open': [28014],
  'earn-held': [28015],
  'appeals-open': [28016],
  'c2c-orders-open': [28017],
  'ads-open': [28018],
  'deposit-held': [28019],
  'following-open': [28020],
  'wallet-linked': [28021],
  'debts-open': [28022],
  'balances-left': [28023, 'most', 'coin'],
  'exports-used': [28030, 'max'],
});

/** Why an account cannot be closed, by what is in the way. */
export const obstacleRefusals: Readonly<Record<ClosureObstacle, Refusal>> = {
  withdrawals: account['withdrawals-under-way'],
  orders: account['orders-open'],
  positions: account['positions-open'],
  loans: account['loans-open'],
  credit: account['credit-open'],
  earn: account['earn-held'],
  'c2c-appeals': account['appeals-open'],
  'c2c-orders': account['c2c-orders-open'],
  'c2c-ads': account['ads-open'],
  'merchant-deposit': account['deposit-held'],
  following: account['following-open'],
  'linked-wallet': account['wallet-linked'],
  debts: account['debts-open'],
  balances: account['balances-left'],
};
