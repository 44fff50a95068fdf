import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { bySystem } from '../timeline.ts';
import { AT_ONCE } from './time-out-orders.ts';

const input = {};
export type EscalateOrders = RowOf<typeof input>;

export const escalateOrdersShape = shape({
  name: 'c2c/escalate-orders',
  number: 66,
  input,
  output: codecOf<{ escalated: number }>({ escalated: id }),
});

/** Asks staff to look at what was paid and nobody released: an appeal by nobody. Time alone makes it happen (`due.ts`). */
export function escalateOrders({ orders, clock, timeline }: C2cParts): Command<never> {
  return command(escalateOrdersShape, (_nothing: EscalateOrders, at): Outcome<{ escalated: number }> => {
    clock.recordTime(at);
    const due = orders.deadlines.release.take(at, AT_ONCE);
    for (const number of due) {
      const order = orders.get(String(number))!;
      order.state = 'appealed';
      order.escalateAt = null;
      order.appealedAt = at;
      order.appealBy = null;
      order.appealReason = 'silent';
      timeline.write(order, at, 'escalated', bySystem);
      orders.save(order);
    }
    return done({ escalated: due.length });
  });
}
