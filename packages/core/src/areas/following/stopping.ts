import type { FollowEnding } from '@quay/contract/following/rules';
import type { Copies } from './copies.ts';
import type { Follows } from './follows.ts';
import type { Leaders } from './leaders.ts';
import type { FollowRow } from './state.ts';

/** How following ends: at the follower's word, at a loss, or because the leader leads no more. */
export class Stopping {
  readonly #follows: Follows;
  readonly #copies: Copies;
  readonly #leaders: Leaders;
  /** Follows whose result has changed since it was last held against their stop. */
  readonly #moved = new Set<FollowRow>();

  constructor(of: { readonly follows: Follows; readonly copies: Copies; readonly leaders: Leaders }) {
    this.#follows = of.follows;
    this.#copies = of.copies;
    this.#leaders = of.leaders;
  }

  /** Ends it: copies are closed, or kept as positions of the follower's own. */
  stop(follow: FollowRow, ending: FollowEnding, closes: boolean, at: number): void {
    const leader = this.#leaders.find(follow.leader)!;
    leader.followers -= 1;
    this.#leaders.touch(leader);
    follow.status = 'stopping';
    follow.ending = ending;
    this.#follows.touch(follow);
    for (const copy of this.#copies.ofFollow(follow.id)) {
      if (closes) {
        copy.toClose = copy.quantity;
        copy.triedAt = null;
        this.#copies.touch(copy);
      } else {
        copy.toClose = 0n;
        copy.status = 'kept';
        copy.closedAt = at;
        this.#copies.retire(copy);
      }
    }
    this.closed(follow, at);
  }

  /** A copy is closed: what is being stopped ends with the last one. */
  closed(follow: FollowRow, at: number): void {
    if (follow.status !== 'stopping' || this.#copies.ofFollow(follow.id).length > 0) return;
    follow.status = 'ended';
    follow.endedAt = at;
    this.#follows.touch(follow);
  }

  /** The result of a follow has changed. */
  moved(follow: FollowRow): void {
    if (follow.status === 'following') this.#moved.add(follow);
  }

  /** Stops those whose loss has reached their stop, by their numbers. */
  check(resultOf: (follow: FollowRow) => bigint, at: number): void {
    if (this.#moved.size === 0) return;
    const moved = [...this.#moved].sort((a, b) => a.id - b.id);
    this.#moved.clear();
    for (const follow of moved) {
      if (follow.status === 'following' && -resultOf(follow) >= follow.stopLoss) this.stop(follow, 'loss', true, at);
    }
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#moved.clear();
  }
}
