import type { Copier } from './copier.ts';
import type { Copies } from './copies.ts';
import type { Follows } from './follows.ts';
import type { Leaders } from './leaders.ts';
import type { FollowingNeeds } from './needs.ts';
import type { Shares } from './shares.ts';
import type { Signals } from './signals.ts';
import type { Stopping } from './stopping.ts';

/** What the commands of following work with. */
export type FollowingParts = Pick<FollowingNeeds, 'guard' | 'sequences'> & {
  readonly leaders: Leaders;
  readonly follows: Follows;
  readonly copies: Copies;
  readonly signals: Signals;
  readonly stopping: Stopping;
  readonly copier: Copier;
  readonly shares: Shares;
  /** Copies as much as one command may. */
  work(at: number): number;
};
