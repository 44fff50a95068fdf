import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { C2cParts } from '../parts.ts';
import { acceptFault } from './answer-fault.ts';
import { AT_ONCE } from './time-out-orders.ts';

const input = {};
export type AcceptFaults = RowOf<typeof input>;

export const acceptFaultsShape = shape({
  name: 'c2c/accept-faults',
  number: 67,
  input,
  output: codecOf<{ accepted: number }>({ accepted: id }),
});

/** Accepts faults that no seller contested in time. Time alone makes it happen (`due.ts`). */
export function acceptFaults(parts: C2cParts): Command<never> {
  const { orders, clock } = parts;
  return command(acceptFaultsShape, (_nothing: AcceptFaults, at): Outcome<{ accepted: number }> => {
    clock.recordTime(at);
    const due = orders.deadlines.fault.take(at, AT_ONCE);
    for (const number of due) acceptFault(parts, orders.get(String(number))!, at);
    return done({ accepted: due.length });
  });
}
