import { type EarnProduct, earn } from '@quay/contract/earn';
import { type Balance, wallet } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';

export type PurchaseRefusal = { readonly reason: string; readonly params: Record<string, string> };

/** The book that a purchase takes its coins from. */
export const PAID_FROM = 'spot';

/** What the core would refuse of what is typed, in the core's order; null when nothing is certain. */
export function purchaseRefusal(
  typed: string,
  { asset, min, max, left, open }: Pick<EarnProduct, 'asset' | 'min' | 'max' | 'left' | 'open'>,
  balances: readonly Balance[] | undefined,
): PurchaseRefusal | null {
  if (!open) return { reason: earn['not-listed'].reason, params: {} };
  if (left !== null && units(left) === 0n) return { reason: earn['sold-out'].reason, params: {} };
  if (typed === '') return null;
  const amount = read(typed);
  if (!amount) return { reason: wallet['amount-malformed'].reason, params: {} };
  if (amount < units(min) || amount > units(max)) {
    return { reason: earn['out-of-range'].reason, params: { min, max, coin: asset } };
  }
  if (left !== null && amount > units(left)) return { reason: earn.quota.reason, params: { left, coin: asset } };
  if (!balances) return null;
  const available = availableIn(balances, PAID_FROM, asset);
  if (amount > units(available)) {
    return { reason: wallet['balance-too-small'].reason, params: { available, needed: text(amount), coin: asset } };
  }
  return null;
}

/** The most that can be bought now: what is there, within the range and what is left. */
export function mostOf(
  { asset, max, left }: Pick<EarnProduct, 'asset' | 'max' | 'left'>,
  balances: readonly Balance[],
): string {
  const limits = [units(availableIn(balances, PAID_FROM, asset)), units(max), ...(left === null ? [] : [units(left)])];
  return text(limits.reduce((least, one) => (one < least ? one : least)));
}
