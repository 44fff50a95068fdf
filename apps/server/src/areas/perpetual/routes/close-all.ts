import type { closeAll } from '@quay/contract/perpetual';
import type { ClosedContracts } from '@quay/core';
import { text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { closesOf } from '../wire.ts';

export const closeAllRoute =
  ({ core }: Pick<PerpetualNeeds, 'core'>): Route<typeof closeAll> =>
  async ({ symbol }, { owner }) => {
    const input = { owner, contract: symbol ?? null };
    const { outcome, seq } = await core.submit<ClosedContracts>('perpetual/close-all', input);
    if (!outcome.ok) return { outcome, seq };
    const { cancelled, positions } = outcome.value;
    const closed = positions.map(({ contract, closes, order, quantity, left, isHalted }) => ({
      ...{ symbol: contract, closes: closesOf(closes), orderId: order, quantity: text(quantity), left: text(left) },
      why: left === 0n ? null : isHalted ? ('market-halted' as const) : ('no-more-offers' as const),
    }));
    return reply({ cancelled: [...cancelled], positions: closed }, seq);
  };
