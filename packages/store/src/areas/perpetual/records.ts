import type { PositionEnding } from '@quay/contract/perpetual';
import type { FundFlow, FundingPayment, FundingPeriod, FundPeak } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { Span } from '../../moments.ts';

/** A period that is over, with the number of its receipt where that is written. */
export type PeriodLine = FundingPeriod & { readonly receipt: number | null };
/** A change of the fund, with the receipt of the step that it came of. */
export type FundFlowLine = FundFlow & { readonly receipt: number | null };

/** A position from its first fill to its last. */
export type ClosedPosition = {
  /** The trade that closed it; unique, since a trade closes one position of somebody. */
  readonly id: number;
  readonly contract: string;
  readonly isLong: boolean;
  readonly quantity: bigint;
  readonly openedAt: number;
  readonly closedAt: number;
  readonly ending: PositionEnding;
  readonly profit: bigint;
  readonly fees: bigint;
  readonly funding: bigint;
  readonly toFund: bigint;
};

/** Positions that were closed by deleveraging, of all contracts of a book that settle in an asset. */
export type Deleveraged = { readonly count: number; readonly lastAt: number | null; readonly receipt: number | null };

export type RecordsQuery = Span & {
  readonly contract?: string | undefined;
  /** Only of perpetual contracts, or only of dated ones. */
  readonly isDated?: boolean | undefined;
  readonly size: number;
  readonly direction: 'asc' | 'desc';
};

/** What users and everybody may read of what has happened in contracts. */
export type PerpetualRecordReads = {
  /** Periods of a contract that are over, newest first. */
  fundingHistory(contract: string, below: number, count: number): Promise<PeriodLine[]>;
  /** The receipt of a period, in the words that were signed. */
  receiptOfPeriod(period: number): Promise<{ readonly signed: string } | undefined>;
  fundingPayments(owner: number, query: RecordsQuery): Promise<FundingPayment[]>;
  closedPositions(owner: number, query: RecordsQuery): Promise<ClosedPosition[]>;
  fundPeaks(): Promise<FundPeak[]>;
  /** Changes of the insurance fund of an account of contracts, such as `USDT` or `delivery:USDT`; newest first. */
  fundFlows(account: string, below: number, count: number): Promise<FundFlowLine[]>;
  deleveraged(isDated: boolean, asset: string, since: number): Promise<Deleveraged>;
};

const LAST = Number.MAX_SAFE_INTEGER;

export function perpetualRecordReads(db: Query): PerpetualRecordReads {
  return {
    fundingHistory: (contract, below, count) =>
      db
        .selectFrom('perpetualFundingPeriods as period')
        .leftJoin('perpetualReceipts as receipt', (join) =>
          join.onRef('receipt.reference', '=', 'period.id').on('receipt.kind', '=', 'funding'),
        )
        .selectAll('period')
        .select('receipt.number as receipt')
        .where('period.contract', '=', contract)
        .where('period.status', 'in', ['paid', 'skipped'])
        .where('period.id', '<', below)
        .orderBy('period.id', 'desc')
        .limit(count)
        .execute(),

    receiptOfPeriod: (period) =>
      db
        .selectFrom('perpetualReceipts')
        .select('signed')
        .where('kind', '=', 'funding')
        .where('reference', '=', period)
        .executeTakeFirst(),

    fundingPayments(owner, { contract, from, to, before = LAST, after = 0, size, direction }) {
      let query = db
        .selectFrom('perpetualFundingPayments')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '<', before)
        .where('id', '>', after);
      if (contract !== undefined) query = query.where('contract', '=', contract);
      if (from !== undefined) query = query.where(sql<boolean>`at >= ${new Date(from)}`);
      if (to !== undefined) query = query.where(sql<boolean>`at < ${new Date(to)}`);
      return query.orderBy('id', direction).limit(size).execute();
    },

    async closedPositions(owner, query) {
      return (await closedPositions(owner, query).execute(db)).rows;
    },

    fundPeaks: () => db.selectFrom('perpetualFundPeaks').selectAll().execute(),

    fundFlows: (account, below, count) =>
      db
        .selectFrom('perpetualFundFlows as flow')
        .selectAll('flow')
        .select((where) =>
          where
            .selectFrom('perpetualLiquidations as step')
            .innerJoin('perpetualReceipts as receipt', (join) =>
              join.onRef('receipt.reference', '=', 'step.id').on('receipt.kind', '=', 'liquidation'),
            )
            .whereRef('step.case', '=', 'flow.case')
            .whereRef('step.at', '=', 'flow.at')
            .select('receipt.number')
            .orderBy('step.id', 'desc')
            .limit(1)
            .as('receipt'),
        )
        .where('flow.asset', '=', account)
        .where('flow.id', '<', below)
        .orderBy('flow.id', 'desc')
        .limit(count)
        .execute(),

    async deleveraged(isDated, asset, since) {
      const { rows } = await sql<Deleveraged>`
        select count(*)::int as count, max(taking.at) as last_at,
          (select max(receipt.number) from perpetual_receipts as receipt
            where receipt.kind = 'liquidation' and receipt.reference = max(taking.liquidation)) as receipt
        from perpetual_takings as taking join perpetual_contracts as contract on contract.symbol = taking.contract
        where taking.kind = 'adl' and contract.quote = ${asset}
          and ${sql.raw(isDated ? '' : 'not ')}exists (select from perpetual_dated where contract = taking.contract)
          and taking.at >= ${new Date(since)}`.execute(db);
      return rows[0]!;
    },
  };
}

/**
 * Everything that moved a position of an owner or was paid for it, in the order of the ledger's trades: fills, positions
 * that changed hands, funding, profits that were realised early, and what liquidations took. What has the number of a
 * trade without moving the position belongs before that trade. A position ends where its quantity comes to zero.
 */
function closedPositions(owner: number, query: RecordsQuery): RawBuilder<ClosedPosition> {
  const { contract, isDated, from, to, before = LAST, after = 0, size, direction } = query;
  const within = [sql`ends is not null`, sql`ends < ${before}`, sql`ends > ${after}`];
  if (from !== undefined) within.push(sql`closed_at >= ${new Date(from)}`);
  if (to !== undefined) within.push(sql`closed_at < ${new Date(to)}`);
  if (isDated !== undefined) {
    within.push(
      sql`${sql.raw(isDated ? '' : 'not ')}exists (select from perpetual_dated where contract = closed.contract)`,
    );
  }
  const of = (name: string) => (contract === undefined ? sql`` : sql`and ${sql.ref(name)} = ${contract}`);
  return sql<ClosedPosition>`
    with event (id, contract, moved, profit, fee, funding, to_fund, ending, at) as (
      select id, market, quantity, buy_profit + buy_shortfall, buy_fee, 0, 0, null, at
        from perpetual_trades where buyer = ${owner} ${of('market')}
      union all
      select id, market, -quantity, sell_profit + sell_shortfall, sell_fee, 0, 0, null, at
        from perpetual_trades where seller = ${owner} ${of('market')}
      union all
      select taking.id, taking.contract, -sign(step.quantity) * taking.quantity, taking.profit + taking.shortfall,
          0, 0, 0, 'liquidated', taking.at
        from perpetual_takings as taking join perpetual_liquidations as step on step.id = taking.liquidation
        where taking.owner = ${owner} ${of('taking.contract')}
      union all
      select taking.id, taking.contract, sign(step.quantity) * taking.quantity,
          taking.counterparty_profit + taking.counterparty_shortfall, 0, 0, 0, 'deleveraged', taking.at
        from perpetual_takings as taking join perpetual_liquidations as step on step.id = taking.liquidation
        where taking.counterparty = ${owner} ${of('taking.contract')}
      union all
      select id, contract, -quantity, profit + shortfall, fee, 0, 0, 'settled', at
        from perpetual_deliveries where owner = ${owner} ${of('contract')}
      union all
      select id, contract, 0, 0, 0, amount + shortfall, 0, null, at
        from perpetual_funding_payments where owner = ${owner} ${of('contract')}
      union all
      select trade, contract, 0, amount, 0, 0, 0, null, at
        from perpetual_covers where owner = ${owner} ${of('contract')}
      union all
      select coalesce(
          (select max(taking.id) from perpetual_takings as taking where taking.liquidation = step.id),
          (select max(trade.id) from perpetual_trades as trade
            where trade.market = step.contract and trade.buyer = ${owner} and trade.buy_order = step."order"),
          (select max(trade.id) from perpetual_trades as trade
            where trade.market = step.contract and trade.seller = ${owner} and trade.sell_order = step."order")),
          contract, 0, 0, 0, 0, fee + rest, 'liquidated', at
        from perpetual_liquidations as step where owner = ${owner} and closed > 0 ${of('contract')}
    ), placed as (
      select *, sum(moved) over in_order as holds from event where id is not null
      window in_order as (partition by contract order by id, moved <> 0)
    ), numbered as (
      select *, coalesce(sum(case when moved <> 0 and holds = 0 then 1 else 0 end) over earlier, 0) as life from placed
      window earlier as (
        partition by contract order by id, moved <> 0 rows between unbounded preceding and 1 preceding)
    ), closed as (
      select contract, life, max(id) filter (where moved <> 0 and holds = 0) as ends,
        (array_agg(moved order by id) filter (where moved <> 0))[1] > 0 as is_long,
        sum(abs(moved)) / 2 as quantity, min(at) filter (where moved <> 0) as opened_at, max(at) as closed_at,
        coalesce((array_agg(ending order by id desc, moved <> 0) filter (where ending is not null))[1], 'closed') as ending,
        sum(profit) as profit, sum(fee) as fees, sum(funding) as funding, sum(to_fund) as to_fund
      from numbered group by contract, life
    )
    select ends as id, contract, is_long, quantity::numeric(38,8) as quantity, opened_at, closed_at, ending,
      profit::numeric(38,8) as profit, fees::numeric(38,8) as fees, funding::numeric(38,8) as funding,
      to_fund::numeric(38,8) as to_fund
    from closed where ${sql.join(within, sql` and `)}
    order by ends ${sql.raw(direction)} limit ${size}`;
}
