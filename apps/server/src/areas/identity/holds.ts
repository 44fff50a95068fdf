import { HOLD_HOURS, type HoldReason, RESET_HOLD_HOURS } from '@quay/contract/identity';
import type { HoldRow, Reads } from '@quay/store';

const HOUR_MS = 60 * 60_000;

/** What was changed by somebody who could not show the old one. */
const LONG: readonly HoldReason[] = ['reset-by-staff', 'fund-password-forgotten'];

/** Withdrawals wait after a change, so that its owner has the time to notice one that was a thief's. */
export type Holds = {
  /** Those that last, the longest first. */
  of(user: number): Promise<HoldRow[]>;
  /** How long withdrawals wait from now on for a reason; kept in the transaction of the change. */
  from(reason: HoldReason): HoldRow;
  add(user: number, reason: HoldReason): Promise<void>;
};

export function createHolds(rows: Reads['identity'], now: () => number): Holds {
  const from = (reason: HoldReason): HoldRow => ({
    reason,
    until: now() + (LONG.includes(reason) ? RESET_HOLD_HOURS : HOLD_HOURS) * HOUR_MS,
  });
  return {
    of: (user) => rows.holds(user, now()),
    from,
    add: (user, reason) => rows.addHold(user, from(reason)),
  };
}
