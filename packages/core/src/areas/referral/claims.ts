import {
  claimableFrom,
  type NotCounted,
  REFERRAL_CLAIM_MOST,
  REFERRAL_COIN,
  REFERRAL_DAYS,
  rebateOf,
  referralDay,
  referralRate,
  whyNot,
} from '@quay/contract/referral/rules';
import type { Amount } from '@quay/money';
import { Log, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { DepositDay, Deposits } from './deposits.ts';
import type { Below, Members } from './members.ts';
import type { ReferralNeeds } from './needs.ts';
import { type ReferralClaim, type ReferralRebate, referralClaimsTable, referralRebatesTable } from './state.ts';
import type { Traits } from './traits.ts';

type ClaimsNeeds = Pick<ReferralNeeds, 'changes' | 'budget' | 'isFrozen' | 'withdrawing'> & {
  readonly members: Members;
  readonly traits: Traits;
  readonly deposits: Deposits;
  readonly ids: Sequence;
  readonly turns: Sequence;
  readonly rebateIds: Sequence;
};

/** A day of somebody below that can be claimed, and what it is worth. */
export type Claimable = { readonly below: Below; readonly day: DepositDay; readonly amount: Amount };

/** What was claimed, until the promotion budget has paid it. */
export class Claims extends Rows<ReferralClaim> {
  readonly #needs: ClaimsNeeds;
  readonly #rebates: Log<ReferralRebate>;

  constructor(needs: ClaimsNeeds) {
    super(referralClaimsTable, needs.changes);
    this.#needs = needs;
    this.#rebates = new Log(referralRebatesTable, needs.changes);
  }

  /** What somebody can claim now, the oldest day first, then by line, then by who deposited. */
  claimable(owner: number, at: number): Claimable[] {
    const { members, deposits } = this.#needs;
    const today = referralDay(at);
    const found: Claimable[] = [];
    for (const below of members.linesBelow(owner)) {
      const { owner: depositor, line, way } = below;
      let why: NotCounted | 'nothing' | undefined;
      for (const day of deposits.daysOf(depositor, today - REFERRAL_DAYS, today)) {
        const amount = rebateOf(day.counted, line);
        if (amount === 0n || isTaken(day, line) || !this.#hasStayed(depositor, day.day, at)) continue;
        why ??= whyNot(way.map((one) => this.#onTheWay(one))) ?? 'nothing';
        if (why === 'nothing') found.push({ below, day, amount });
      }
    }
    found.sort((a, b) => a.day.day - b.day.day || a.below.line - b.below.line || a.below.owner - b.below.owner);
    return found.slice(0, REFERRAL_CLAIM_MOST);
  }

  /** Takes them, and pays their sum, or schedules it behind others where the budget is short. */
  claim(owner: number, taken: readonly Claimable[], at: number): ReferralClaim {
    const { members, deposits, ids, rebateIds } = this.#needs;
    const id = ids.next();
    let amount = 0n;
    for (const { below, day, amount: one } of taken) {
      amount += one;
      deposits.claimed(day, below.line);
      for (const link of below.way.slice(0, -1)) {
        const row = members.open(link);
        row.isFixed = true;
        members.touch(row);
      }
      this.#rebates.add({
        ...{ id: rebateIds.next(), claim: id, owner, depositor: below.owner, line: below.line, day: day.day },
        ...{ deposit: day.counted, rate: referralRate(below.line), amount: one },
      });
    }
    const member = members.open(owner);
    member.claimedDay = referralDay(at);
    members.touch(member);
    const row: ReferralClaim = {
      ...{ id, owner, day: referralDay(at), amount, rebates: taken.length },
      ...{ status: 'scheduled', turn: 0, at, paidAt: null },
    };
    this.add(row);
    if (this.#payable() === row) this.#pay(row, at);
    else row.turn = this.#needs.turns.next();
    return row;
  }

  isDue(): boolean {
    return this.#payable() !== undefined;
  }

  /** Pays what waits and is there by now, in the order in which it was claimed; gives how many. */
  pay(at: number, most: number): number {
    let paid = 0;
    for (let next = this.#payable(); next && paid < most; next = this.#payable()) {
      this.#pay(next, at);
      paid += 1;
    }
    return paid;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
  }

  /** The first that waits, if the budget has it; who is stopped is passed over until that ends. */
  #payable(): ReferralClaim | undefined {
    for (const row of this.values()) {
      if (this.#needs.isFrozen(row.owner)) continue;
      return row.amount <= this.#needs.budget.free(REFERRAL_COIN) ? row : undefined;
    }
    return undefined;
  }

  #pay(row: ReferralClaim, at: number): void {
    const { owner, amount, id: reference } = row;
    this.#needs.budget.pay({
      ...{ owner, book: 'spot', asset: REFERRAL_COIN, amount, cause: 'referral-rebate', reference, at },
    });
    row.status = 'paid';
    row.paidAt = at;
    row.turn = this.#needs.turns.next();
    this.retire(row);
  }

  /** Whether nothing of a day can leave too soon any more. */
  #hasStayed(depositor: number, day: number, at: number): boolean {
    const from = claimableFrom(day);
    return from <= at && this.#needs.withdrawing(depositor).every((requestedAt) => requestedAt >= from);
  }

  #onTheWay(owner: number) {
    return { isFrozen: this.#needs.isFrozen(owner), traits: this.#needs.traits.of(owner) };
  }
}

const isTaken = ({ rows }: DepositDay, line: number): boolean =>
  rows.some(({ lines }) => (lines & (1 << (line - 1))) !== 0);
