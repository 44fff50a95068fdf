import {
  type AccountFreeze,
  accountFreezesTable,
  type C2cOrder,
  type Core,
  type Credit,
  c2cOrdersTable,
  creditsTable,
  type ReferralClaim,
  type ReferralDeposit,
  type ReferralMember,
  type ReferralRebate,
  type ReferralTrait,
  referralClaimsTable,
  referralDepositsTable,
  referralMembersTable,
  referralRebatesTable,
  referralTraitsTable,
  systemAccounts,
  type UserTransfer,
  userTransfersTable,
  type Withdrawal,
  withdrawalsTable,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const DAY = 86_400_000;
const ONE = 100_000_000n;
const RATES = [5_000_000n, 3_000_000n, 2_000_000n, 1_000_000n];
const LEAST = 1_000n * ONE;
const OLDEST = 30;

/** A deposit by the auditor's own sums. */
type Came = { readonly owner: number; readonly at: number; readonly value: bigint; lost: bigint; isOver: boolean };
/** Coins that are somebody else's now. */
type Gone = { readonly owner: number; readonly asset: string; readonly amount: bigint; readonly since: number };

/**
 * The auditor's look at referral: the tree, what deposits count for, and that each rebate follows from them. The sum that was
 * paid is what the rules give, and never more than the promotion budget had: that account cannot be below zero.
 */
export class ReferralAuditor {
  readonly #money: Money;
  readonly #members = new Map<number, ReferralMember>();
  readonly #traits = new Map<string, Set<number>>();
  readonly #persons = new Set<number>();
  /** By the number of the credit; one that was taken back and came again is another one. */
  readonly #came = new Map<number, Came>();
  readonly #back = new Map<number, bigint>();
  readonly #withdrawing = new Map<number, Withdrawal>();
  readonly #sold = new Set<number>();
  /** What was lost in this batch, by deposit: a claim in it may have come before. */
  readonly #lostNow = new Map<Came, bigint>();
  readonly #frozen = new Set<number>();
  #said: string | undefined;
  /** Who may not refer. */
  readonly #barred = new Set<number>();
  readonly #claims = new Map<number, ReferralClaim>();
  readonly #rebates = new Map<number, ReferralRebate[]>();
  readonly #paidFor = new Set<string>();
  readonly #claimed = new Set<string>();
  /** How often each thing happened: a life in which nothing does proves nothing. */
  readonly counted = {
    bound: 0,
    rebates: 0,
    second: 0,
    third: 0,
    fourth: 0,
    paid: 0,
    scheduled: 0,
    later: 0,
    left: 0,
    back: 0,
    lost: 0,
  };
  paid = 0n;

  constructor(money: Money) {
    this.#money = money;
  }

  take(batch: BatchView): void {
    const { sorted } = batch;
    const traits = rowsOf<ReferralTrait>(sorted, referralTraitsTable.number);
    for (const { kind, owner } of traits) if (kind === 'person') this.#persons.add(owner);
    const freezes = rowsOf<AccountFreeze>(sorted, accountFreezesTable.number);
    // Who is stopped or goes on within a batch may have been either when something was claimed.
    for (const { owner } of freezes) this.#frozen.delete(owner);
    const withdrawals = rowsOf<Withdrawal>(sorted, withdrawalsTable.number);
    const credits = rowsOf<Credit>(sorted, creditsTable.number);
    const deposits = rowsOf<ReferralDeposit>(sorted, referralDepositsTable.number);
    const members = rowsOf<ReferralMember>(sorted, referralMembersTable.number);
    this.#lostNow.clear();
    const given = this.#givenIn(batch);
    for (const row of withdrawals) this.#takeWithdrawal({ ...row }, batch);
    for (const one of given) this.#takeGone(one);
    for (const row of credits) this.#takeCredit({ ...row }, deposits, batch);
    // Of several things of one owner in a batch nobody can say which came first: what the core says of them is taken.
    const unclear = new Set<number>();
    const met = new Set<number>();
    for (const { owner } of [...withdrawals, ...credits, ...given]) (met.has(owner) ? unclear : met).add(owner);
    // At what other coins were worth the core alone knows.
    for (const { owner, asset } of given) if (asset !== 'USDT') unclear.add(owner);
    for (const { owner, credit, uncounted } of deposits) {
      const known = this.#came.get(credit);
      if (known && unclear.has(owner)) known.lost = uncounted;
    }
    for (const row of members) this.#takeMember({ ...row }, unclear, batch);
    for (const row of deposits) this.#takeDeposit({ ...row });
    for (const { owner } of members) this.#heldTo(this.#members.get(owner)!);
    for (const row of rowsOf<ReferralRebate>(sorted, referralRebatesTable.number)) this.#takeRebate({ ...row }, batch);
    for (const row of rowsOf<ReferralClaim>(sorted, referralClaimsTable.number)) this.#takeClaim({ ...row }, batch);
    for (const { owner, state } of freezes) if (state === 'frozen') this.#frozen.add(owner);
    for (const { owner, kind, digest } of traits) {
      const of = `${kind} ${digest}`;
      this.#traits.set(of, (this.#traits.get(of) ?? new Set()).add(owner));
    }
  }

  /** Said once the other auditors have looked: what is wrong with a credit is theirs to say. */
  #wrong(what: string): void {
    this.#said ??= what;
  }

  validate(): void {
    if (this.#said !== undefined) wrong(this.#said);
  }

  #takeWithdrawal(row: Withdrawal, { to }: BatchView): void {
    const { id, owner, state, asset, amount, requestedAt } = row;
    const known = this.#withdrawing.get(id);
    if (!['success', 'failed', 'rejected'].includes(state)) {
      this.#withdrawing.set(id, row);
      return;
    }
    this.#withdrawing.delete(id);
    if (state !== 'success' || !known || to < requestedAt) return;
    this.#takeGone({ owner, asset, amount, since: requestedAt });
  }

  /** What was given to other users, and what was sold in C2C. */
  #givenIn({ sorted }: BatchView): Gone[] {
    const sent = rowsOf<UserTransfer>(sorted, userTransfersTable.number);
    const sold = rowsOf<C2cOrder>(sorted, c2cOrdersTable.number).filter(
      ({ id, state }) => state === 'completed' && !this.#sold.has(id),
    );
    for (const { id } of sold) this.#sold.add(id);
    return [
      ...sent.map(({ owner, asset, amount, at }) => ({ owner, asset, amount, since: at })),
      ...sold.map(({ seller, asset, quantity, openedAt }) => ({
        ...{ owner: seller, asset, amount: quantity, since: openedAt },
      })),
    ];
  }

  #takeGone({ owner, asset, amount, since }: Gone): void {
    if (asset !== 'USDT') return;
    let left = amount;
    const young = [...this.#came.values()].filter(
      (one) => one.owner === owner && !one.isOver && one.at <= since && since - one.at < DAY,
    );
    for (const one of young.reverse()) {
      const taken = one.value - one.lost < left ? one.value - one.lost : left;
      this.#lostNow.set(one, (this.#lostNow.get(one) ?? 0n) + taken);
      one.lost += taken;
      left -= taken;
      if (taken > 0n) this.counted.left += 1;
    }
    this.#owesBack(owner, left);
  }

  /** What left for good comes back before anything new counts; never more than what counts. */
  #owesBack(owner: number, more: bigint): void {
    const all = (this.#back.get(owner) ?? 0n) + more;
    const counts = this.#countedOf(owner);
    this.#back.set(owner, all < counts ? all : counts);
  }

  #countedOf(owner: number): bigint {
    let sum = 0n;
    for (const one of this.#came.values()) if (one.owner === owner) sum += one.value - one.lost;
    return sum;
  }

  #takeCredit(
    { id, owner, asset, amount, state, creditedAt }: Credit,
    deposits: readonly ReferralDeposit[],
    { from, to }: BatchView,
  ): void {
    if (state === 'reversed') {
      const known = this.#came.get(id);
      // A day that was too old is not looked at again.
      if (known && !known.isOver) {
        this.#came.delete(id);
        this.counted.lost += 1;
        this.#owesBack(owner, 0n);
      }
      return;
    }
    if (creditedAt < from || creditedAt > to) return;
    const { price } = deposits.findLast(({ credit }) => credit === id) ?? wrong(`P81 credit ${id} has no deposit`);
    if (asset === 'USDT' && price !== ONE) this.#wrong(`P81 the price of credit ${id} is ${price}`);
    const value = (amount * (price ?? 0n)) / ONE;
    const back = this.#back.get(owner) ?? 0n;
    const lost = back < value ? back : value;
    if (lost > 0n) this.counted.back += 1;
    this.#back.set(owner, back - lost);
    const old = this.#came.get(id);
    // Its day was too old when the chain took it back: it still counts beside the new one.
    if (old?.isOver) this.#came.set(-this.#came.size, old);
    this.#came.set(id, { owner, at: creditedAt, value, lost, isOver: false });
  }

  #takeMember(row: ReferralMember, unclear: ReadonlySet<number>, { alone }: BatchView): void {
    const { owner, referrer, withdrawn, mayRefer } = row;
    if (unclear.has(owner)) this.#back.set(owner, withdrawn);
    if (mayRefer) this.#barred.delete(owner);
    else if (alone) this.#barred.add(owner);
    const known = this.#members.get(owner);
    if (known?.isFixed && (!row.isFixed || known.referrer !== referrer)) wrong(`P80 the link of ${owner} was paid for`);
    if (referrer !== null && known?.referrer !== referrer) this.counted.bound += 1;
    this.#members.set(owner, row);
    const seen = new Set<number>();
    for (let next: number | null = owner; next !== null; next = this.#members.get(next)?.referrer ?? null) {
      if (seen.has(next)) wrong(`P80 ${next} is above themselves`);
      seen.add(next);
    }
  }

  #takeDeposit({ id, credit, owner, value, uncounted, status }: ReferralDeposit): void {
    if (status === 'reversed') return;
    const known = this.#came.get(credit) ?? wrong(`P81 deposit ${id} is of no credit`);
    if (known.owner !== owner || known.value !== value) this.#wrong(`P81 deposit ${id} is worth ${value}`);
    if (known.lost !== uncounted) this.#wrong(`P81 of deposit ${id} ${uncounted} is uncounted, and not ${known.lost}`);
    if (status === 'over') known.isOver = true;
  }

  #heldTo({ owner, counted, withdrawn }: ReferralMember): void {
    if (counted !== this.#countedOf(owner)) this.#wrong(`P81 ${counted} of ${owner} is said to count`);
    if (withdrawn !== (this.#back.get(owner) ?? 0n))
      this.#wrong(`P81 ${withdrawn} of ${owner} is said to be withdrawn`);
  }

  #takeRebate(row: ReferralRebate, { to }: BatchView): void {
    const { id, claim, owner, depositor, line, day, deposit, rate, amount } = row;
    if (this.#paidFor.has(`${depositor}/${day}/${line}`)) wrong(`P83 rebate ${id} was claimed before`);
    this.#paidFor.add(`${depositor}/${day}/${line}`);
    let [own, before] = [0n, 0n];
    for (const one of this.#came.values()) {
      if (one.owner !== depositor || Math.floor(one.at / DAY) !== day) continue;
      own += one.value - one.lost;
      before += one.value - one.lost + (this.#lostNow.get(one) ?? 0n);
    }
    if ((deposit !== own && deposit !== before) || deposit <= LEAST)
      wrong(`P83 rebate ${id} is of ${deposit}, and ${own} counted`);
    if (rate !== RATES[line - 1] || amount !== (deposit * rate) / ONE) wrong(`P83 rebate ${id} is ${amount}`);
    if (to < (day + 2) * DAY || Math.floor(to / DAY) - day > OLDEST) wrong(`P83 rebate ${id} is of day ${day}`);
    for (const one of this.#withdrawing.values()) {
      if (one.owner === depositor && one.requestedAt < (day + 2) * DAY) wrong(`P83 coins of rebate ${id} may leave`);
    }
    this.#along(row);
    this.#rebates.set(claim, [...(this.#rebates.get(claim) ?? []), row]);
    this.counted.rebates += 1;
    if (line === 2) this.counted.second += 1;
    if (line === 3) this.counted.third += 1;
    if (line === 4) this.counted.fourth += 1;
    if (this.#frozen.has(owner)) wrong(`P84 ${owner} was stopped and has claimed`);
  }

  /** Everybody from who deposited up to who is paid is another person, and not stopped. */
  #along({ id, owner, depositor, line }: ReferralRebate): void {
    const way = [depositor];
    for (let step = 0; step < line; step++) {
      const link = this.#members.get(way.at(-1)!) ?? wrong(`P84 rebate ${id} has no way`);
      if (!link.isFixed || link.referrer === null) wrong(`P84 the way of rebate ${id} is open`);
      way.push(link.referrer);
    }
    if (way.at(-1) !== owner) wrong(`P84 rebate ${id} leads to ${way.at(-1)}`);
    if (!this.#persons.has(depositor) || !this.#persons.has(owner)) wrong(`P84 rebate ${id} is of who is not verified`);
    if (way.some((one) => this.#frozen.has(one))) wrong(`P84 rebate ${id} is through who is stopped`);
    for (const same of this.#traits.values()) {
      if (way.filter((one) => same.has(one)).length > 1)
        wrong(`P84 rebate ${id} is through two accounts of one person`);
    }
  }

  #takeClaim(row: ReferralClaim, { from, to }: BatchView): void {
    const { id, owner, day, amount, rebates, status, at, paidAt } = row;
    const known = this.#claims.get(id);
    if (!known) {
      if (this.#claimed.has(`${owner}/${day}`)) wrong(`P85 ${owner} has claimed twice on ${day}`);
      this.#claimed.add(`${owner}/${day}`);
      if (at < from || at > to || Math.floor(at / DAY) !== day) wrong(`P85 claim ${id} is of day ${day}`);
      const own = this.#rebates.get(id) ?? [];
      const sum = own.reduce((all, one) => all + one.amount, 0n);
      if (own.some((one) => one.owner !== owner) || sum !== amount || own.length !== rebates) {
        wrong(`P85 claim ${id} is ${amount}, and its rebates are ${sum}`);
      }
      if (this.#barred.has(owner)) wrong(`P85 ${owner} may not refer`);
      if (status === 'scheduled') this.counted.scheduled += 1;
    } else if (known.status === 'paid' || known.amount !== amount) wrong(`P85 claim ${id} changed`);
    this.#claims.set(id, row);
    if (status !== 'paid') return;
    if (paidAt === null || paidAt < from || paidAt > to) wrong(`P85 claim ${id} was paid at another time`);
    for (const other of this.#claims.values()) {
      const isBefore = other.id < id && other.status === 'scheduled' && !this.#frozen.has(other.owner);
      if (isBefore) wrong(`P85 claim ${other.id} was overtaken`);
    }
    if (known) this.counted.later += 1;
    this.counted.paid += 1;
    this.paid += amount;
    this.#money.move(id, systemAccounts.promotion, 'USDT', -amount, 'referral-rebate', 'finance');
    this.#money.move(id, owner, 'USDT', amount, 'referral-rebate', 'spot');
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ referral }: Pick<Core, 'referral'>): void {
    const { members, claims, deposits } = referral;
    if (members.size !== this.#members.size) wrong('I32 members did not come back');
    for (const row of members.values()) {
      const known = this.#members.get(row.owner) ?? wrong(`I32 member ${row.owner} is new`);
      if (known.referrer !== row.referrer || known.counted !== row.counted || known.claimedDay !== row.claimedDay) {
        wrong(`I32 member ${row.owner} came back different`);
      }
    }
    const waiting = [...this.#claims.values()].filter(({ status }) => status === 'scheduled').length;
    if (claims.size !== waiting) wrong('I32 claims did not come back');
    const open = [...this.#came.values()].filter(({ isOver }) => !isOver).length;
    if (deposits.size !== open) wrong('I32 deposits did not come back');
  }
}
