import { HOLD_HOURS, type HoldReason, RESET_HOLD_HOURS } from '@quay/contract/identity';
import type { AccountHold, FreezeAccount, PlaceHold, UnfreezeAccount } from '@quay/core';
import type { HoldRow, Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

const HOUR_MS = 60 * 60_000;

/** What was changed by somebody who could not show the old one. */
const LONG: readonly HoldReason[] = ['reset-by-staff', 'fund-password-forgotten'];

/** How long nothing leaves an account for a reason. */
export const hoursOfHold = (reason: HoldReason): number => (LONG.includes(reason) ? RESET_HOLD_HOURS : HOLD_HOURS);

/**
 * Value waits after a change, so that its owner has the time to notice one that was a thief's. Holds and freezes are the
 * core's, which has the last word; here they are placed and shown.
 *
 * The core comes first, then the change: should the server end in between, a hold stands that nobody needed.
 */
export type Holds = {
  /** Those that last, the longest first. */
  of(user: number): Promise<HoldRow[]>;
  /** Nothing leaves the account from here on, for a reason; the rows that show it are there. Before the change. */
  place(user: number, reason: HoldReason): Promise<HoldRow>;
  /** Stops an account in the core. Before its row says so. */
  freeze(user: number, by: 'owner' | 'staff'): Promise<void>;
  /** The row says how an account stands, and the core is to follow. After it was opened. */
  follow(user: number): Promise<void>;
  /** The same for everybody: what a crash left between core and row. */
  followAll(): Promise<void>;
};

export function createHolds({ rows, core, shown, now }: HoldNeeds): Holds {
  const freeze = (owner: number, by: 'owner' | 'staff') =>
    core.submit('guard/freeze-account', { owner, by } satisfies FreezeAccount);
  const unfreeze = (owner: number) => core.submit('guard/unfreeze-account', { owner } satisfies UnfreezeAccount);

  return {
    of: (user) => rows.holds(user, now()),

    async place(user, reason) {
      const until = now() + hoursOfHold(reason) * HOUR_MS;
      const placed = { owner: user, reason, until } satisfies PlaceHold;
      const { outcome, seq } = await core.submit<AccountHold>('guard/place-hold', placed);
      if (!outcome.ok) throw new Error(`a hold of user ${user} was refused`);
      await shown(seq);
      return { reason, until: outcome.value.until };
    },

    async freeze(user, by) {
      await freeze(user, by);
    },

    async follow(user) {
      const account = await rows.securityOf(user);
      if (account?.standing === 'open') await unfreeze(user);
    },

    async followAll() {
      const stopped = await rows.stopped();
      const known = new Set(await rows.stoppedInCore());
      for (const { id, standing } of stopped) {
        if (!known.delete(id)) await freeze(id, standing === 'locked' ? 'staff' : 'owner');
      }
      for (const id of known) await unfreeze(id);
    },
  };
}

export type HoldNeeds = {
  readonly rows: Reads['identity'];
  readonly core: CorePort;
  /** Waits until the rows show what a batch did. */
  readonly shown: (seq: number) => Promise<unknown>;
  readonly now: () => number;
};
