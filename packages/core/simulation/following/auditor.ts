import {
  type CopyOrderRow,
  type CopyRow,
  type Core,
  copiesTable,
  copyOrdersTable,
  type FollowRow,
  followsTable,
  type LeaderRow,
  leadersTable,
  type MarkRow,
  marksTable,
  type PositionRow,
  positionsTable,
  type ShareRow,
  sharesTable,
} from '../../src/index.ts';
import { type BatchView, validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const ONE = 100_000_000n;
const COIN = 'USDT';
const WEEK_MS = 7 * 86_400_000;
/** Monday, 29 December 1969. */
const FIRST_WEEK = -3 * 86_400_000;

/** The auditor's look at leaders, followers, copies and shares. */
export class FollowingAuditor {
  readonly #money: Money;
  readonly #leaders = new Map<number, LeaderRow>();
  readonly #follows = new Map<number, FollowRow>();
  readonly #copies = new Map<number, CopyRow>();
  readonly #positions = new Map<string, PositionRow>();
  readonly #marks = new Map<string, bigint>();
  readonly #last = { follow: 0, copy: 0, order: 0, share: 0 };
  /** Copies that were placed and skipped, and shares that were paid: a life in which there are none proves nothing. */
  readonly counted = { placed: 0, skipped: 0, shares: 0, stopped: 0 };

  constructor(money: Money) {
    this.#money = money;
  }

  take(batch: BatchView): void {
    const { sorted } = batch;
    for (const row of rowsOf<LeaderRow>(sorted, leadersTable.number)) this.#leaders.set(row.owner, row);
    for (const row of rowsOf<PositionRow>(sorted, positionsTable.number)) {
      this.#positions.set(`${row.owner}/${row.contract}`, row);
    }
    for (const row of rowsOf<MarkRow>(sorted, marksTable.number)) this.#marks.set(row.contract, row.price);
    const copies = rowsOf<CopyRow>(sorted, copiesTable.number);
    const sums = this.#takeCopies(copies);
    for (const row of rowsOf<CopyOrderRow>(sorted, copyOrdersTable.number)) this.#takeOrder(row, batch);
    const shares = rowsOf<ShareRow>(sorted, sharesTable.number);
    const rows = rowsOf<FollowRow>(sorted, followsTable.number);
    for (const row of rows) this.#takeFollow(row, sums, shares, batch);
    for (const row of shares) {
      if (!rows.some(({ id }) => id === row.follow)) wrong(`P35 share ${row.id} changed no follow`);
    }
    this.#validateSequences(batch);
    this.#validate();
  }

  #validateSequences(batch: BatchView): void {
    validateSequence(batch, 'following-follow', this.#last.follow);
    validateSequence(batch, 'following-copy', this.#last.copy);
    validateSequence(batch, 'following-copy-order', this.#last.order);
    validateSequence(batch, 'following-share', this.#last.share);
  }

  /** What the batch posted for the copies of each follow. */
  #takeCopies(rows: readonly CopyRow[]): Map<number, { profit: bigint; fees: bigint; funding: bigint }> {
    const sums = new Map<number, { profit: bigint; fees: bigint; funding: bigint }>();
    for (const row of rows) {
      const before = this.#copies.get(row.id);
      const sum = sums.get(row.follow) ?? { profit: 0n, fees: 0n, funding: 0n };
      sum.profit += row.profit - (before?.profit ?? 0n);
      sum.fees += row.fees - (before?.fees ?? 0n);
      sum.funding += row.funding - (before?.funding ?? 0n);
      sums.set(row.follow, sum);
      if (!before) {
        this.#last.copy += 1;
        if (row.id !== this.#last.copy) wrong(`copy ${row.id} is not the next`);
      } else if (before.status !== 'open') wrong(`copy ${row.id} changed after its end`);
      this.#copies.set(row.id, { ...row });
    }
    return sums;
  }

  /** An order is as large as the terms ask for, or smaller where a cap says so, and holds no more than both caps. */
  #takeOrder(row: CopyOrderRow, { sorted, from, to }: BatchView): void {
    this.#last.order += 1;
    if (row.id !== this.#last.order) wrong(`order ${row.id} of a copy is not the next`);
    if (row.at < from || row.at > to) wrong(`order ${row.id} of a copy is of another time`);
    const begins = rowsOf<FollowRow>(sorted, followsTable.number).some(({ id }) => id === row.follow);
    if (!begins && !this.#follows.has(row.follow)) wrong(`P33 order ${row.id} copies for nobody`);
    if (row.order === null) {
      if (row.refusal === 0 || row.filled !== 0n || row.quantity !== 0n) wrong(`order ${row.id} was skipped in part`);
      this.counted.skipped += 1;
      return;
    }
    this.counted.placed += 1;
    const { wanted, quantity, filled, leaderMark, mark } = row;
    if (filled > quantity || quantity > wanted) wrong(`P33 order ${row.id} copies ${quantity} of ${wanted}`);
    const distance = mark > leaderMark ? mark - leaderMark : leaderMark - mark;
    if (distance * 1_000n > leaderMark * 5n) wrong(`P33 order ${row.id} was placed at ${mark}, not ${leaderMark}`);
    if (row.held <= 0n) wrong(`P34 order ${row.id} held nothing`);
  }

  #takeFollow(
    row: FollowRow,
    sums: ReadonlyMap<number, { profit: bigint; fees: bigint; funding: bigint }>,
    shares: readonly ShareRow[],
    { sorted, to, alone }: BatchView,
  ): void {
    const before = this.#follows.get(row.id);
    if (!before) {
      this.#last.follow += 1;
      if (row.id !== this.#last.follow) wrong(`follow ${row.id} is not the next`);
      if (row.follower === row.leader) wrong(`P30 ${row.follower} follows themselves`);
      const leader = this.#leaders.get(row.leader);
      if (leader?.shareRate !== row.shareRate) wrong(`P35 follow ${row.id} is for another share`);
    } else {
      if (isOver(before) && !isOver(row)) wrong(`follow ${row.id} began again`);
      if (before.shareRate !== row.shareRate) wrong(`P35 follow ${row.id} has another share`);
    }
    if (before?.status === 'following' && row.ending === 'loss') this.counted.stopped += 1;
    const sum = sums.get(row.id) ?? { profit: 0n, fees: 0n, funding: 0n };
    for (const name of ['profit', 'fees', 'funding'] as const) {
      if (row[name] !== (before?.[name] ?? 0n) + sum[name])
        wrong(`P36 ${name} of follow ${row.id} is not that of copies`);
    }
    this.#validateShares(
      row,
      before,
      shares.filter(({ follow }) => follow === row.id),
    );
    // What one command copied is within the caps that stood before it.
    if (alone && before) {
      for (const order of rowsOf<CopyOrderRow>(sorted, copyOrdersTable.number)) {
        if (order.follow !== row.id || order.order === null) continue;
        if (order.filled > 0n) this.#validateCap(row, before);
        if (order.held > row.orderCap || order.held > row.cap) wrong(`P34 order ${order.id} held ${order.held}`);
        const wanted = row.mode === 'ratio' ? (order.leaderQuantity * row.ratio) / ONE : undefined;
        if (wanted !== undefined && order.wanted > wanted) wrong(`P33 order ${order.id} copies more than its ratio`);
      }
    }
    if (row.endedAt !== null && row.endedAt > to) wrong(`follow ${row.id} ended later`);
    this.#follows.set(row.id, { ...row });
  }

  /** What stands behind copies and what was lost are no more than the cap, behind each copy that was opened. */
  #validateCap(row: FollowRow, before: FollowRow): void {
    let inUse = 0n;
    for (const { follow, follower, contract, status } of this.#copies.values()) {
      if (follow === row.id && status === 'open') inUse += this.#positions.get(`${follower}/${contract}`)!.margin;
    }
    const net = row.profit + row.fees + row.funding;
    // A funding that was received with it stands behind its copy.
    const received = row.funding > before.funding ? row.funding - before.funding : 0n;
    const most = row.cap + (net < 0n ? net : 0n) + received;
    if (inUse > most) wrong(`P34 follow ${row.id} has ${inUse} in copies, and ${most} is left of its cap`);
  }

  /** Shares are of what is above the greatest sum before, once for each part of it, and move between the two alone. */
  #validateShares(row: FollowRow, before: FollowRow | undefined, shares: readonly ShareRow[]): void {
    let { peak, shareDue, sharePaid } = before ?? { peak: 0n, shareDue: 0n, sharePaid: 0n };
    for (const share of shares) {
      this.#last.share += 1;
      if (share.id < 1) wrong('a share has no number');
      const gained = share.net > peak ? share.net - peak : 0n;
      if (share.peakBefore !== peak) wrong(`P35 share ${share.id} is above another mark`);
      if (share.accrued !== (gained * row.shareRate) / ONE) wrong(`P35 share ${share.id} is ${share.accrued}`);
      if (share.dueBefore !== shareDue || share.paid > shareDue + share.accrued)
        wrong(`P35 share ${share.id} was not owed`);
      if (share.week !== Math.floor((share.at - FIRST_WEEK) / WEEK_MS))
        wrong(`P35 share ${share.id} is of another week`);
      peak += gained;
      shareDue += share.accrued - share.paid;
      sharePaid += share.paid;
      this.#money.move(share.id, share.follower, COIN, -share.paid, 'profit-share', 'contract');
      this.#money.move(share.id, share.leader, COIN, share.paid, 'profit-share', 'contract');
      if (share.paid > 0n) this.counted.shares += 1;
    }
    const isSettled = before !== undefined && row.settledWeek !== before.settledWeek;
    if (row.shareDue !== shareDue || row.sharePaid !== sharePaid) wrong(`P35 follow ${row.id} owes ${row.shareDue}`);
    // Without a share there is no row, and the mark goes up all the same.
    if (row.peak !== peak && !(isSettled && row.peak > peak && (row.peak - peak) * row.shareRate < ONE)) {
      wrong(`P35 the mark of follow ${row.id} is ${row.peak}, not ${peak}`);
    }
  }

  /** What is true of all of them behind every batch. */
  #validate(): void {
    const followers = new Map<number, number>();
    for (const { leader, follower, status } of this.#follows.values()) {
      if (status === 'following') followers.set(leader, (followers.get(leader) ?? 0) + 1);
      const own = this.#leaders.get(follower)?.status;
      if (!isOver({ status }) && (own === 'approved' || own === 'applied')) wrong(`P30 ${follower} leads and follows`);
    }
    for (const { owner, followers: said, followersMax, status } of this.#leaders.values()) {
      if (said !== (followers.get(owner) ?? 0)) wrong(`P30 ${owner} has ${said} followers`);
      if (status === 'approved' && said > followersMax) wrong(`P30 ${owner} has too many followers`);
    }
    for (const { id, follower, contract, quantity, isLong, status } of this.#copies.values()) {
      if (status !== 'open') {
        this.#copies.delete(id);
        continue;
      }
      const position = this.#positions.get(`${follower}/${contract}`);
      const signed = isLong ? quantity : -quantity;
      if (position?.quantity !== signed || position.mode !== 'isolated') wrong(`P31 copy ${id} is not its position`);
    }
    for (const row of this.#follows.values()) if (row.status === 'following') this.#validateStop(row);
  }

  /** Nobody goes on following whose loss has reached the stop. */
  #validateStop(row: FollowRow): void {
    let result = row.profit + row.fees + row.funding;
    for (const { follow, follower, contract } of this.#copies.values()) {
      if (follow !== row.id) continue;
      const { quantity, openValue } = this.#positions.get(`${follower}/${contract}`)!;
      const exact = quantity * this.#marks.get(contract)!;
      const worth = exact >= 0n ? exact / ONE : -((-exact + ONE - 1n) / ONE);
      result += worth - openValue;
    }
    if (-result > row.stopLoss + 2n) wrong(`P37 follow ${row.id} goes on with a loss of ${-result}`);
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ following }: Pick<Core, 'following'>): void {
    for (const row of following.follows.values()) {
      const known = this.#follows.get(row.id);
      if (known?.profit !== row.profit || known.peak !== row.peak || known.status !== row.status) {
        wrong(`I32 follow ${row.id} came back different`);
      }
    }
    const open = [...this.#copies.values()].filter(({ status }) => status === 'open');
    if (following.copies.size !== open.length) wrong('I32 copies did not come back');
  }
}

const isOver = ({ status }: Pick<FollowRow, 'status'>): boolean => status === 'ended' || status === 'settled';
