import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { bySystem } from '../timeline.ts';
import { AT_ONCE } from './time-out-orders.ts';

const input = {};
export type EndStanding = RowOf<typeof input>;

export const endStandingShape = shape({
  name: 'c2c/end-standing',
  number: 69,
  input,
  output: codecOf<{ ended: number }>({ ended: id }),
});

/** Closes orders that timed out and were not appealed against in time. Time alone makes it happen (`due.ts`). */
export function endStanding({ orders, timeline }: C2cParts): Command<never> {
  return command(endStandingShape, (_nothing: EndStanding, at): Outcome<{ ended: number }> => {
    const due = orders.deadlines.standing.take(at, AT_ONCE);
    for (const number of due) {
      const order = orders.get(String(number))!;
      order.standing = 'over';
      timeline.write(order, at, 'closed', bySystem);
      orders.save(order);
    }
    return done({ ended: due.length });
  });
}
