import { type closeByOrder, perpetual } from '@quay/contract/perpetual';
import { type ContractOrder, type Order, plainOrder } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { changesOf, leftOf } from '../open-lots.ts';
import { recordsOnWire } from '../wire.ts';

/** More fills than one position has. */
const FILLS_MAX = 100_000;

/** A position is one quantity: which order it came from is worked out from the rows, the oldest closed first. */
export const closeByOrderRoute =
  ({ core, contracts }: Pick<PerpetualNeeds, 'core' | 'contracts'>): Route<typeof closeByOrder> =>
  async ({ orderId }, { owner, rows }) => {
    const { perpetual: reads } = await rows();
    const order = (await reads.order(owner, orderId)) as ContractOrder | undefined;
    if (!order) return refused(perpetual['order-not-found']);
    const position = (await reads.positions(owner)).find(({ contract }) => contract === order.market);
    const isLong = order.intent === 'open-long';
    const isOpen = position && position.quantity !== 0n && position.quantity > 0n === isLong;
    if (order.intent.startsWith('close') || !isOpen) return refused(perpetual['nothing-to-close']);
    const from = position.openedAt!;
    const [trades, takings] = await Promise.all([
      reads.fillsUpwards(owner, { market: order.market, from, size: FILLS_MAX }),
      reads.takingsSince(owner, order.market, from),
    ]);
    const quantity = leftOf(changesOf(owner, trades, takings, isLong), orderId, isLong);
    if (quantity === 0n) return refused(perpetual['nothing-to-close']);
    const { outcome, seq } = await core.submit<Order>('perpetual/place-order', {
      ...{ owner, clientId: null, contract: order.market, intent: isLong ? 'close-long' : 'close-short' },
      ...{ type: 'market', price: null, quantity, timeInForce: 'ioc', leverage: null, ...plainOrder },
    });
    return outcome.ok ? reply(recordsOnWire(contracts).order(outcome.value), seq) : { outcome, seq };
  };
