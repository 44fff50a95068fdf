import {
  type AdlPlaceRow,
  adlPlacesTable,
  type ContractTrade,
  coreTables,
  type Delivery,
  deliveriesTable,
  FIRST_RECEIPT,
  type FundingPayment,
  type FundingPeriod,
  type FundingReceipt,
  fundingPaymentsTable,
  type Liquidation,
  type LiquidationOther,
  type LiquidationReceipt,
  liquidationOthersTable,
  liquidationsTable,
  type PaymentReceipt,
  type PremiumMinute,
  perpetualProduct,
  type ReceiptLink,
  readChanges,
  receiptOfDelivery,
  receiptOfPayment,
  receiptOfPeriod,
  receiptOfSettlement,
  receiptOfStep,
  SAMPLES_MS,
  type SettlementSamples,
  type Table,
  type Taking,
  takingsTable,
  type VersionRows,
} from '../src/index.ts';
import type { DeliveryReceipt, SettlementReceipt } from '../src/receipts/index.ts';
import type { PerpetualStory } from './perpetual-story.ts';

/** Rows of a log that the core has written so far. */
export function logged<Row>({ store }: Pick<PerpetualStory, 'store'>, { number }: Table): Row[] {
  return store.batches
    .flatMap(({ changes }) => readChanges(coreTables, changes))
    .flatMap(({ table, row }) => (table.number === number ? [row as Row] : []));
}

/** The receipts of a contract's periods that are over, with those of their payments. */
export function fundingReceipts(
  story: Pick<PerpetualStory, 'store'>,
  symbol: string,
): { readonly period: FundingReceipt; readonly payments: readonly PaymentReceipt[] }[] {
  const { store } = story;
  store.project(store.batches.length);
  const rows = <Row>(name: string) => [...(store.rows.get(name)?.values() ?? [])] as Row[];
  const contract = store.core.perpetual.contracts.of(symbol);
  const periods = rows<FundingPeriod>('perpetual_funding_periods');
  const minutes = rows<PremiumMinute>('perpetual_premium_minutes').sort((a, b) => a.at - b.at);
  return periods
    .filter((row) => row.contract === symbol && row.status !== 'sampling')
    .map((row) => {
      const of = { period: row, contract, tiers: versionOf(story, symbol, 1) };
      const within = ({ at, ...minute }: PremiumMinute) =>
        minute.contract === symbol && at + 60_000 > row.startsAt && at < row.endsAt;
      const period = receiptOfPeriod({ ...of, minutes: minutes.filter(within) }, FIRST);
      const payments = logged<FundingPayment>(story, fundingPaymentsTable)
        .filter((one) => one.period === row.id)
        .map((one) => receiptOfPayment(one, contract, { number: 1, hash: 'ab'.repeat(32) }));
      return { period, payments };
    });
}

/** The receipt of a contract that is settled, with those of its holders. */
export function settlementReceipts(
  story: Pick<PerpetualStory, 'store'>,
  symbol: string,
): { readonly settlement: SettlementReceipt; readonly deliveries: readonly DeliveryReceipt[] } {
  const { store } = story;
  store.project(store.batches.length);
  const { contracts, marks } = store.core.perpetual;
  const [contract, dated] = [contracts.of(symbol), contracts.dated.get(symbol)!];
  const from = dated.settlesAt - dated.windowMs - SAMPLES_MS;
  const samples = ([...(store.rows.get('perpetual_settlement_samples')?.values() ?? [])] as SettlementSamples[])
    .filter((row) => row.contract === symbol && row.at > from && row.at < dated.settlesAt)
    .sort((a, b) => a.at - b.at);
  const index = marks.marks.get(symbol)!.indexPrice;
  return {
    settlement: receiptOfSettlement({ dated, contract, samples, index }, FIRST),
    deliveries: logged<Delivery>(story, deliveriesTable)
      .filter((one) => one.contract === symbol)
      .map((one) => receiptOfDelivery(one, contract, { number: 1, hash: 'ab'.repeat(32) })),
  };
}

const FIRST: ReceiptLink = { number: 1, before: FIRST_RECEIPT };

function versionOf({ store }: Pick<PerpetualStory, 'store'>, contract: string, version: number): VersionRows {
  const { versions, tierRows } = store.core.perpetual.contracts;
  return {
    ...[...versions.values()].find((one) => one.contract === contract && one.version === version)!,
    rows: [...tierRows.values()].filter((one) => one.contract === contract && one.version === version),
  };
}

/** The receipts of all steps of liquidations so far, unchained. */
export function stepReceipts(story: Pick<PerpetualStory, 'store'>, link: ReceiptLink = FIRST): LiquidationReceipt[] {
  const { contracts } = story.store.core.perpetual;
  const others = logged<LiquidationOther>(story, liquidationOthersTable);
  const trades = logged<ContractTrade>(story, perpetualProduct.tables.trades);
  const takings = logged<Taking>(story, takingsTable);
  const places = logged<AdlPlaceRow>(story, adlPlacesTable);
  return logged<Liquidation>(story, liquidationsTable).map((step) =>
    receiptOfStep(
      {
        ...{ step, contract: contracts.of(step.contract) },
        tiers: (symbol, version) => versionOf(story, symbol, version),
        others: others.filter(({ liquidation }) => liquidation === step.id),
        trades: trades.filter(
          ({ buyOrder, sellOrder }) => step.order !== null && [buyOrder, sellOrder].includes(step.order),
        ),
        takings: takings.filter(({ liquidation }) => liquidation === step.id),
        places: places.filter(({ liquidation }) => liquidation === step.id),
        person: (owner) => `p${owner}`,
      },
      link,
    ),
  );
}
