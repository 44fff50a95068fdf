import type { OwnSettlement, SampleTick, SettlementLine } from '@quay/contract/perpetual';
import type { Contract } from '@quay/core';
import { entryPrice } from '@quay/core/margin';
import { type Price, text } from '@quay/money';
import type { DeliveryLine, SettledContract } from '@quay/store';

const SECOND_MS = 1_000;

export const settlementOnWire = (row: SettledContract): SettlementLine => ({
  ...{ symbol: row.contract, kind: row.kind, coin: row.coin, quote: row.quote, term: row.term },
  ...{ expiry: row.expiresAt, settledAt: row.fixedAt!, price: text(row.price!) },
  ...{ samples: row.samples, due: row.windowMs / SECOND_MS, byStaff: row.staff !== 0 },
  ...{ deliveryFeeRate: text(row.deliveryFeeRate), holders: row.holders, settled: row.paid },
  ...{ profit: text(row.paidProfit), fees: text(row.paidFees), receipt: row.receipt },
});

export const ownSettlementOnWire = (row: DeliveryLine, { kind, quote }: Contract): OwnSettlement => ({
  ...{ settlement: row.id, symbol: row.contract, kind, expiry: row.expiresAt, mode: row.mode },
  ...{ quantity: text(row.quantity), openValue: text(row.openValue), entryPrice: text(entryPrice(kind, row)!) },
  ...{ settlementPrice: text(row.price), samples: row.samples, due: row.windowMs / SECOND_MS },
  ...{ profit: text(row.profit), feeRate: text(row.feeRate), fee: text(row.fee), shortfall: text(row.shortfall) },
  net: text(row.profit + row.shortfall - row.fee),
  ...{ coin: quote, openedAt: row.openedAt, at: row.at },
});

/** Half a minute of samples. */
export function tickOnWire(at: number, seconds: readonly (Price | null)[]): SampleTick {
  const taken = seconds.filter((price) => price !== null);
  const last = taken.at(-1);
  return {
    startsAt: at,
    prices: seconds.map((price) => (price === null ? null : text(price))),
    samples: taken.length,
    sum: text(taken.reduce((sum, price) => sum + price, 0n)),
    last: last === undefined ? null : text(last),
  };
}
