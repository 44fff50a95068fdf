import { FOLLOWING_COIN } from '@quay/contract/following/rules';
import { greatest, least, ONE, quotient } from '@quay/money';
import { Log } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { type Follows, netOf } from './follows.ts';
import type { FollowingNeeds } from './needs.ts';
import { type FollowRow, type ShareRow, sharesTable } from './state.ts';

const BOOK = 'contract';
const DAY_MS = 86_400_000;
/** 1970 began on a Thursday, and weeks on Mondays. */
const FIRST_MONDAY = 3;
/** Shares that one command settles. */
const SHARES_A_COMMAND = 200;

/** The UTC week of a time, counted from 1970; it begins on Monday. */
export const weekOf = (at: number): number => Math.floor((Math.floor(at / DAY_MS) + FIRST_MONDAY) / 7);

/**
 * Once a week each leader gets a share of what copies have brought their followers, realised and after all fees, above the
 * high-water mark: of no profit twice, and of nothing that only makes up for a loss. It is paid from what may leave the
 * account; the rest waits.
 */
export class Shares {
  readonly #follows: Follows;
  readonly #needs: FollowingNeeds;
  readonly #ids: Sequence;
  readonly #log: Log<ShareRow>;
  /** Up to this week all are settled, as far as is known. */
  #settled = 0;

  constructor(follows: Follows, needs: FollowingNeeds) {
    this.#follows = follows;
    this.#needs = needs;
    this.#ids = needs.sequences.of('following-share');
    this.#log = new Log(sharesTable, needs.changes);
  }

  /** Whether a week is over that is not settled. */
  isDue(at: number): boolean {
    const week = weekOf(at);
    if (this.#settled >= week) return false;
    for (const { settledWeek } of this.#follows.values()) if (settledWeek < week) return true;
    this.#settled = week;
    return false;
  }

  /** Settles as many as one command may; gives how many. */
  settle(at: number): number {
    const week = weekOf(at);
    let settled = 0;
    for (const follow of [...this.#follows.values()].sort((a, b) => a.id - b.id)) {
      if (follow.settledWeek >= week) continue;
      if (settled === SHARES_A_COMMAND) break;
      this.#settle(follow, week, at);
      settled += 1;
    }
    return settled;
  }

  #settle(follow: FollowRow, week: number, at: number): void {
    const { id, follower, leader, shareRate, peak: peakBefore, shareDue: dueBefore } = follow;
    const { contracts, guard } = this.#needs;
    // What funding has fixed is paid first, and counts.
    const movable = contracts.movable(follower, FOLLOWING_COIN, at);
    const net = netOf(follow);
    const accrued = quotient(greatest(0n, net - peakBefore) * shareRate, ONE, 'down');
    const due = dueBefore + accrued;
    const waits = guard.stops(follower, 'following', at);
    const paid = waits ? 0n : least(due, greatest(0n, movable));
    follow.peak = greatest(peakBefore, net);
    follow.shareDue = due - paid;
    follow.sharePaid += paid;
    follow.settledWeek = week;
    const share = { follow: id, follower, leader, week, net, peakBefore, accrued, dueBefore, paid, at };
    if (accrued > 0n || paid > 0n) this.#pay({ id: this.#ids.next(), ...share });
    if (follow.status === 'ended' && (follow.shareDue === 0n || !waits)) {
      // What the follower does not have any more is not owed beyond the end.
      follow.status = 'settled';
      this.#follows.retire(follow);
    } else this.#follows.touch(follow);
  }

  #pay(row: ShareRow): void {
    const { ledger } = this.#needs;
    this.#log.add(row);
    if (row.paid === 0n) return;
    const account = (owner: number) => ledger.account(owner, BOOK, FOLLOWING_COIN);
    ledger.post(row.id, row.at, [
      { account: account(row.follower), amount: -row.paid, cause: 'profit-share' },
      { account: account(row.leader), amount: row.paid, cause: 'profit-share' },
    ]);
  }

  /** Start-up brought all rows, or somebody began to follow. */
  rebuild(): void {
    this.#settled = 0;
  }
}
