import type { Loan, LoanPoolRow, LoanProductRow, LoanRecordRow } from '@quay/contract/loans';
import type { LoanProduct, LoanRow } from '@quay/core';
import { divide, text } from '@quay/money';
import type { LoanPoolOfStaff, LoanRecordLine } from '@quay/store';
import { type CoinIndexNow, coinIndex } from './coin-index.ts';
import type { ContractsOfLoans } from './needs.ts';

export const loanOnWire = (row: LoanRow): Loan => ({
  ...{ loan: row.id, asset: row.asset, pledge: row.pledge, days: row.days, status: row.status },
  ...{ principal: text(row.principal), owed: text(row.owed), hourlyRate: text(row.hourlyRate) },
  ...{ lateMultiple: text(row.lateMultiple), openedAt: row.openedAt, countedTo: row.countedTo },
  ...{ dueAt: row.dueAt, hourMs: row.hourMs, pledged: text(row.pledged), initialRate: text(row.initialRate) },
  ...{ saleFeeRate: text(row.saleFeeRate), lot: text(row.lot), warnedAt: row.warnedAt, renewals: row.renewals },
  ...{ borrowed: text(row.borrowed), interestPaid: text(row.interestPaid), sold: text(row.sold) },
  endedAt: row.endedAt,
});

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const left = (max: bigint, used: bigint): bigint => (max > used ? max - used : 0n);

export function productOnWire(
  row: LoanProduct,
  lendable: bigint,
  contracts: ContractsOfLoans,
  now: number,
): LoanProductRow {
  const indexes = [coinIndex(contracts, row.asset, now), coinIndex(contracts, row.pledge, now)] as const;
  const price = (index: CoinIndexNow | undefined) => (index ? text(index.price) : null);
  const lentLeft = left(row.lentMax, row.lent);
  return {
    ...{ asset: row.asset, pledge: row.pledge, days: row.days, hourlyRate: text(row.hourlyRate) },
    ...{ lateMultiple: text(row.lateMultiple), initialRate: text(row.initialRate) },
    ...{ saleFeeRate: text(row.saleFeeRate), lot: text(row.lot), minAmount: text(row.minAmount) },
    ...{ lentLeft: text(lentLeft), pledgedLeft: text(left(row.pledgedMax, row.pledged)) },
    ...{ free: text(least(lendable, lentLeft)), open: row.isOpen, hourMs: row.hourMs },
    ...{ assetPrice: price(indexes[0]), pledgePrice: price(indexes[1]) },
    priceAt: Math.min(indexes[0]?.at ?? 0, indexes[1]?.at ?? 0),
  };
}

export function poolOnWire({ asset, capital, lent, free, interest, lendersInterest }: LoanPoolOfStaff): LoanPoolRow {
  const all = lent + free;
  return {
    ...{ asset, capital: text(capital), lent: text(lent), free: text(free) },
    utilisation: text(all === 0n ? 0n : divide(lent, all, 'down')),
    ...{ interest: text(interest), lendersInterest: text(lendersInterest) },
  };
}

export const recordOnWire = (row: LoanRecordLine): LoanRecordRow => ({
  ...{ id: row.id, loan: row.loan, asset: row.asset, pledgeCoin: row.pledgeCoin, act: row.act },
  ...{ principal: text(row.principal), interest: text(row.interest), pledge: text(row.pledge) },
  ...{ principalAfter: text(row.principalAfter), pledgeAfter: text(row.pledgeAfter), sale: row.sale, at: row.at },
});
