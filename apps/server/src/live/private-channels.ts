import type { Change } from '@quay/core';
import type { PrivateChannel, PrivatePushes, RowPushes } from './pushes.ts';

/** Rows for one user on one channel, each under its key. */
type Rows = {
  readonly channel: PrivateChannel;
  readonly user: number;
  readonly rows: (readonly [number | string, unknown])[];
};

export type PrivateChannels<Connection> = {
  /** Subscribers of a channel, by user. */
  readonly subscribers: ReadonlyMap<PrivateChannel, Map<number, Set<Connection>>>;
  /** Whether an owner's rows have a subscriber, who is sent them or told that they changed. */
  isFollowed(owner: number): boolean;
  /** Groups a batch's changes by the users who subscribe to them; other rows are skipped. */
  rowsFor(changes: readonly Change[]): Iterable<Rows>;
  /** Users for whom a batch changed something that their client asks for again, each once. */
  changedFor(changes: readonly Change[]): Iterable<Pick<Rows, 'channel' | 'user'>>;
};

/** The channels of users that the areas declare. */
export function channelsOf<Connection>(pushes: readonly PrivatePushes[]): PrivateChannels<Connection> {
  type Users = Map<number, Set<Connection>>;
  const subscribers = new Map<PrivateChannel, Users>(pushes.map(({ channel }) => [channel, new Map()]));
  const byTable = new Map<
    string,
    { readonly channel: PrivateChannel; readonly of: RowPushes; readonly users: Users }
  >();
  const owners = new Map<string, { channel: PrivateChannel; owner: (row: unknown) => number; users: Users }[]>();
  const withRows: Users[] = [];
  const followed: Users[] = [];
  for (const { channel, rows, changes } of pushes) {
    const users = subscribers.get(channel)!;
    if (rows || changes) followed.push(users);
    if (rows) {
      byTable.set(rows.table, { channel, of: rows, users });
      withRows.push(users);
    }
    for (const table of changes?.tables ?? []) {
      owners.set(table, [...(owners.get(table) ?? []), { channel, owner: changes!.owner, users }]);
    }
  }

  return {
    subscribers,
    isFollowed: (owner) => followed.some((users) => users.has(owner)),

    rowsFor(changes) {
      if (withRows.every(({ size }) => size === 0)) return [];
      const found = new Map<number, Map<PrivateChannel, Rows>>();
      for (const { table, op, row } of changes) {
        const pushed = op === 'put' ? byTable.get(table.name) : undefined;
        if (!pushed) continue;
        const { channel, users } = pushed;
        pushed.of.each(
          row,
          (user) => users.has(user),
          (user, key, shown) => {
            const ofUser = found.get(user) ?? new Map<PrivateChannel, Rows>();
            found.set(user, ofUser);
            const rows = ofUser.get(channel);
            if (rows) rows.rows.push([key, shown]);
            else ofUser.set(channel, { channel, user, rows: [[key, shown]] });
          },
        );
      }
      // A user gets orders before fills and balances, whatever came first in the batch.
      return [...found.values()].flatMap((ofUser) => pushes.flatMap(({ channel }) => ofUser.get(channel) ?? []));
    },

    changedFor(changes) {
      const found = new Map<string, Pick<Rows, 'channel' | 'user'>>();
      if ([...owners.values()].every((all) => all.every(({ users }) => users.size === 0))) return [];
      for (const { table, op, row } of changes) {
        if (op !== 'put') continue;
        for (const { channel, owner, users } of owners.get(table.name) ?? []) {
          const user = owner(row);
          if (users.has(user)) found.set(`${channel} ${user}`, { channel, user });
        }
      }
      return found.values();
    },
  };
}
