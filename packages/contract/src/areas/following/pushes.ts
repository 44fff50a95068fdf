import type { FollowingChange } from './sets.ts';

/** Something of the user's following or leading changed, and is to be asked for. Only after a ticket. */
export type FollowingPush = {
  readonly channel: 'following';
  readonly data: {
    readonly what: FollowingChange;
    /** Of which follow; null of leading itself. */
    readonly follow: number | null;
  };
};
