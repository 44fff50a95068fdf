import type {
  ClosedPosition,
  FundFlowLine,
  FundingPaymentLine,
  FundingPeriodLine,
  AdlQueue as QueueOnWire,
  SettingChangeLine,
} from '@quay/contract/perpetual';
import { assetOfAccount, type Contract, type FundingPayment, type SettingChange } from '@quay/core';
import { text } from '@quay/money';
import type * as store from '@quay/store';
import type { RankedPlace } from './adl-queue.ts';
import type { ContractsView } from './contracts-view.ts';

export const periodOnWire = (row: store.PeriodLine): FundingPeriodLine => ({
  ...{ period: row.id, symbol: row.contract, startsAt: row.startsAt, endsAt: row.endsAt },
  ...{ rate: text(row.rate), markPrice: row.markPrice === null ? null : text(row.markPrice) },
  ...{ samples: row.samples, due: row.due, premiumSum: text(row.premiumSum) },
  ...{ interest: text(row.interest), damp: text(row.damp), cap: text(row.cap) },
  ...{ holders: row.holders, received: text(row.received), skipped: row.status === 'skipped', receipt: row.receipt },
});

export const paymentOnWire = (row: FundingPayment, { quote }: Contract): FundingPaymentLine => ({
  ...{ payment: row.id, symbol: row.contract, stamp: row.stamp, rate: text(row.rate), markPrice: text(row.markPrice) },
  ...{
    quantity: text(row.quantity),
    amount: text(row.amount),
    shortfall: text(row.shortfall),
    coin: quote,
    at: row.at,
  },
});

export const closedOnWire = (
  row: store.ClosedPosition,
  { quote }: Contract,
  contracts: Pick<ContractsView, 'expiryOf'>,
): ClosedPosition => ({
  ...{ trade: row.id, symbol: row.contract, long: row.isLong, quantity: text(row.quantity), coin: quote },
  ...{ openedAt: row.openedAt, closedAt: row.closedAt, ending: row.ending },
  ...{ profit: text(row.profit), fees: text(row.fees), funding: text(row.funding), toFund: text(row.toFund) },
  net: text(row.profit - row.fees + row.funding - row.toFund),
  expiry: contracts.expiryOf(row.contract),
});

export const fundFlowOnWire = (row: store.FundFlowLine): FundFlowLine => ({
  ...{ flow: row.id, coin: assetOfAccount(row.asset), cause: row.cause, amount: text(row.amount) },
  ...{ balanceAfter: text(row.balanceAfter), at: row.at, receipt: row.receipt },
});

export const settingChangeOnWire = (row: SettingChange): SettingChangeLine => ({
  ...{ change: row.id, kind: row.kind, before: row.before, after: row.after, appliesAt: row.appliesAt, at: row.at },
});

/** Digits of a score that are shown: enough to see the order, which is exact. */
const SCORE_DIGITS = 12;

export const queuePlaceOnWire = (
  { target, score, lamps }: RankedPlace,
  place: number,
  person: string,
): QueueOnWire['places'][number] => {
  const { quantity } = target.position;
  const { numerator, denominator } = score;
  // Who has a profit and no equity has endless leverage.
  const shown = denominator === 0n ? '∞' : (Number(numerator) / Number(denominator)).toPrecision(SCORE_DIGITS);
  return { place, person, quantity: text(quantity < 0n ? -quantity : quantity), score: shown, lamps };
};
