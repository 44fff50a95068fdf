import type { WithdrawalRow } from '@quay/contract/staff';
import { text } from '@quay/money';
import type { WithdrawalCase } from '@quay/store';

/** A withdrawal in the queue of staff. */
export function withdrawalRowOnWire(row: WithdrawalCase): WithdrawalRow {
  return {
    withdrawalId: row.id,
    userId: row.owner,
    username: row.username,
    symbol: row.asset,
    network: row.network,
    address: row.address,
    amount: text(row.amount),
    state: row.state,
    signals: row.signals ?? [],
    needs: row.needs,
    approvedBy: [row.firstByName, row.secondByName].filter((name) => name !== null),
    requestedAt: row.requestedAt,
  };
}
