import type { LoanProductRow } from '@quay/contract/loans';
import { borrowable } from '@quay/core/lending';
import { format, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import { draftOf } from '../../../shell/draft.ts';
import { pricesOf } from '../loan-figures.ts';

/** What is typed; it survives a reload. `requestId` is of the intent that stands: sent again, it borrows once. */
export type Draft = {
  readonly pledge: string;
  readonly asset: string;
  readonly days: number;
  readonly amount: string;
  readonly pledged: string;
  readonly requestId: string;
  readonly stands: string;
};

export const useBorrowDraft = draftOf<Draft>('loans-borrow', {
  ...{ pledge: 'BTC', asset: 'USDT', days: 7, amount: '', pledged: '' },
  ...{ requestId: '', stands: '' },
});

/** The number of the intent: another one as soon as something of it is another. */
export function requestIdOf(draft: Draft, newId: () => string): string {
  const stands = JSON.stringify([draft.asset, draft.pledge, draft.days, draft.amount, draft.pledged]);
  if (draft.requestId !== '' && draft.stands === stands) return draft.requestId;
  const requestId = newId();
  useBorrowDraft.setState({ requestId, stands });
  return requestId;
}

export const pledgesOf = (products: readonly LoanProductRow[]): string[] => [
  ...new Set(products.map(({ pledge }) => pledge)),
];

/** The product of what is chosen; the nearest one where there is none of it. */
export function chosen(
  products: readonly LoanProductRow[],
  { asset, pledge, days }: Pick<Draft, 'asset' | 'pledge' | 'days'>,
): LoanProductRow | undefined {
  const ofPair = products.filter((one) => one.asset === asset && one.pledge === pledge);
  return ofPair.find((one) => one.days === days) ?? ofPair[0] ?? products[0];
}

export const daysOf = (products: readonly LoanProductRow[], product: LoanProductRow): number[] =>
  products.filter((one) => one.asset === product.asset && one.pledge === product.pledge).map(({ days }) => days);

/** Most that may be borrowed against what is typed: by the initial rate, the pool and the cap of the product. */
export function mostOf(product: LoanProductRow, pledged: bigint): bigint | undefined {
  const prices = pricesOf(product);
  if (!prices) return undefined;
  const byRate = borrowable(pledged, prices, units(product.initialRate));
  const free = units(product.free);
  return byRate < free ? byRate : free;
}

/** An amount as a field shows it: down to eight decimals, without the zeros behind. */
export const typedOf = (amount: bigint): string => format(amount, 8).replace(/\.?0+$/, '');

export type Problem = 'amount' | 'pledged' | 'most' | 'least' | 'balance' | 'index' | 'closed' | undefined;

/** What keeps the intent from being sent; the core says the same. */
export function problemOf(
  product: LoanProductRow,
  { amount, pledged }: Pick<Draft, 'amount' | 'pledged'>,
  available: bigint | undefined,
): Problem {
  if (!product.open) return 'closed';
  const [borrowed, held] = [read(amount.trim()), read(pledged.trim())];
  if (held === undefined || held <= 0n) return 'pledged';
  if (borrowed === undefined || borrowed <= 0n) return 'amount';
  if (borrowed < units(product.minAmount)) return 'least';
  const most = mostOf(product, held);
  if (most === undefined) return 'index';
  if (borrowed > most) return 'most';
  if (available !== undefined && held > available) return 'balance';
  return undefined;
}
