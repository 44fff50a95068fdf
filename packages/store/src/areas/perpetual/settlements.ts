import type { Contract, Dated, Delivery, SettlementSamples } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ReceiptRow } from './receipts.ts';
import type { RecordsQuery } from './records.ts';

/** A dated contract whose price is fixed, with what it was, and the number of its receipt where that is written. */
export type SettledContract = Dated & Pick<Contract, 'kind' | 'coin' | 'quote'> & { readonly receipt: number | null };

/** A position that was settled, with what the price was made of. */
export type DeliveryLine = Delivery & Pick<Dated, 'samples' | 'windowMs' | 'expiresAt'>;

export type SettlementsQuery = {
  readonly coin?: string | undefined;
  /** Only settlements behind that of this contract in the list. */
  readonly before?: string | undefined;
  readonly size: number;
};

/** What users and everybody may read of the settlement of dated contracts. */
export type SettlementReads = {
  /** Half minutes of samples that began within a span, oldest first. */
  settlementSamples(contract: string, from: number, to: number): Promise<SettlementSamples[]>;
  /** Contracts whose price is fixed, newest first. */
  settlements(query: SettlementsQuery): Promise<SettledContract[]>;
  settlementOf(contract: string): Promise<SettledContract | undefined>;
  /** Positions of an owner that ended with their contracts. */
  ownSettlements(owner: number, query: RecordsQuery): Promise<DeliveryLine[]>;
  /** Contracts whose holders are all settled and that have no receipt, in the order of the list. */
  settledWithoutReceipt(count: number): Promise<Dated[]>;
  /** The receipt of a contract's settlement. */
  receiptOfSettlement(contract: string): Promise<ReceiptRow | undefined>;
  /** One of an owner's positions that were settled, with the receipt of the contract. */
  deliveryOf(
    owner: number,
    id: number,
  ): Promise<{ readonly delivery: Delivery; readonly settlement: ReceiptRow } | undefined>;
};

const LAST = Number.MAX_SAFE_INTEGER;

export function settlementReads(db: Query): SettlementReads {
  const settled = (only: RawBuilder<unknown>, size: number) => sql<SettledContract>`
    select dated.*, contract.kind, contract.coin, contract.quote, receipt.number as receipt
    from perpetual_dated as dated
      join perpetual_contracts as contract on contract.symbol = dated.contract
      left join perpetual_receipts as receipt
        on receipt.kind = 'settlement' and receipt.reference = contract.position
    where dated.price is not null and ${only}
    order by dated.fixed_at desc, dated.contract desc limit ${size}`;
  const receiptOf = (contract: string) =>
    db
      .selectFrom('perpetualReceipts')
      .selectAll()
      .where('kind', '=', 'settlement')
      .where('contract', '=', contract)
      .executeTakeFirst();

  return {
    settlementSamples: (contract, from, to) =>
      db
        .selectFrom('perpetualSettlementSamples')
        .selectAll()
        .where('contract', '=', contract)
        .where(sql<boolean>`at >= ${new Date(from)} and at < ${new Date(to)}`)
        .orderBy('at')
        .execute(),

    async settlements({ coin, before, size }) {
      const ofCoin = coin === undefined ? sql`true` : sql`contract.coin = ${coin}`;
      const behind =
        before === undefined
          ? sql`true`
          : sql`(dated.fixed_at, dated.contract) < (
              select fixed_at, contract from perpetual_dated where contract = ${before} and price is not null)`;
      return (await settled(sql`${ofCoin} and ${behind}`, size).execute(db)).rows;
    },

    async settlementOf(contract) {
      return (await settled(sql`dated.contract = ${contract}`, 1).execute(db)).rows[0];
    },

    async ownSettlements(owner, { contract, from, to, before = LAST, after = 0, size, direction }) {
      const within = [sql`delivery.id < ${before}`, sql`delivery.id > ${after}`];
      if (contract !== undefined) within.push(sql`delivery.contract = ${contract}`);
      if (from !== undefined) within.push(sql`delivery.at >= ${new Date(from)}`);
      if (to !== undefined) within.push(sql`delivery.at < ${new Date(to)}`);
      const lines = sql<DeliveryLine>`
        select delivery.*, dated.samples, dated.window_ms, dated.expires_at
        from perpetual_deliveries as delivery join perpetual_dated as dated on dated.contract = delivery.contract
        where delivery.owner = ${owner} and ${sql.join(within, sql` and `)}
        order by delivery.id ${sql.raw(direction)} limit ${size}`;
      return (await lines.execute(db)).rows;
    },

    async settledWithoutReceipt(count) {
      const found = sql<Dated>`
        select dated.* from perpetual_dated as dated
          join perpetual_contracts as contract on contract.symbol = dated.contract
        where dated.life = 'settled' and not exists (
          select from perpetual_receipts as receipt
          where receipt.kind = 'settlement' and receipt.reference = contract.position)
        order by contract.position limit ${count}`;
      return (await found.execute(db)).rows;
    },

    receiptOfSettlement: receiptOf,

    async deliveryOf(owner, id) {
      const delivery = await db
        .selectFrom('perpetualDeliveries')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      if (!delivery) return undefined;
      const settlement = await receiptOf(delivery.contract);
      return settlement && { delivery, settlement };
    },
  };
}
