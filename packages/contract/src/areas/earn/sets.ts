/** `flexible`: savings, which are lent. `fixed` and `lock-up`: a sum held for a term. `machine`: the same, with a data sheet. */
export const earnKinds = ['flexible', 'fixed', 'lock-up', 'machine'] as const;
export type EarnKind = (typeof earnKinds)[number];

/** What has a row among the coverage: products, and wallets that are linked and only read. */
export const coverageKinds = [...earnKinds, 'linked-wallet'] as const;
export type CoverageKind = (typeof coverageKinds)[number];

/** What a machine is, by its data sheet. `trial`: lent once to a person, who pays nothing. */
export const machineTypes = ['FPGA', 'IPFS', 'GPU', 'ASIC', 'trial'] as const;
export type MachineType = (typeof machineTypes)[number];

/** Who pays an income: borrowers, an account that is funded for it (of machines or of another product), or the promotion budget. */
export const earnPayers = ['borrowers', 'product', 'machines', 'promotion'] as const;
export type EarnPayer = (typeof earnPayers)[number];

/**
 * How an order of a term stands in the core. `frozen`: staff keep it as it is. `ending`: the sum is back, and income is
 * still to be paid. `redeemed`: left early, and over. `expired`: came to its end, and over.
 */
export const termStatuses = ['holding', 'frozen', 'ending', 'redeemed', 'expired'] as const;
export type TermStatus = (typeof termStatuses)[number];

/** Savings of somebody are over when all is back and the last income was paid. */
export const savingsStatuses = ['holding', 'ended'] as const;
export type SavingsStatus = (typeof savingsStatuses)[number];

/** `redeeming`: to be paid within the hour. `scheduled`: the hour is over and too little is free; it waits in order. */
export const redemptionStatuses = ['redeeming', 'scheduled', 'redeemed'] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** How orders are called on screens and on the wire: with what follows from the time alone (`lifecycle.ts`). */
export const earnOrderStatuses = [
  'confirming',
  'holding',
  'redeeming',
  'redeem-failed',
  'pending-claim',
  'frozen',
  'redeemed',
  'expired',
] as const;
export type EarnOrderStatus = (typeof earnOrderStatuses)[number];

/**
 * What came from a product or went into it. `taken-out`: income of a machine that is free to use from then on. `bonus`:
 * for a lock-up that somebody was shown, or a machine of somebody who was invited. `penalty` and `subscribed` are what the owner gives.
 */
export const earnFlowKinds = ['income', 'penalty', 'subscribed', 'returned', 'taken-out', 'bonus'] as const;
export type EarnFlowKind = (typeof earnFlowKinds)[number];

/** A payment that its payer is too short for waits. */
export const scheduledKinds = ['income', 'bonus'] as const;
export type ScheduledKind = (typeof scheduledKinds)[number];
export const scheduledStatuses = ['waiting', 'paid'] as const;
export type ScheduledStatus = (typeof scheduledStatuses)[number];

/** The books out of which a sum comes, and into which it goes back. */
export const earnBooks = ['spot', 'finance', 'mining'] as const;
export type EarnBook = (typeof earnBooks)[number];

/** The fund of this code is the promotion budget. */
export const PROMOTION_FUND = 'promotion';
/** A day of products. Where the market is simulated a product may have a shorter one, of which this is a multiple. */
export const EARN_DAY_MS = 86_400_000;
export const EARN_DAY_MIN_MS = 24_000;
/** Longest term, in days of the product. */
export const EARN_DAYS_MAX = 3_650;
/** Most orders of terms that an owner has which are not over, and redemptions that wait. */
export const EARN_ORDERS_MAX = 100;
export const REDEMPTIONS_MAX = 20;
/** Most characters of the code of a fund, and of a name or a line of a data sheet. */
export const FUND_CODE_MAX = 32;
export const EARN_LINE_MAX = 64;
/** Most characters of why an order is frozen. */
export const FREEZE_REASON_MAX = 500;
/**
 * Of each income of a lock-up the promotion budget pays so much to who shared it, to who shared theirs, and to who shared
 * that; of each income of a machine that is paid for to the first three lines above its owner.
 */
export const SHARED_BONUSES = ['0.2', '0.1', '0.05'] as const;
/** What tiers of machines are counted in; a machine of another coin is of no tier, and brings nobody else anything. */
export const MACHINE_COIN = 'USDT';
/** The least sum of each tier of machines, the lowest tier first (`RULES.md` section 6). */
export const machineTiers = ['50', '1500', '5000', '10000', '1000000'] as const;
/**
 * Why a line above gets nothing of an income of a machine. `no-machine`: they had none running when it was due.
 * `lower-machine`: their best one is of a lower tier. `no-right`: they may not invite. `not-verified`: they are not
 * verified; `unverified`: the machine's owner is not. `same-person`, `same-device`: accounts on the way belong together.
 */
export const withheldReasons = [
  'no-machine',
  'lower-machine',
  'no-right',
  'not-verified',
  'unverified',
  'same-person',
  'same-device',
] as const;
export type WithheldReason = (typeof withheldReasons)[number];
