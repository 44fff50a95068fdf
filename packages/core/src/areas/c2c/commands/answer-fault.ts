import { c2c } from '@quay/contract/c2c/rules';
import { codecOf, flag, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { orderOf } from '../found.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';
import { type By, bySystem } from '../timeline.ts';

const input = {
  owner: id,
  order: id,
  accept: flag,
};
export type AnswerFault = RowOf<typeof input>;

export const answerFaultShape = shape({
  name: 'c2c/answer-fault',
  number: 60,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

/**
 * The seller accepts a fault that a cancel named, or contests it: then the cancel stays counted. Refusals:
 * `order-unknown`, `not-seller`, `fault-none` (none is claimed, or its time is over).
 */
export function answerFault(parts: C2cParts): Command<never> {
  const { orders, clock, timeline } = parts;
  return command(answerFaultShape, (request: AnswerFault, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, request, c2c['fault-none']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    if (party !== 'seller') return refuse(c2c['not-seller']);
    const { fault, faultUntil } = order;
    if (fault !== 'claimed' || at >= faultUntil! + clock.gap(at)) return refuse(c2c['fault-none']);

    const by = { actor: 'seller', by: request.owner } as const;
    clock.recordTime(at);
    if (request.accept) {
      acceptFault(parts, order, at, by);
      return done(order);
    }
    order.fault = 'contested';
    order.standing = 'over';
    timeline.write(order, at, 'fault-contested', by);
    orders.save(order);
    return done(order);
  });
}

/** It was the seller's fault, as the seller says, or nobody within the time: the cancel counts no more. */
export function acceptFault(
  { orders, days, timeline }: Pick<C2cParts, 'orders' | 'days' | 'timeline'>,
  order: C2cOrder,
  at: number,
  by: By = bySystem,
): void {
  order.fault = 'accepted';
  order.standing = 'over';
  days.takeBack(order.payer, order.settledAt!, { cancels: 1 });
  timeline.write(order, at, 'fault-accepted', by);
  orders.save(order);
}
