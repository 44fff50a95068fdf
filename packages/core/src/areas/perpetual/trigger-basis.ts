import { liquidationPrice, restOf } from '../../margin/liquidation.ts';
import { sizeOf } from '../../margin/position.ts';
import type { PerpetualParts } from './parts.ts';
import type { PositionRecord } from './position-record.ts';

import { cutToTick, type TriggerBasis } from './trigger-terms.ts';

/** What triggers of a position are checked against. */
export function basisOfPosition(
  { contracts, accounts }: Pick<PerpetualParts, 'contracts' | 'accounts'>,
  row: PositionRecord,
  at: number,
): TriggerBasis {
  const contract = contracts.of(row.contract);
  const group = accounts.groupOf(row, at);
  const which = accounts.rowsWith(row).indexOf(row);
  return {
    ...{ contract, isLong: row.quantity > 0n, reference: cutToTick(accounts.markOf(row.contract), contract.tick) },
    position: { size: sizeOf(row), liquidation: liquidationPrice(group.positions[which]!, restOf(group, which)) },
  };
}

/** What triggers of an order that opens are checked against: its own price. */
export function basisOfOrder(
  { contracts, orders }: Pick<PerpetualParts, 'contracts' | 'orders'>,
  slot: number,
): TriggerBasis {
  const { terms } = orders.instrumentAt(slot);
  const contract = contracts.of(terms.symbol);
  const isStopMarket = orders.lifeOf(slot).type === 'stop-market';
  const ticks = isStopMarket ? orders.stopOf(slot) : orders.limitOf(slot);
  return { contract, isLong: orders.buys(slot), reference: BigInt(ticks) * contract.tick };
}
