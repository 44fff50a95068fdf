/**
 * A `linear` contract counts its quantity in coins and settles in the quote asset. An `inverse` one counts it in the quote
 * asset, in whole contracts, and settles in the coin. New members of the sets here go to the end.
 */
export const contractKinds = ['linear', 'inverse'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** `reduce-only`: positions can be closed and none opened. `halted`: nothing trades; what rests can be cancelled. */
export const contractStatuses = ['trading', 'reduce-only', 'halted'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** How long a dated contract runs: the next Friday, the one after it, or the last Friday of a quarter. */
export const contractTerms = ['weekly', 'bi-weekly', 'quarterly'] as const;
export type ContractTerm = (typeof contractTerms)[number];

/**
 * Where a dated contract stands; its status says apart from this who may trade. `averaging`: samples of its settlement
 * price are being taken. `postponed`: too few were there at its expiry, and it is tried again; nothing trades any more.
 * `overdue`: that was tried for long enough, and two of staff settle it at the last index. `settling`: the price is fixed
 * and not everybody has been settled.
 */
export const contractLives = ['trading', 'averaging', 'postponed', 'overdue', 'settling', 'settled'] as const;
export type ContractLife = (typeof contractLives)[number];

/** What holders of a dated contract were told of its expiry last: nothing, that it is a day away, or an hour. */
export const expiryNotices = ['none', 'expiring-day', 'expiring-hour'] as const;
export type ExpiryNotice = (typeof expiryNotices)[number];

/** The last samples of a settlement price are `open`: of half a minute that is not over. */
export const settlementSampleStatuses = ['open', 'over'] as const;

/** A dated contract whose samples are too few is tried again after each window, so many times. */
export const POSTPONED_MAX = 48;

/**
 * What of a contract's settings can change. `listing`: it was listed. `term`: a bi-weekly one became the weekly one. `life`:
 * a dated one came to another part of its life, or nearer to its expiry.
 */
export const settingKinds = ['status', 'tiers', 'caps', 'listing', 'term', 'life'] as const;
export type SettingKind = (typeof settingKinds)[number];

/**
 * What somebody is told of their contracts. `covered`: a funding was paid from a profit that was not realised. `halted`,
 * `reduce-only`, `reopened`: a contract that they have a position in. `copy-skipped`, `follow-stopped` (by its loss),
 * `leader-resigned`, `share-paid`: of whom they follow. `leader-approved`, `leader-rejected`, `leader-withdrawn`: staff
 * decided that they lead, or lead no more. `expiring-day`, `expiring-hour`: a contract that ends so soon. `settled`: their
 * position in one that has ended. `earn-income`: income of Earn was paid. `earn-scheduled`: it waits, because its payer is
 * short. `earn-ended`: a term came back by itself. `earn-returned`: savings that were asked back. Those that begin with `credit`: of a
 * loan without a pledge. Those that begin with `liquidity`: of a linked wallet. Those that
 * begin with `referral`: of rebates that were claimed.
 */
export const contractEvents = [
  'warned',
  'liquidated',
  'deleveraged',
  'covered',
  'halted',
  'reduce-only',
  'reopened',
  'copy-skipped',
  'follow-stopped',
  'leader-resigned',
  'share-paid',
  'leader-approved',
  'leader-rejected',
  'leader-withdrawn',
  'expiring-day',
  'expiring-hour',
  'settled',
  'loan-warned',
  'loan-overdue',
  'loan-sold',
  'earn-income',
  'earn-scheduled',
  'earn-ended',
  'earn-returned',
  'credit-paid-out',
  'credit-offered',
  'credit-rejected',
  'credit-due-soon',
  'credit-due',
  'credit-overdue',
  'liquidity-income',
  'liquidity-scheduled',
  'price-above',
  'price-below',
  'price-moved',
  'referral-paid',
  'referral-scheduled',
] as const;
export type ContractEvent = (typeof contractEvents)[number];

/** `risk` always reaches its owner by some way; the others can be turned off. All stand in the list of notices. */
export const contractTopics = ['risk', 'activity', 'alerts'] as const;
export type ContractTopic = (typeof contractTopics)[number];

/** Which of them an event is of. */
export const topicOfEvent: Readonly<Record<ContractEvent, ContractTopic>> = {
  warned: 'risk',
  liquidated: 'risk',
  deleveraged: 'risk',
  covered: 'activity',
  halted: 'activity',
  'reduce-only': 'activity',
  reopened: 'activity',
  'copy-skipped': 'activity',
  'follow-stopped': 'risk',
  'leader-resigned': 'activity',
  'share-paid': 'activity',
  'leader-approved': 'activity',
  'leader-rejected': 'activity',
  'leader-withdrawn': 'activity',
  'expiring-day': 'activity',
  'expiring-hour': 'risk',
  settled: 'activity',
  'loan-warned': 'risk',
  'loan-overdue': 'risk',
  'loan-sold': 'risk',
  'earn-income': 'activity',
  'earn-scheduled': 'risk',
  'earn-ended': 'activity',
  'earn-returned': 'activity',
  'credit-paid-out': 'activity',
  'credit-offered': 'activity',
  'credit-rejected': 'activity',
  'credit-due-soon': 'risk',
  'credit-due': 'risk',
  'credit-overdue': 'risk',
  'liquidity-income': 'activity',
  'liquidity-scheduled': 'risk',
  'price-above': 'alerts',
  'price-below': 'alerts',
  'price-moved': 'alerts',
  'referral-paid': 'activity',
  'referral-scheduled': 'risk',
};

/** What an order is for. One that opens never closes, and one that closes never opens: no fill turns a position round. */
export const intents = ['open-long', 'open-short', 'close-long', 'close-short'] as const;
export type Intent = (typeof intents)[number];
export const closingIntents = ['close-long', 'close-short'] as const satisfies readonly Intent[];
export type ClosingIntent = (typeof closingIntents)[number];

/**
 * `cross`: all positions of a person that settle in one asset stand on the whole account. `isolated`: a position stands on
 * its own margin alone.
 */
export const marginModes = ['cross', 'isolated'] as const;
export type MarginMode = (typeof marginModes)[number];

/** `paying`: rate and mark are fixed and not everybody has paid. `skipped`: the contract was halted over all of it. */
export const fundingStatuses = ['sampling', 'paying', 'paid', 'skipped'] as const;
export const premiumMinuteStatuses = ['open', 'over'] as const;

/** A stop order waits outside the book until the mark reaches its stop price, and is then the other: one that buys waits for a rise, one that sells for a fall. */
export const perpetualOrderTypes = ['limit', 'market', 'stop-limit', 'stop-market'] as const;
export type PerpetualOrderType = (typeof perpetualOrderTypes)[number];

/** What closes a position by itself: with a profit, with a loss, or as far from its best mark as the callback says. */
export const triggerKinds = ['stop-profit', 'stop-loss', 'trailing'] as const;
export type TriggerKind = (typeof triggerKinds)[number];

/**
 * `waiting`: its order has not traded. `armed`: it waits for its price, a trailing one for its activation price. `active`: a
 * trailing one follows the mark. `retrying`: it fired and something is left to close; it goes on with the next marks.
 * `done`: it closed what it was for. `cancelled`: it ended without.
 */
export const triggerStatuses = ['waiting', 'armed', 'active', 'retrying', 'done', 'cancelled'] as const;
export type TriggerStatus = (typeof triggerStatuses)[number];

/**
 * Why a trigger was cancelled: by its `owner`; another one was set in its place (`replaced`); there is no position any more;
 * its order ended without a trade; its limit was outside the `price-band` when its price came.
 */
export const triggerEndings = ['owner', 'replaced', 'position-closed', 'order-ended', 'price-band'] as const;
export type TriggerEnding = (typeof triggerEndings)[number];

/** Most triggers that stand for a person in a contract. */
export const TRIGGERS_MAX = 20;
/** How far a trailing trigger may follow behind the best mark, as shares. */
export const CALLBACK_MIN = '0.001';
export const CALLBACK_MAX = '0.1';
/** A stop-loss is at least this share of the liquidation price before it. */
export const STOP_LOSS_DISTANCE = '0.002';

/**
 * What became of a source's price. `used`: it counted as it is. `clipped`: as no further from the median than 2 %. `too-old`:
 * it did not count. `too-few`: it was fresh, and too few others were for an index.
 */
export const sourceUses = ['used', 'clipped', 'too-old', 'too-few'] as const;
export type SourceUse = (typeof sourceUses)[number];

/** The leverage of who never chose one, where the contract allows it. */
export const DEFAULT_LEVERAGE = 10;
/** An index that is older than this says nothing: positions cannot be opened. */
export const INDEX_MAX_AGE_MS = 10_000;

/** What a liquidation does with a position: closes a part in the book, gives it to the insurance fund, or deleverages others. */
export const caseSteps = ['reduce', 'takeover', 'adl'] as const;
/** What became of a group by a step of its liquidation. */
export const caseStates = ['liquidating', 'restored', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** A position that changes hands without an order. `netting`: the insurance fund held the other side. */
export const takingKinds = ['takeover', 'netting', 'adl'] as const;
export type TakingKind = (typeof takingKinds)[number];

/** Why the insurance fund of contracts has more or less. */
export const fundCauses = [
  'house-funds',
  'shortfall',
  'liquidation-fee',
  'liquidation-rest',
  'takeover',
  'unwinding',
  'funding',
  'delivery',
] as const;
export type FundCause = (typeof fundCauses)[number];

/** Prices that were away for longer are not trusted before two marks agree. */
export const PRICES_MISSING_MS = 60_000;

export const positionSides = ['long', 'short'] as const;
export type PositionSide = (typeof positionSides)[number];

/** How a position ended: by its owner's orders, by a liquidation, against somebody else's bankrupt one, or with its contract. */
export const positionEndings = ['closed', 'liquidated', 'deleveraged', 'settled'] as const;
export type PositionEnding = (typeof positionEndings)[number];
