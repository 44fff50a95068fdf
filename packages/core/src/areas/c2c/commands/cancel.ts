import { c2c, cancelReasons, FAULT_MINUTES, may, sellerReasons } from '@quay/contract/c2c';
import { codecOf, id, oneOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { judged, orderOf } from '../found.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';
import { bySystem } from '../timeline.ts';
import { acceptFault } from './answer-fault.ts';

const input = {
  owner: id,
  order: id,
  reason: oneOf(cancelReasons),
};
export type Cancel = RowOf<typeof input>;

export const cancelShape = shape({
  name: 'c2c/cancel',
  number: 39,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

const FAULT_MS = FAULT_MINUTES * 60_000;

/**
 * The payer cancels, and the coins go back. It counts as a cancel of the payer's day; a reason that names the seller does
 * until the seller or time accepts it. Where the guard keeps the seller from releasing it does not count. Refusals: `order-unknown`, then what `may.cancel` says.
 */
export function cancel(parts: C2cParts): Command<never> {
  const { orders, days, clock, escrow, timeline, guard } = parts;
  return command(cancelShape, (wish: Cancel, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, wish, c2c['order-not-cancellable']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    const answer = may.cancel(judged(order), party);
    if (!answer.yes) return refuse(answer.refusal);

    const { owner, reason } = wish;
    const by = { actor: 'payer', by: owner } as const;
    clock.beat(at);
    escrow.giveBack(order, 'cancelled', at);
    order.cancelReason = reason;
    days.count(owner, at, { cancels: 1 });
    timeline.write(order, at, 'cancelled', by, { reason });
    if (guard.stops(order.seller, 'c2c-release', at)) {
      order.fault = 'claimed';
      order.faultUntil = at;
      timeline.write(order, at, 'fault-claimed', bySystem, { until: at });
      acceptFault(parts, order, at);
      return done(order);
    }
    if (sellerReasons.includes(reason)) {
      order.fault = 'claimed';
      order.faultUntil = at + FAULT_MS;
      timeline.write(order, at, 'fault-claimed', by, { until: order.faultUntil });
    } else order.standing = 'over';
    orders.save(order);
    return done(order);
  });
}
