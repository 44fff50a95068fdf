import type { Due } from '../../engine/area.ts';
import type { C2cParts } from './parts.ts';

/** What time alone makes happen in c2c. Each command looks again, after the clock of an absence. */
export function c2cDue({ orders, clock }: Pick<C2cParts, 'orders' | 'clock'>, now: number): readonly Due[] {
  const { payment, release, fault, standing } = orders.deadlines;
  const moments = [
    ['c2c/record-heartbeat', clock.next],
    ['c2c/time-out-orders', payment.next],
    ['c2c/accept-faults', fault.next],
    ['c2c/escalate-orders', release.next],
    ['c2c/end-standing', standing.next],
  ] as const;
  return moments.flatMap(([name, at]) => (at !== undefined && at <= now ? [{ name, input: {} }] : []));
}
