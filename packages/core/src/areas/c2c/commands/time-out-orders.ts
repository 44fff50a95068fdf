import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { bySystem } from '../timeline.ts';

const input = {};
export type TimeOutOrders = RowOf<typeof input>;

export const timeOutOrdersShape = shape({
  name: 'c2c/time-out-orders',
  number: 65,
  input,
  output: codecOf<{ timedOut: number }>({ timedOut: id }),
});

/** Most orders that time alone changes in one command; the next tick goes on. */
export const AT_ONCE = 256;

/** Ends orders that were not paid in time: the coins go back in the same commit. Time alone makes it happen (`due.ts`). */
export function timeOutOrders({ orders, clock, escrow, timeline }: C2cParts): Command<never> {
  return command(timeOutOrdersShape, (_nothing: TimeOutOrders, at): Outcome<{ timedOut: number }> => {
    clock.recordTime(at);
    const due = orders.deadlines.payment.take(at, AT_ONCE);
    for (const number of due) {
      const order = orders.get(String(number))!;
      escrow.giveBack(order, 'timed-out', at);
      timeline.write(order, at, 'timed-out', bySystem);
      orders.save(order);
    }
    return done({ timedOut: due.length });
  });
}
