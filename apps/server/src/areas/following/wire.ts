import { allRefusals } from '@quay/contract/catalog';
import type {
  Copy,
  Follow,
  Follower,
  Leader,
  LeaderRecord,
  OwnLeader,
  RecordDay,
  Share,
} from '@quay/contract/following';
import type { PositionRow } from '@quay/core';
import { profitAt } from '@quay/core/margin';
import { text } from '@quay/money';
import type { CopyLine, NamedFollow, NamedLeader, NamedShare } from '@quay/store';
import type { ContractsOfFollowing } from './needs.ts';

const DAY_MS = 86_400_000;
/** Weeks are counted from 1970, which began on a Thursday; each ends on a Monday. */
const weekEnd = (week: number): number => (week * 7 - 3) * DAY_MS;

/** A follower as their leader sees them: followers are nobody's to look up. */
const initialOf = (name: string): string => [...name][0] ?? '';

export const leaderOnWire = (
  { owner, name, decidedAt, appliedAt, shareRate, followers, followersMax, ownMoney }: NamedLeader,
  { record, days }: { readonly record: LeaderRecord; readonly days: RecordDay[] },
): Leader => ({
  ...{ leader: owner, name, since: decidedAt ?? appliedAt, shareRate: text(shareRate) },
  ...{ followers, followersMax, ownMoney: text(ownMoney), record, days },
});

export const ownLeaderOnWire = (
  { status, shareRate, followers, followersMax, appliedAt, decidedAt, staff }: Omit<NamedLeader, 'name' | 'ownMoney'>,
  shares: { readonly paid: bigint; readonly due: bigint },
): OwnLeader => ({
  ...{ status, shareRate: text(shareRate), followers, followersMax, appliedAt, decidedAt, byStaff: staff !== 0 },
  ...{ sharesPaid: text(shares.paid), sharesDue: text(shares.due) },
});

/** What a position would gain at the mark. */
function unrealisedOf({ contract, quantity, openValue }: PositionRow, contracts: ContractsOfFollowing): bigint {
  const mark = contracts.mark(contract);
  return mark ? profitAt(contracts.find(contract)!.kind, { quantity, openValue }, mark.price) : 0n;
}

/** A follow with its open copies as they stand at the marks. */
export function followOnWire(
  row: NamedFollow,
  open: readonly { readonly follow: number; readonly contract: string }[],
  positions: readonly PositionRow[],
  contracts: ContractsOfFollowing,
): Follow {
  const { id, leader, name, mode, amount, ratio, cap, orderCap, leverageMax, stopLoss, status, ending } = row;
  const own = open.filter(({ follow }) => follow === id);
  const held = own.flatMap(({ contract }) => positions.find((one) => one.contract === contract) ?? []);
  return {
    ...{ follow: id, leader, name, mode, amount: mode === 'amount' ? text(amount) : null },
    ...{ ratio: mode === 'ratio' ? text(ratio) : null, cap: text(cap), orderCap: text(orderCap), leverageMax },
    ...{ stopLoss: text(stopLoss), status, ending, shareRate: text(row.shareRate) },
    ...{ since: row.since, endedAt: row.endedAt, profit: text(row.profit), fees: text(row.fees) },
    ...{ funding: text(row.funding), peak: text(row.peak), sharePaid: text(row.sharePaid) },
    ...{ shareDue: text(row.shareDue), open: own.length, copies: row.lines },
    inUse: text(held.reduce((sum, { margin }) => sum + margin, 0n)),
    unrealised: text(held.reduce((sum, one) => sum + unrealisedOf(one, contracts), 0n)),
  };
}

export const followerOnWire = (row: NamedFollow): Follower => ({
  ...{ follow: row.id, name: initialOf(row.name), since: row.since, endedAt: row.endedAt, status: row.status },
  ...{ cap: text(row.cap), net: text(row.profit + row.fees + row.funding) },
  ...{ sharePaid: text(row.sharePaid), shareDue: text(row.shareDue) },
});

const reasonOf = new Map(allRefusals.map(({ code, reason }) => [code, reason]));

export function copyOnWire(row: CopyLine, positions: readonly PositionRow[], contracts: ContractsOfFollowing): Copy {
  const { id, follow, leader, name, contract, isLong, leverage, at, refusal, params, status, closedAt } = row;
  const position = status === 'open' ? positions.find((one) => one.contract === contract) : undefined;
  return {
    ...{ id, follow, leader, name, symbol: contract, long: isLong, leverage, at, closedAt },
    state: status ?? (refusal === 0 ? 'unfilled' : 'skipped'),
    ...{ quantity: text(row.quantity ?? 0n), quantityMax: text(row.quantityMax ?? 0n) },
    ...{ margin: text(row.marginMax ?? 0n), profit: text(row.profit ?? 0n), fees: text(row.fees ?? 0n) },
    funding: text(row.funding ?? 0n),
    unrealised: text(position ? unrealisedOf(position, contracts) : 0n),
    ...{ leaderMark: text(row.leaderMark), mark: text(row.mark) },
    reason: reasonOf.get(refusal) ?? null,
    params: params === '' ? {} : (JSON.parse(params) as Record<string, string>),
  };
}

export const shareOnWire = (row: NamedShare, side: 'follower' | 'leader'): Share => ({
  ...{ id: row.id, follow: row.follow, name: side === 'follower' ? row.name : initialOf(row.name) },
  ...{ weekEndsAt: weekEnd(row.week), net: text(row.net), peakBefore: text(row.peakBefore) },
  ...{ shareRate: text(row.shareRate), accrued: text(row.accrued), dueBefore: text(row.dueBefore) },
  ...{ paid: text(row.paid), at: row.at },
});
