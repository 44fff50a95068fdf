import {
  claimableFrom,
  type NotCounted,
  REFERRAL_CLAIM_MOST,
  REFERRAL_DAY_MS,
  REFERRAL_DAYS,
  rebateOf,
  referralDay,
  referralRate,
  type TraitKind,
  whyNot,
} from '@quay/contract/referral';
import type { ReferralDeposit } from '@quay/core';
import type { ReferralReads } from '@quay/store';

/** A day of deposits of somebody below, with what it would be paid by. */
export type DayBelow = {
  readonly depositor: number;
  readonly line: number;
  readonly day: number;
  readonly deposit: bigint;
  readonly rate: bigint;
  readonly amount: bigint;
};

export type DayNotCounted = Pick<DayBelow, 'depositor' | 'line' | 'day' | 'deposit'> & {
  readonly reason: NotCounted;
  readonly from: number | null;
};

export type Below = { readonly claimable: readonly DayBelow[]; readonly notCounted: readonly DayNotCounted[] };

/** What somebody can claim by the rows of now, as the core would say it, and what of the same days is not counted and why. */
export async function lookBelow(reads: ReferralReads, owner: number, at: number): Promise<Below> {
  const first = referralDay(at) - REFERRAL_DAYS;
  const since = first * REFERRAL_DAY_MS;
  const below = await reads.below(owner, since);
  const depositors = below.map((one) => one.owner);
  const people = [...new Set(below.flatMap(({ way }) => way))];
  const [deposits, traits, frozen, withdrawing] = await Promise.all([
    reads.deposits(depositors, since),
    reads.traits(people),
    reads.frozen(people),
    reads.withdrawing(depositors),
  ]);
  const ofPerson = (one: number, kind: TraitKind) =>
    traits.filter((row) => row.owner === one && row.kind === kind).map(({ digest }) => digest);
  const stopped = new Set(frozen);
  const onTheWay = new Map(
    people.map((one) => [
      one,
      { isFrozen: stopped.has(one), traits: { person: ofPerson(one, 'person'), device: ofPerson(one, 'device') } },
    ]),
  );

  const claimable: DayBelow[] = [];
  const notCounted: DayNotCounted[] = [];
  for (const { owner: depositor, line, way } of below) {
    for (const [day, rows] of byDay(deposits.filter((row) => row.owner === depositor))) {
      if (rows.some(({ lines }) => (lines & (1 << (line - 1))) !== 0)) continue;
      const deposit = rows.reduce((sum, { value, uncounted }) => sum + value - uncounted, 0n);
      if (deposit === 0n) continue;
      const known = { depositor, line, day, deposit };
      const amount = rebateOf(deposit, line);
      const from = claimableFrom(day);
      const mayLeave = withdrawing.some((one) => one.owner === depositor && one.requestedAt < from);
      const reason =
        amount === 0n ? 'small' : from > at || mayLeave ? 'early' : whyNot(way.map((one) => onTheWay.get(one)!));
      if (reason === undefined) claimable.push({ ...known, rate: referralRate(line), amount });
      else notCounted.push({ ...known, reason, from: reason === 'early' && from > at ? from : null });
    }
  }
  claimable.sort((a, b) => a.day - b.day || a.line - b.line || a.depositor - b.depositor);
  notCounted.sort((a, b) => b.day - a.day || a.line - b.line || a.depositor - b.depositor);
  return { claimable: claimable.slice(0, REFERRAL_CLAIM_MOST), notCounted };
}

function byDay(rows: readonly ReferralDeposit[]): Map<number, ReferralDeposit[]> {
  const days = new Map<number, ReferralDeposit[]>();
  for (const row of rows) days.set(referralDay(row.at), [...(days.get(referralDay(row.at)) ?? []), row]);
  return days;
}
