import type { Reads, SecurityRow } from '@quay/store';
import type { Messages } from '../../messages/messages.ts';
import { timeOf } from '../../system/time-of.ts';
import type { Holds } from './holds.ts';
import { addressesOf } from './notices.ts';
import type { Sessions } from './sessions.ts';

/** The owner's emergency brake. */
export type Freezing = {
  /** Freezes an account and ends its sessions. `staff` must open it again where its means may be a thief's by now. */
  freeze(user: number, thawBy: 'owner' | 'staff'): Promise<void>;
};

export function createFreezing(needs: {
  readonly rows: Reads['identity'];
  readonly security: (user: number) => Promise<SecurityRow>;
  readonly sessions: Sessions;
  readonly holds: Holds;
  readonly messages: Messages;
  readonly now: () => number;
}): Freezing {
  const { rows, security, sessions, holds, messages, now } = needs;
  return {
    async freeze(user, thawBy) {
      await holds.freeze(user, thawBy);
      await rows.freeze(user, thawBy);
      await sessions.endAll(user);
      const account = await security(user);
      const language = account.language ?? 'en_US';
      const params = { time: timeOf(now()) };
      for (const [channel, address] of addressesOf(account)) {
        await messages.post({ user, channel, address, language, kind: 'account-frozen', params });
      }
    },
  };
}
