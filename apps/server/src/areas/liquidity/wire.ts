import type { LiquidityDay as DayOnWire, LinkedWallet as WalletOnWire } from '@quay/contract/liquidity';
import { type LinkedWallet, type LiquidityDay, readingsOf } from '@quay/core';
import { payoutFrom } from '@quay/core/earn-sums';
import { text } from '@quay/money';
import { getAddress } from 'viem/utils';

/** With the letters of its checksum (EIP-55). */
export const checksummed = (address: string): string => getAddress(address);

export const walletOnWire = (row: LinkedWallet, dayMs: number): WalletOnWire => ({
  ...{ wallet: row.id, address: checksummed(row.address), network: row.network, coin: row.asset, status: row.status },
  ...{ linkedAt: row.linkedAt, countsFrom: row.firstDay * dayMs, endedAt: row.endedAt },
});

export function dayOnWire(row: LiquidityDay, dayMs: number): DayOnWire {
  const { id, wallet, day, asset, lowest, dailyRate, income, status, paidAt } = row;
  const endsAt = (day + 1) * dayMs;
  return {
    ...{ id, wallet, beginsAt: day * dayMs, endsAt, paysAt: payoutFrom(endsAt, dayMs), coin: asset, status, paidAt },
    readings: readingsOf(row)
      .map(({ held, block, at }) => ({ held: text(held), block, at }))
      .sort((a, b) => a.at - b.at),
    ...{ lowest: lowest === null ? null : text(lowest), rate: text(dailyRate), income: text(income) },
  };
}
