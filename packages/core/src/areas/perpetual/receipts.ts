import { systemAccounts } from '../../ledger/system-accounts.ts';
import { adlScore } from '../../margin/adl.ts';
import { tierTable } from '../../margin/tiers.ts';
import type {
  ChainedReceipt,
  DeliveryReceipt,
  FillOnReceipt,
  FundingReceipt,
  LiquidationReceipt,
  PaymentReceipt,
  PlaceOnReceipt,
  SettlementReceipt,
  TakingOnReceipt,
  TiersOnReceipt,
} from '../../receipts/document.ts';
import type { Dated, Delivery, SettlementSamples } from './dated-state.ts';
import type { FundingPayment, FundingPeriod, PremiumMinute } from './funding-state.ts';
import type { AdlPlaceRow, Liquidation, LiquidationOther, Taking } from './liquidation-state.ts';
import type { ContractTrade } from './product.ts';
import { samplesWithin } from './sample-list.ts';
import { readSources } from './source-list.ts';
import type { Contract, TierRow, TierVersion } from './state.ts';

const SECOND_MS = 1000;

/** A version of tiers with its rows, the smallest floor first. */
export type VersionRows = TierVersion & { readonly rows: readonly TierRow[] };

/** The rows that a step of a liquidation left. */
export type StepRows = {
  readonly step: Liquidation;
  readonly contract: Contract;
  /** By contract and number. */
  readonly tiers: (contract: string, version: number) => VersionRows;
  readonly others: readonly LiquidationOther[];
  /** Of the order that closed, oldest first. */
  readonly trades: readonly ContractTrade[];
  readonly takings: readonly Taking[];
  readonly places: readonly AdlPlaceRow[];
  /** Who an owner is called in the receipts of a case. */
  readonly person: (owner: number) => string;
};

/** Where a receipt stands in the chain. */
export type ReceiptLink = Pick<ChainedReceipt, 'number' | 'before'>;

/** The receipt of a step: all that it was decided by, and what it did. */
export function receiptOfStep(rows: StepRows, { number, before }: ReceiptLink): LiquidationReceipt {
  const { step, contract, others, trades, takings, places, person } = rows;
  const { symbol, kind, base, quote, tick, lot, maxLeverage } = contract;
  return {
    ...{ quay: 'perpetual-receipt', version: 1, kind: 'liquidation', number, before },
    ...{ liquidation: step.id, case: step.case, at: step.at, step: step.step, state: step.state },
    contract: { symbol, kind, base, quote, tick: String(tick), lot: String(lot), maxLeverage },
    mark: {
      ...{ price: String(step.markPrice), at: step.markAt, index: String(step.indexPrice) },
      ...{ byFunding: String(step.byFunding), byBasis: String(step.byBasis), last: String(step.last) },
      sources: readSources(step.sources).map(({ source, price, weight, at }) => ({
        ...{ source, price: String(price), weight: Number(weight), at },
      })),
    },
    tiers: tiersOnReceipt(rows.tiers(symbol, step.tierVersion)),
    ...{ person: person(step.owner), mode: step.mode, wallet: String(step.wallet) },
    position: { quantity: String(step.quantity), openValue: String(step.openValue) },
    others: others.map((other) => ({
      ...{ symbol: other.contract, quantity: String(other.quantity), openValue: String(other.openValue) },
      ...{ mark: String(other.markPrice), tiers: tiersOnReceipt(rows.tiers(other.contract, other.tierVersion)) },
    })),
    takerRate: String(step.takerRate),
    ...{ equity: String(step.equity), maintenance: String(step.maintenance) },
    ...{ othersProfit: String(step.othersProfit), othersMaintenance: String(step.othersMaintenance) },
    bankruptcyPrice: step.bankruptcyPrice === null ? null : String(step.bankruptcyPrice),
    ...{ limitPrice: String(step.limitPrice), wanted: String(step.wanted) },
    ...{ closed: String(step.closed), value: String(step.value) },
    fills: trades.map((trade) => fillOf(trade, step.quantity < 0n)),
    takings: takings.map((taking) => takingOf(taking, person)),
    queue: places.map((place) => placeOf(place, rows)),
    ...{ fee: String(step.fee), rest: String(step.rest), payable: String(step.payable) },
    fund: { before: String(step.fundBefore), after: String(step.fundAfter), asked: fundReadOf(step) },
  };
}

/** The rows that a funding period left: its samples by the minute, and the tiers that held at the stamp. */
export type PeriodRows = {
  readonly period: FundingPeriod;
  readonly contract: Contract;
  readonly tiers: VersionRows;
  /** Oldest first. */
  readonly minutes: readonly PremiumMinute[];
};

/** The receipt of a period that is paid, or was skipped: every sample that its rate was made of. */
export function receiptOfPeriod({ period, contract, tiers, minutes }: PeriodRows, link: ReceiptLink): FundingReceipt {
  const { symbol, kind, quote } = contract;
  const { number, before } = link;
  const { interest, damp, cap } = period;
  return {
    ...{ quay: 'perpetual-receipt', version: 1, kind: 'funding', number, before, period: period.id },
    contract: { symbol, kind, quote },
    ...{ startsAt: period.startsAt, endsAt: period.endsAt, wasOpen: period.wasOpen },
    terms: { interest: String(interest), damp: String(damp), cap: String(cap) },
    tiers: tiersOnReceipt(tiers),
    minutes: minutes.map((minute) => ({ at: minute.at, premiums: premiumsOf(minute) })),
    ...{ samples: period.samples, due: period.due, premiumSum: String(period.premiumSum) },
    ...{ rate: String(period.rate), mark: period.markPrice === null ? null : String(period.markPrice) },
    ...{ holders: period.holders, received: String(period.received) },
  };
}

const premiumsOf = (minute: PremiumMinute): readonly (string | null)[] =>
  Array.from({ length: 12 }, (_, n) => {
    const premium = minute[`premium${n}` as 'premium0'];
    return premium === null ? null : String(premium);
  });

/** What a holder paid or received, with the number and the hash of the receipt of its period. */
export function receiptOfPayment(
  payment: FundingPayment,
  { symbol, kind, quote }: Contract,
  funding: PaymentReceipt['funding'],
): PaymentReceipt {
  return {
    ...{ quay: 'perpetual-payment', version: 1, kind: 'payment', payment: payment.id, funding },
    contract: { symbol, kind, quote },
    ...{ stamp: payment.stamp, at: payment.at, rate: String(payment.rate), mark: String(payment.markPrice) },
    ...{ quantity: String(payment.quantity), amount: String(payment.amount), shortfall: String(payment.shortfall) },
  };
}

/** The rows that the settlement of a dated contract left. */
export type SettledRows = {
  readonly dated: Dated;
  readonly contract: Contract;
  /** All half minutes that have any second of its last window, oldest first. */
  readonly samples: readonly SettlementSamples[];
  /** The newest index of before it was overdue: what it was settled at where two of staff did it. */
  readonly index: bigint;
};

/** The receipt of a settlement: every sample that made the price. */
export function receiptOfSettlement(rows: SettledRows, { number, before }: ReceiptLink): SettlementReceipt {
  const { dated, contract, samples, index } = rows;
  const { symbol, kind, quote, tick } = contract;
  const [startsAt, endsAt] = [dated.settlesAt - dated.windowMs, dated.settlesAt];
  return {
    ...{ quay: 'perpetual-receipt', version: 1, kind: 'settlement', number, before },
    contract: { symbol, kind, quote, tick: String(tick) },
    ...{ expiry: dated.expiresAt, startsAt, endsAt },
    at: dated.fixedAt!,
    ticks: samples.flatMap((row) => {
      const prices = samplesWithin(row, startsAt, endsAt);
      if (prices.length === 0) return [];
      return [{ at: row.at, prices: prices.map((price) => (price === null ? null : String(price))) }];
    }),
    ...{ samples: dated.samples, due: dated.windowMs / SECOND_MS, sampleSum: String(dated.sampleSum) },
    ...{ index: dated.staff === 0 ? null : String(index), price: String(dated.price!) },
    ...{ feeRate: String(dated.deliveryFeeRate), holders: dated.holders },
    ...{ quantity: String(dated.paidQuantity), openValue: String(dated.paidOpenValue) },
    ...{ profit: String(dated.paidProfit), fees: String(dated.paidFees) },
  };
}

/** How a position was settled, with the number and the hash of the receipt of its contract. */
export function receiptOfDelivery(
  delivery: Delivery,
  { symbol, kind, quote }: Contract,
  settlement: DeliveryReceipt['settlement'],
): DeliveryReceipt {
  const { id, mode, openedAt, at, price, quantity, openValue, profit, feeRate, fee, shortfall } = delivery;
  return {
    ...{ quay: 'perpetual-delivery', version: 1, kind: 'delivery', delivery: id, settlement },
    contract: { symbol, kind, quote },
    ...{ mode, openedAt, at, price: String(price), quantity: String(quantity), openValue: String(openValue) },
    ...{ profit: String(profit), feeRate: String(feeRate), fee: String(fee), shortfall: String(shortfall) },
  };
}

export const tiersOnReceipt = ({ version, cap, rows }: VersionRows): TiersOnReceipt => ({
  ...{ version, cap: String(cap) },
  rows: rows.map(({ floor, maintenanceRate, initialRate }) => ({
    ...{ floor: String(floor), maintenanceRate: String(maintenanceRate), initialRate: String(initialRate) },
  })),
});

/** A fill as who was liquidated sees it. */
function fillOf(trade: ContractTrade, buys: boolean): FillOnReceipt {
  const { id, price, quantity, amount, buyProfit, sellProfit, buyFee, sellFee, buyShortfall, sellShortfall } = trade;
  return {
    ...{ trade: id, price: String(price), quantity: String(quantity), value: String(amount) },
    ...{ profit: String(buys ? buyProfit : sellProfit), fee: String(buys ? buyFee : sellFee) },
    shortfall: String(buys ? buyShortfall : sellShortfall),
    othersShortfall: String(buys ? sellShortfall : buyShortfall),
  };
}

const takingOf = (taking: Taking, person: StepRows['person']): TakingOnReceipt => ({
  ...{ trade: taking.id, kind: taking.kind, place: taking.place },
  person: taking.counterparty === systemAccounts.insurance ? 'insurance-fund' : person(taking.counterparty),
  ...{ price: String(taking.price), quantity: String(taking.quantity), value: String(taking.amount) },
  ...{ profit: String(taking.profit), shortfall: String(taking.shortfall) },
  othersProfit: String(taking.counterpartyProfit),
  othersShortfall: String(taking.counterpartyShortfall),
});

function placeOf(row: AdlPlaceRow, { step, contract, tiers, person }: StepRows): PlaceOnReceipt {
  const { place, owner, quantity, openValue, equity, equityOf, passed } = row;
  const { rows, cap } = tiers(contract.symbol, step.tierVersion);
  const score = adlScore({
    ...{ kind: contract.kind, tiers: tierTable(rows, cap), mark: step.markPrice, owner },
    position: { quantity, openValue },
    equity: { numerator: BigInt(equity), denominator: BigInt(equityOf) },
  });
  return {
    ...{ place, person: person(owner), quantity: String(quantity), openValue: String(openValue), passed },
    equity: [equity, equityOf],
    score: [String(score.numerator), String(score.denominator)],
  };
}

function fundReadOf({ fundBalance, fundPeak, fundInventory }: Liquidation): LiquidationReceipt['fund']['asked'] {
  if (fundBalance === null) return null;
  return { balance: String(fundBalance), peak: String(fundPeak), inventory: String(fundInventory) };
}
