import type { CodeChannel } from '@quay/contract/identity';
import type { SecurityRow } from '@quay/store';
import type { MessageKind, MessageParams } from '@quay/words/messages';
import type { Message, Messages } from '../../messages/messages.ts';
import { hoursLeft } from '../../system/hours.ts';
import type { Holds } from './holds.ts';
import type { OneTime } from './one-time.ts';
import { inert, type Origin, whereFrom } from './where.ts';

const LINK_MS = 72 * 60 * 60_000;
/** Kind of the ticket in a notice's link. */
export const FREEZE = 'freeze';

/** A notice says where the change came from. */
export type NoticeKind = {
  readonly [Kind in MessageKind]: 'device' extends keyof MessageParams<Kind> ? Kind : never;
}[MessageKind];
export type Addresses = { readonly [Channel in CodeChannel]?: string | null | undefined };

/** The notices that an account's owner gets, at every bound address and at those that just were. */
export type Notices = {
  /** Each carries a link that freezes the account: whoever still reads the old mailbox can stop a thief. */
  notify(
    user: number,
    kind: NoticeKind,
    from: Origin,
    more?: {
      readonly name?: string;
      readonly old?: Addresses;
      /** Further parameters of its words, none of which another person wrote. */
      readonly words?: Readonly<Record<string, string>>;
    },
  ): Promise<void>;
};

export function createNotices(needs: {
  readonly security: (user: number) => Promise<SecurityRow>;
  readonly holds: Pick<Holds, 'of'>;
  readonly messages: Messages;
  readonly oneTime: OneTime;
  readonly origins: () => readonly string[];
  readonly now: () => number;
}): Notices {
  const { security, holds, messages, oneTime, origins, now } = needs;
  return {
    async notify(user, kind, from, { name = '', old = {}, words = {} } = {}) {
      const account = await security(user);
      const addresses = addressesOf(account, old);
      if (addresses.length === 0) return;
      const language = account.language ?? 'en_US';
      // After a change nobody can tell owner from thief by what they have now: then staff open the account again.
      const thawBy = kind === 'new-device' ? 'owner' : 'staff';
      const token = await oneTime.issue(FREEZE, user, { thawBy }, LINK_MS);
      const link = `${origins()[0]}/safety?freeze=${token}`;
      // Of all holds that last the longest end counts: that is what waits, whatever was changed just now.
      const [longest] = await holds.of(user);
      const hours = hoursLeft(longest?.until ?? 0, now());
      const params = { hours, ...words, ...whereFrom(from), link, name: inert(name) };
      for (const [channel, address] of addresses) {
        await messages.post({ user, channel, address, language, kind, params } as Message);
      }
    },
  };
}

/** Bound ones and old ones, each once. */
export function addressesOf(bound: Addresses, old: Addresses = {}): readonly (readonly [CodeChannel, string])[] {
  const all = (['email', 'phone'] as const).flatMap((channel) =>
    [...new Set([bound[channel], old[channel]])].map((address) => [channel, address] as const),
  );
  return all.filter((one): one is readonly [CodeChannel, string] => one[1] != null);
}
