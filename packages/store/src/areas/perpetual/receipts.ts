import type {
  AdlPlaceRow,
  FundingPayment,
  FundingPeriod,
  Liquidation,
  LiquidationOther,
  PremiumMinute,
  Taking,
} from '@quay/core';
import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ReceiptTables } from './tables.ts';

export type ReceiptRow = Selectable<ReceiptTables['perpetualReceipts']>;
/** A receipt whose words are left out, for a list. */
export type ReceiptLine = Omit<ReceiptRow, 'signed'> & Pick<Liquidation, 'step' | 'case'> & { readonly isOwn: boolean };

/** What a step of a liquidation left besides its own row. */
export type StepParts = {
  readonly others: readonly LiquidationOther[];
  readonly takings: readonly Taking[];
  readonly places: readonly AdlPlaceRow[];
};

const MINUTE_MS = 60_000;

export type ReceiptReads = {
  lastReceipt(): Promise<ReceiptRow | undefined>;
  /** Steps of people that have no receipt, oldest first. Those of market makers have none. */
  stepsWithoutReceipt(count: number): Promise<Liquidation[]>;
  partsOfStep(id: number): Promise<StepParts>;
  /** Periods that are over and have no receipt, oldest first. */
  periodsWithoutReceipt(count: number): Promise<FundingPeriod[]>;
  minutesOf(period: FundingPeriod): Promise<PremiumMinute[]>;
  /** Adds a receipt behind the last one; false where another one has its number already. */
  addReceipt(row: ReceiptRow): Promise<boolean>;
  /** The chain from a number downwards, newest first. */
  receiptsBelow(number: number, count: number): Promise<ReceiptRow[]>;
  /** Receipts of liquidations that an owner had, or was deleveraged by; newest first. */
  receiptsOf(owner: number, below: number, count: number): Promise<ReceiptLine[]>;
  /** One of an owner's own, with the case that it belongs to. */
  receiptOf(owner: number, number: number): Promise<(ReceiptRow & Pick<Liquidation, 'case'>) | undefined>;
  /** What an owner paid or received at a stamp, with the receipt of the period. */
  paymentOf(
    owner: number,
    id: number,
  ): Promise<{ readonly payment: FundingPayment; readonly period: ReceiptRow } | undefined>;
};

export function receiptReads(db: Query): ReceiptReads {
  /** Of liquidations that somebody had a part in, on either side. */
  const ownReceipts = (owner: number) =>
    db
      .selectFrom('perpetualReceipts as receipt')
      .innerJoin('perpetualLiquidations as step', (join) =>
        join.onRef('step.id', '=', 'receipt.reference').on('receipt.kind', '=', 'liquidation'),
      )
      .where((where) =>
        where.or([
          where('step.owner', '=', owner),
          where.exists(
            where
              .selectFrom('perpetualTakings as taking')
              .select('taking.id')
              .whereRef('taking.liquidation', '=', 'step.id')
              .where('taking.counterparty', '=', owner),
          ),
        ]),
      );
  const lastOf = (kind: ReceiptRow['kind']) =>
    sql<number>`coalesce((select max(reference) from perpetual_receipts where kind = ${kind}), 0)`;

  return {
    lastReceipt: () =>
      db.selectFrom('perpetualReceipts').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst(),

    stepsWithoutReceipt: (count) =>
      db
        .selectFrom('perpetualLiquidations')
        .selectAll()
        .where('id', '>', lastOf('liquidation'))
        .where(sql<boolean>`owner in (select owner from holders where kind = 'user')`)
        .orderBy('id')
        .limit(count)
        .execute(),

    async partsOfStep(id) {
      const [others, takings, places] = await Promise.all([
        db
          .selectFrom('perpetualLiquidationOthers')
          .selectAll()
          .where('liquidation', '=', id)
          .orderBy('contract')
          .execute(),
        db.selectFrom('perpetualTakings').selectAll().where('liquidation', '=', id).orderBy('id').execute(),
        db.selectFrom('perpetualAdlPlaces').selectAll().where('liquidation', '=', id).orderBy('place').execute(),
      ]);
      return { others, takings, places };
    },

    // Periods of several contracts end at one stamp and not in the order of their numbers.
    periodsWithoutReceipt: (count) =>
      db
        .selectFrom('perpetualFundingPeriods as period')
        .selectAll()
        .where('status', 'in', ['paid', 'skipped'])
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('perpetualReceipts as receipt')
                .select('receipt.number')
                .where('receipt.kind', '=', 'funding')
                .whereRef('receipt.reference', '=', 'period.id'),
            ),
          ),
        )
        .orderBy('id')
        .limit(count)
        .execute(),

    minutesOf: ({ contract, startsAt, endsAt }) =>
      db
        .selectFrom('perpetualPremiumMinutes')
        .selectAll()
        .where('contract', '=', contract)
        .where(sql<boolean>`at > ${new Date(startsAt - MINUTE_MS)} and at < ${new Date(endsAt)}`)
        .orderBy('at')
        .execute(),

    async addReceipt({ at, ...row }) {
      const added = await db
        .insertInto('perpetualReceipts')
        .values({ ...row, at: new Date(at) })
        .onConflict((known) => known.doNothing())
        .returning('number')
        .executeTakeFirst();
      return added !== undefined;
    },

    receiptsBelow: (number, count) =>
      db
        .selectFrom('perpetualReceipts')
        .selectAll()
        .where('number', '<', number)
        .orderBy('number', 'desc')
        .limit(count)
        .execute(),

    receiptsOf: (owner, below, count) =>
      ownReceipts(owner)
        .select([
          'receipt.number',
          'receipt.kind',
          'receipt.reference',
          'receipt.contract',
          'receipt.at',
          'receipt.hash',
        ])
        .select(['step.step', 'step.case'])
        .select((where) => where('step.owner', '=', owner).as('isOwn'))
        .where('receipt.number', '<', below)
        .orderBy('receipt.number', 'desc')
        .limit(count)
        .execute() as Promise<ReceiptLine[]>,

    receiptOf: (owner, number) =>
      ownReceipts(owner)
        .selectAll('receipt')
        .select('step.case')
        .where('receipt.number', '=', number)
        .executeTakeFirst(),

    async paymentOf(owner, id) {
      const payment = await db
        .selectFrom('perpetualFundingPayments')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      if (!payment) return undefined;
      const period = await db
        .selectFrom('perpetualReceipts')
        .selectAll()
        .where('kind', '=', 'funding')
        .where('reference', '=', payment.period)
        .executeTakeFirst();
      return period && { payment, period };
    },
  };
}
