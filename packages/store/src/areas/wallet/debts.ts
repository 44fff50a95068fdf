import type { Credit, Debt, WithdrawalReversal } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** A debt with the deposit that it is from. */
export type DebtRow = Debt & { readonly network: string; readonly txHash: string };
/** A deposit that was reversed while a withdrawal waited. */
export type ReversalRow = WithdrawalReversal &
  Pick<Credit, 'asset' | 'amount' | 'network' | 'txHash' | 'shortfall'> & {
    readonly acknowledgedByName: string | null;
  };

export type DebtReads = {
  /** The open ones, the oldest first; with `paid` all, the newest first. */
  debtsOf(owner: number, paid?: boolean): Promise<DebtRow[]>;
  /** Deposits that were reversed since a withdrawal was asked for. */
  reversalsOf(withdrawal: number): Promise<ReversalRow[]>;
};

export function debtReads(db: Query): DebtReads {
  return {
    async debtsOf(owner, paid = false) {
      const { rows } = await sql<DebtRow>`
        select d.*, coalesce(c.network, w.network, '') as network, coalesce(c.tx_hash, w.tx_hash, '') as tx_hash
        from debts d
        left join credits c on c.id = d.reference and d.cause = 'deposit-reversal'
        left join withdrawals w on w.id = d.reference and d.cause = 'withdrawal-paid-twice'
        where d.owner = ${owner} and (d.state = 'open' or ${paid})
        order by case when ${paid} then -d.id else d.id end limit 100`.execute(db);
      return rows;
    },

    async reversalsOf(withdrawal) {
      const { rows } = await sql<ReversalRow>`
        select r.*, c.asset, c.amount, c.network, c.tx_hash, c.shortfall, m.username as acknowledged_by_name
        from withdrawal_reversals r
        join credits c on c.id = r.credit
        left join staff_members m on m.id = r.acknowledged_by
        where r.withdrawal = ${withdrawal} order by r.at, r.credit`.execute(db);
      return rows;
    },
  };
}
