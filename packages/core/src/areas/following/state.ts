import {
  copyModes,
  copyStatuses,
  followEndings,
  followStatuses,
  leaderStatuses,
  signalKinds,
} from '@quay/contract/following/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const leaderColumns = {
  owner: id,
  status: oneOf(leaderStatuses),
  /** The part of a follower's net profit that the leader gets, at most `SHARE_MAX`; 0 for none. */
  shareRate: amount,
  /** Most followers at a time; 0 until staff have approved. */
  followersMax: id,
  /** Who are following now. */
  followers: id,
  appliedAt: time,
  decidedAt: maybe(time),
  /** Staff who decided; 0 where nobody has, or where the leader resigned. */
  staff: id,
};
/** Somebody who is followed, or asked to be. */
export type LeaderRow = RowOf<typeof leaderColumns>;
export const leadersTable = table({
  name: 'following_leaders',
  number: 150,
  kind: 'state',
  key: ['owner'],
  columns: leaderColumns,
});

/** What a follower says, all in USDT but the ratio and the leverage. */
export const termsColumns = {
  mode: oneOf(copyModes),
  /** Of the mode `amount`: the margin of each copy; else 0. */
  amount,
  /** Of the mode `ratio`: how much of what the leader opens each copy has; else 0. */
  ratio: amount,
  /** Most that may be lost in all: what stands behind copies, and what was lost before. */
  cap: amount,
  /** Most that the order of one copy holds. */
  orderCap: amount,
  leverageMax: id,
  /** The loss, realised and not, at which following ends and copies are closed. */
  stopLoss: amount,
};

const followColumns = {
  id,
  follower: id,
  leader: id,
  ...termsColumns,
  status: oneOf(followStatuses),
  /** Why following ended, or is about to. */
  ending: maybe(oneOf(followEndings)),
  /** Of the leader when following began. */
  shareRate: amount,
  /** What was posted for copies so far: profits less losses, fees (0 or below) and funding. Shares are not in it. */
  profit: amount,
  fees: amount,
  funding: amount,
  /** The high-water mark: the greatest sum of the three of which a share was computed, 0 at first. */
  peak: amount,
  /** The part of shares that is owed and not paid yet, and what was paid so far. */
  shareDue: amount,
  sharePaid: amount,
  /** The last week, counted from 1970, for which the share was computed. */
  settledWeek: id,
  since: time,
  endedAt: maybe(time),
};
/** Who follows whom, on which terms, and what came of it. */
export type FollowRow = RowOf<typeof followColumns>;
export const followsTable = table({
  name: 'following_follows',
  number: 151,
  kind: 'state',
  key: ['id'],
  columns: followColumns,
  live: { column: 'status', values: ['following', 'stopping', 'ended'] },
});

const copyColumns = {
  id,
  follow: id,
  follower: id,
  leader: id,
  contract: text,
  isLong: flag,
  leverage: id,
  /** What is open of it, in the base of the contract; of one that was closed 0. */
  quantity: amount,
  /** Most that was open of it. */
  quantityMax: amount,
  /** Most margin that stood behind it. */
  marginMax: amount,
  profit: amount,
  fees: amount,
  funding: amount,
  /** What is to be closed of it as soon as somebody offers that. */
  toClose: amount,
  /** The time of the mark at which closing was tried last. */
  triedAt: maybe(time),
  status: oneOf(copyStatuses),
  openedAt: time,
  closedAt: maybe(time),
};
/** A position of a follower that is copied from a leader. */
export type CopyRow = RowOf<typeof copyColumns>;
export const copiesTable = table({
  name: 'following_copies',
  number: 152,
  kind: 'state',
  key: ['id'],
  columns: copyColumns,
  live: { column: 'status', values: ['open'] },
});

const copyOrderColumns = {
  id,
  follow: id,
  follower: id,
  leader: id,
  contract: text,
  isLong: flag,
  leverage: id,
  /** What the terms ask for, before any cap; what was ordered; and what was filled of that. */
  wanted: amount,
  quantity: amount,
  filled: amount,
  /** Most that the order held; 0 where it was skipped. */
  held: amount,
  /** Nothing where it was skipped. */
  order: maybe(id),
  copy: maybe(id),
  /** The code of the refusal for which it was skipped, with its parameters as JSON; 0 and empty where it was placed. */
  refusal: id,
  params: text,
  /** The mark when the leader traded, and when this was placed or skipped. */
  leaderMark: amount,
  mark: amount,
  /** What the leader opened. */
  leaderQuantity: amount,
  at: time,
};
/** An order by which a leader's opening was copied, or why it was not. */
export type CopyOrderRow = RowOf<typeof copyOrderColumns>;
export const copyOrdersTable = table({
  name: 'following_copy_orders',
  number: 153,
  kind: 'log',
  key: ['id'],
  columns: copyOrderColumns,
});

const signalColumns = {
  id,
  leader: id,
  contract: text,
  kind: oneOf(signalKinds),
  isLong: flag,
  /** What was opened or closed, and what was open before. */
  quantity: amount,
  before: amount,
  leverage: id,
  mark: amount,
  /** The last follow that was there, and the last one that has copied it. */
  upTo: id,
  done: id,
  at: time,
};
/** What a leader did and not all followers have copied yet. */
export type SignalRow = RowOf<typeof signalColumns>;
export const signalsTable = table({
  name: 'following_signals',
  number: 154,
  kind: 'state',
  key: ['id'],
  columns: signalColumns,
});

const seenColumns = {
  leader: id,
  contract: text,
  /** Signed, as of the position. */
  quantity: amount,
};
/** A leader's position as followers have been told of it. */
export type SeenRow = RowOf<typeof seenColumns>;
export const seenTable = table({
  name: 'following_seen_positions',
  number: 155,
  kind: 'state',
  key: ['leader', 'contract'],
  columns: seenColumns,
});

const shareColumns = {
  id,
  follow: id,
  follower: id,
  leader: id,
  week: id,
  /** Net realised profit so far, and the high-water mark before. */
  net: amount,
  peakBefore: amount,
  /** The share of what is above it, down; what was owed before; and what was paid now. */
  accrued: amount,
  dueBefore: amount,
  paid: amount,
  at: time,
};
/** A leader's share of a follower's profit, as one week has it. */
export type ShareRow = RowOf<typeof shareColumns>;
export const sharesTable = table({
  name: 'following_shares',
  number: 156,
  kind: 'log',
  key: ['id'],
  columns: shareColumns,
});
