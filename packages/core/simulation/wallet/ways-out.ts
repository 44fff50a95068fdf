import {
  type HotWallet,
  hotWalletsTable,
  type Outflow,
  outflowsTable,
  type Withdrawal,
  type WithdrawalDay,
  type WithdrawalRevision,
  type WithdrawalWallet,
  withdrawalDaysTable,
  withdrawalRevisionsTable,
  withdrawalsTable,
  withdrawalWalletsTable,
} from '../../src/index.ts';
import { rowsOf, type Sorted } from '../auditor/sorted.ts';
import type { Outflows } from './outflows.ts';
import type { Withdrawals } from './withdrawals.ts';

/** What has to be known before the withdrawals of a batch are checked: who signs, what was undone, what others took. */
export function takeWaysOut(
  sorted: Sorted,
  { withdrawals, outflows }: { readonly withdrawals: Withdrawals; readonly outflows: Outflows },
  from: number,
  to: number,
): void {
  for (const { op, row } of sorted.get(hotWalletsTable.number) ?? []) withdrawals.takeHotWallet(op, row as HotWallet);
  for (const { op, row } of sorted.get(withdrawalWalletsTable.number) ?? []) {
    withdrawals.takeWallet(op, row as WithdrawalWallet);
  }
  for (const { op, row } of sorted.get(withdrawalRevisionsTable.number) ?? []) {
    withdrawals.takeRevision(op, row as WithdrawalRevision, from, to);
  }
  for (const { op, row } of sorted.get(outflowsTable.number) ?? []) outflows.take(op, row as Outflow, from, to);
  for (const { op, row } of sorted.get(withdrawalDaysTable.number) ?? []) withdrawals.takeDay(op, row as WithdrawalDay);
  withdrawals.pair(rowsOf<Withdrawal>(sorted, withdrawalsTable.number), from);
}
