import { type Amount, least } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type FollowRow, followsTable } from './state.ts';

/** Who follows whom. Those that ended stay until the last share is settled. */
export class Follows extends Rows<FollowRow> {
  readonly #byLeader = new Map<number, FollowRow[]>();
  readonly #byFollower = new Map<number, FollowRow[]>();

  constructor(changes: Changes) {
    super(followsTable, changes);
  }

  find(id: number): FollowRow | undefined {
    return this.get(String(id));
  }

  /** Of a leader, the oldest first; also those that are over. */
  ofLeader(leader: number): readonly FollowRow[] {
    return this.#byLeader.get(leader) ?? [];
  }

  ofFollower(follower: number): readonly FollowRow[] {
    return this.#byFollower.get(follower) ?? [];
  }

  /** Those of a follower that are not over. */
  livingOf(follower: number): readonly FollowRow[] {
    return this.ofFollower(follower).filter(({ status }) => status !== 'ended');
  }

  override add(row: FollowRow): FollowRow {
    this.#index(row);
    return super.add(row);
  }

  override retire(row: FollowRow): void {
    for (const [index, key] of [
      [this.#byLeader, row.leader],
      [this.#byFollower, row.follower],
    ] as const) {
      const left = (index.get(key) ?? []).filter((one) => one !== row);
      if (left.length > 0) index.set(key, left);
      else index.delete(key);
    }
    super.retire(row);
  }

  #index(row: FollowRow): void {
    for (const [index, key] of [
      [this.#byLeader, row.leader],
      [this.#byFollower, row.follower],
    ] as const) {
      const all = index.get(key);
      if (all) all.push(row);
      else index.set(key, [row]);
    }
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byLeader.clear();
    this.#byFollower.clear();
    this.sort((a, b) => a.id - b.id);
    for (const row of this.values()) this.#index(row);
  }
}

/** What copies have brought so far, realised, before any share. */
export const netOf = ({ profit, fees, funding }: Pick<FollowRow, 'profit' | 'fees' | 'funding'>): Amount =>
  profit + fees + funding;

/** What may still be put behind copies: of the cap, less what was lost and what stands behind those that are open. */
export const roomOf = (follow: FollowRow, inUse: Amount): Amount => follow.cap + least(0n, netOf(follow)) - inUse;
