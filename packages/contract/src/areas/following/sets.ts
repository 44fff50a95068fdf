/** `applied`: staff have yet to decide. Only `approved` leaders can be followed. */
export const leaderStatuses = ['applied', 'approved', 'rejected', 'resigned'] as const;
export type LeaderStatus = (typeof leaderStatuses)[number];

/** `stopping`: nothing is copied any more, and copies are being closed. `settled`: the last share was computed. */
export const followStatuses = ['following', 'stopping', 'ended', 'settled'] as const;
export type FollowStatus = (typeof followStatuses)[number];

export const followEndings = ['follower', 'loss', 'leader'] as const;
export type FollowEnding = (typeof followEndings)[number];

/** Each copy has the same margin, or a part of the quantity that the leader opened. */
export const copyModes = ['amount', 'ratio'] as const;
export type CopyMode = (typeof copyModes)[number];

/** `kept`: the follower stopped following and goes on with the position. */
export const copyStatuses = ['open', 'closed', 'kept'] as const;
export type CopyStatus = (typeof copyStatuses)[number];

/** What a leader did to a position. */
export const signalKinds = ['open', 'close'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** What copies settle in; contracts that settle in anything else are not copied. */
export const FOLLOWING_COIN = 'USDT';
/** Most that a leader may get of a net profit, and the least that may be set aside for one, in USDT. */
export const SHARE_MAX = '0.3';
export const CAP_MIN = '10';
/** Most leaders of a follower, and most followers of a leader. */
export const LEADERS_MAX = 10;
export const FOLLOWERS_MAX = 1_000;
/** Most of a leader's quantity that one copy has, as a ratio. */
export const RATIO_MAX = '10';
/** How far a copy may be from the mark at which the leader traded, in thousandths. */
export const MARK_MOVED_THOUSANDTHS = 5;

/** What became of what a leader opened: a copy, or nothing because it was `skipped` or nobody was there to trade with. */
export const copyStates = [...copyStatuses, 'skipped', 'unfilled'] as const;
export type CopyState = (typeof copyStates)[number];

/** Of which time a leader's record is. */
export const recordSpans = ['30-days', '90-days', 'all'] as const;
export type RecordSpan = (typeof recordSpans)[number];

/** By what leaders are ordered: what followers got, the leader's own result, the smallest fall, the most followers. */
export const leaderOrders = ['followers-result', 'result', 'worst-fall', 'followers'] as const;
export type LeaderOrder = (typeof leaderOrders)[number];
