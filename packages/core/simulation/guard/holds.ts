import {
  type AccountFreeze,
  type AccountHold,
  type Ad,
  accountFreezesTable,
  accountHoldsTable,
  adsTable,
  type C2cEventRow,
  type C2cOrder,
  c2cEventsTable,
  c2cOrdersTable,
  type MerchantDeposit,
  merchantDepositsTable,
  type UserTransfer,
  userTransfersTable,
  type Withdrawal,
  withdrawalsTable,
} from '../../src/index.ts';
import { rowsOf, type Sorted } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

/** After these an order under way is still proven by what it began with. */
const harmless = [
  'password-changed',
  'email-changed',
  'phone-changed',
  'fund-password-wrong',
  'unfrozen',
  'deposit-reversed',
];
const worded = ['total', 'priceKind', 'price', 'index', 'min', 'max', 'kinds', 'methods', 'minutes', 'terms'] as const;

type Lasting = { since: number; until: number };

/**
 * What left owners who were held or stopped: nothing, in every way that there is (I41). A hold counts from the
 * millisecond after it was placed, as commands of one millisecond may stand in a batch in either order.
 */
export class Kept {
  readonly #holds = new Map<number, Map<string, Lasting>>();
  readonly #frozen = new Map<number, number>();
  readonly #ads = new Map<number, Ad>();
  readonly #withdrawals = new Set<number>();
  readonly #deposits = new Set<number>();
  /** How often an owner who was held tried nothing in vain: batches in which somebody was held. */
  holds = 0;

  /** What a batch says of holds and freezes, and then of what left. */
  receive(sorted: Sorted, from: number, to: number): void {
    for (const table of [accountHoldsTable, accountFreezesTable]) {
      if (sorted.get(table.number)?.some(({ op }) => op === 'drop')) wrong(`a row of ${table.name} was dropped`);
    }
    this.takeHolds(rowsOf<AccountHold>(sorted, accountHoldsTable.number), from, to);
    this.takeFreezes(rowsOf<AccountFreeze>(sorted, accountFreezesTable.number));
    this.takeWithdrawals(rowsOf<Withdrawal>(sorted, withdrawalsTable.number));
    this.takeUserTransfers(rowsOf<UserTransfer>(sorted, userTransfersTable.number));
    this.takeDeposits(rowsOf<MerchantDeposit>(sorted, merchantDepositsTable.number));
    const events = rowsOf<C2cEventRow>(sorted, c2cEventsTable.number);
    this.takeOrders(events, rowsOf<C2cOrder>(sorted, c2cOrdersTable.number));
    this.takeAds(rowsOf<Ad>(sorted, adsTable.number));
  }

  takeHolds(rows: readonly AccountHold[], from: number, to: number): void {
    for (const { owner, reason, since, until, state } of rows) {
      const own = this.#holds.get(owner) ?? new Map<string, Lasting>();
      const known = own.get(reason);
      if (known && until < known.until)
        wrong(`I40 hold ${owner}/${reason} was shortened from ${known.until} to ${until}`);
      if (state === 'over') {
        if (until > to) wrong(`I40 hold ${owner}/${reason} is over before its end`);
        // A long batch may hold its beginning as well as its end; a row is written once.
        if (!known && (since < from || since > to)) wrong(`I40 hold ${owner}/${reason} is over and never lasted`);
        continue;
      }
      if (since < from || since > to) wrong(`I13 hold ${owner}/${reason} is of another time`);
      own.set(reason, { since: known && known.until > since ? known.since : since, until });
      this.#holds.set(owner, own);
      this.holds += 1;
    }
  }

  takeUserTransfers(rows: readonly UserTransfer[]): void {
    for (const { id, owner, recipient, at } of rows) {
      if (this.isStopped(owner, at)) wrong(`I41 ${owner} is stopped and sent ${id}`);
      const since = this.#frozen.get(recipient);
      if (since !== undefined && since < at) wrong(`I41 ${recipient} is stopped and was sent ${id}`);
    }
  }

  takeFreezes(rows: readonly AccountFreeze[]): void {
    for (const { owner, since, state } of rows) {
      if (state === 'open') this.#frozen.delete(owner);
      else this.#frozen.set(owner, since);
    }
  }

  /** Whether an owner was held or stopped by then. */
  isStopped(owner: number, at: number): boolean {
    const since = this.#frozen.get(owner);
    if (since !== undefined && since < at) return true;
    return [...(this.#holds.get(owner)?.values() ?? [])].some((hold) => hold.since < at && at < hold.until);
  }

  #left(owner: number, at: number, what: string, counts: (reason: string) => boolean = () => true): void {
    const since = this.#frozen.get(owner);
    if (since !== undefined && since < at) wrong(`I41 ${what} of ${owner}, whose account is stopped`);
    for (const [reason, hold] of this.#holds.get(owner) ?? []) {
      if (hold.since < at && at < hold.until && counts(reason)) wrong(`I41 ${what} of ${owner}, held for ${reason}`);
    }
  }

  takeWithdrawals(rows: readonly Withdrawal[]): void {
    for (const { id, owner, requestedAt } of rows) {
      if (!this.#withdrawals.has(id)) this.#left(owner, requestedAt, `withdrawal ${id}`);
      this.#withdrawals.add(id);
    }
  }

  takeDeposits(rows: readonly MerchantDeposit[]): void {
    for (const { id, owner, paidAt } of rows) {
      if (!this.#deposits.has(id)) this.#left(owner, paidAt, `deposit ${id}`);
      this.#deposits.add(id);
    }
  }

  takeOrders(events: readonly C2cEventRow[], rows: readonly C2cOrder[]): void {
    const sellers = new Map(rows.map(({ id, seller }) => [id, seller]));
    for (const { order, event, at } of events) {
      const seller = sellers.get(order)!;
      if (event === 'locked') this.#left(seller, at, `sale ${order}`);
      const breaks = (reason: string) => !harmless.includes(reason);
      if (event === 'released') this.#left(seller, at, `release of ${order}`, breaks);
    }
  }

  takeAds(rows: readonly Ad[]): void {
    for (const row of rows) {
      const { id, owner, side, state, changedAt } = row;
      const before = this.#ads.get(id);
      const isSeen = before === undefined || before.changedAt !== changedAt;
      const isOffered = state === 'on' && before?.state !== 'on';
      const isOther = before === undefined || worded.some((name) => before[name] !== row[name]);
      if (side === 'sell' && isSeen && state !== 'closed' && (isOffered || isOther)) {
        this.#left(owner, changedAt, `sell ad ${id}`);
      }
      if (state === 'closed') this.#ads.delete(id);
      else this.#ads.set(id, { ...row });
    }
  }
}
