import { type PositionRow, perpetualProduct, positionsTable, type TriggerRow, triggersTable } from '@quay/core';
import { productPushes } from '../../live/product-pushes.ts';
import type { PrivatePushes, PublicPushes } from '../../live/pushes.ts';
import type { ContractsView } from './contracts-view.ts';
import { contractStateOnWire, positionOnWire, recordsOnWire, triggerOnWire } from './wire.ts';

/** Orders, fills, positions and triggers of a user, each row whole. */
export const userPushes = (contracts: ContractsView): readonly PrivatePushes[] => [
  ...productPushes(perpetualProduct, recordsOnWire(contracts)),
  {
    channel: 'positions',
    rows: {
      table: positionsTable.name,
      each(row, receives, give) {
        const position = row as PositionRow;
        if (receives(position.owner)) give(position.owner, position.contract, positionOnWire(position, contracts));
      },
    },
  },
  {
    channel: 'triggers',
    rows: {
      table: triggersTable.name,
      each(row, receives, give) {
        const trigger = row as TriggerRow;
        if (receives(trigger.owner)) give(trigger.owner, trigger.id, triggerOnWire(trigger));
      },
    },
  },
];

/** Contracts whose mark, status, open interest or funding a batch changed are said at the next tick. */
export function contractPushes(contracts: ContractsView): PublicPushes {
  const pushOf = (some: ReturnType<ContractsView['all']>) => ({
    channel: 'contracts' as const,
    data: some.map((one) => contractStateOnWire(one, contracts)),
  });
  return {
    begin: (channel) => (channel === 'contracts' ? () => pushOf(contracts.current(Date.now())) : undefined),
    tick(now, say) {
      const changed = contracts.takeChanged();
      if (changed.length > 0) say('contracts', now, () => pushOf(changed));
    },
  };
}
