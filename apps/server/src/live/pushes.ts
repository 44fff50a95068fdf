import type { Push, privateChannels } from '@quay/contract';

export type PrivateChannel = (typeof privateChannels)[number];

/** A push as the hub sends it; built only when there are subscribers. */
type Say = (channel: string, now: number, make: () => Push | undefined) => void;

/** The public channels of an area. */
export type PublicPushes = {
  /** What a channel begins with, and what a client gets that missed something; nothing where there is no such channel. */
  begin(channel: string): ((now: number) => Push) | undefined;
  /** Says what changed since the last tick. */
  tick(now: number, say: Say): void;
};

/** Rows that a batch changed, each whole: what a slow client missed is made up for row by row. */
export type RowPushes = {
  readonly table: string;
  /** Gives a row to each user whom it concerns and who subscribes, under the key that a later state of it has too. */
  each(
    row: unknown,
    receives: (user: number) => boolean,
    give: (user: number, key: number | string, row: unknown) => void,
  ): void;
};

/** A change that is pushed without its content: the client asks again. */
export type OwnerOf = { readonly tables: readonly string[]; owner(row: unknown): number };

/** One channel of a user. What it carries comes from what a batch changed, or is said by the area itself. */
export type PrivatePushes = {
  readonly channel: PrivateChannel;
  readonly rows?: RowPushes;
  readonly changes?: OwnerOf;
  /** Called once, with what pushes to a user; a client that is slow just then asks again by itself. */
  begin?(push: (user: number, data: object) => void): void;
};
