import { claimStatuses, referralDepositStatuses, traitKinds } from '@quay/contract/referral/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const memberColumns = {
  owner: id,
  /** Who invited; nothing where nobody did, or staff took it away. */
  referrer: maybe(id),
  /** When that was said; nothing where it never was. */
  boundAt: maybe(time),
  /** A rebate was claimed through this link: it stays as it is. */
  isFixed: flag,
  /** Whether others may be invited, and rebates claimed. */
  mayRefer: flag,
  /** All that was deposited, in USDT at the index of each moment. */
  recharged: amount,
  /** What of it counted: less what left too soon and what came back. */
  counted: amount,
  /** What was withdrawn of it later: deposits count again when this has come back. */
  withdrawn: amount,
  /** The UTC day of the last claim. */
  claimedDay: maybe(id),
};
/** Somebody in the tree of who invited whom, or who deposited. */
export type ReferralMember = RowOf<typeof memberColumns>;
export const referralMembersTable = table({
  name: 'referral_members',
  number: 195,
  kind: 'state',
  key: ['owner'],
  columns: memberColumns,
});

const traitColumns = {
  owner: id,
  kind: oneOf(traitKinds),
  /** A digest; what it was made of is not known here. */
  digest: text,
  at: time,
};
/** By what an account can be known as somebody's second one. */
export type ReferralTrait = RowOf<typeof traitColumns>;
export const referralTraitsTable = table({
  name: 'referral_traits',
  number: 196,
  kind: 'state',
  key: ['owner', 'kind', 'digest'],
  columns: traitColumns,
});

const depositColumns = {
  id,
  owner: id,
  /** The wallet's credit. */
  credit: id,
  asset: text,
  amount,
  /** The index of the coin when it was credited; nothing where there was none, and it counts for nothing. */
  price: maybe(amount),
  /** In USDT. */
  value: amount,
  /** What of it left too soon, or had been withdrawn before and came back. */
  uncounted: amount,
  status: oneOf(referralDepositStatuses),
  /** The lines above that have claimed its day: bit 0 is the nearest. */
  lines: id,
  at: time,
};
/** A deposit, until its day is too old. */
export type ReferralDeposit = RowOf<typeof depositColumns>;
export const referralDepositsTable = table({
  name: 'referral_deposits',
  number: 197,
  kind: 'state',
  key: ['id'],
  columns: depositColumns,
  live: { column: 'status', values: ['counted'] },
});

const claimColumns = {
  id,
  owner: id,
  /** The UTC day on which it was claimed. */
  day: id,
  amount,
  /** How many rebates it is the sum of. */
  rebates: id,
  status: oneOf(claimStatuses),
  /** Numbers what was scheduled and what was paid, in order: one that is paid after it was scheduled gets another one. */
  turn: id,
  at: time,
  paidAt: maybe(time),
};
/** What somebody has claimed on a day. */
export type ReferralClaim = RowOf<typeof claimColumns>;
export const referralClaimsTable = table({
  name: 'referral_claims',
  number: 198,
  kind: 'state',
  key: ['id'],
  columns: claimColumns,
  live: { column: 'status', values: ['scheduled'] },
});

const rebateColumns = {
  id,
  claim: id,
  owner: id,
  depositor: id,
  line: id,
  /** The UTC day of the deposits, and what of them counted. */
  day: id,
  deposit: amount,
  rate: amount,
  amount,
};
/** A day of somebody below, as it was claimed: all that its amount follows from. */
export type ReferralRebate = RowOf<typeof rebateColumns>;
export const referralRebatesTable = table({
  name: 'referral_rebates',
  number: 199,
  kind: 'log',
  key: ['id'],
  columns: rebateColumns,
});
