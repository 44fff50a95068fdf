import { CREDIT_DAY_MS, type CreditEvent, creditInterest, REMIND_DAYS, startedDays } from '@quay/contract/credit/rules';
import type { Amount } from '@quay/money';
import { type Changes, Log, Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { type CreditEventRow, type CreditLoan, creditEventsTable, creditLoansTable } from './state.ts';

const NEVER = Number.POSITIVE_INFINITY;
const none: readonly CreditLoan[] = [];

/** When time alone does the next thing to a loan; never where nothing is left. */
export function nextMoment({ status, offerEndsAt, dueAt, reminded }: CreditLoan): number {
  if (status === 'offered') return offerEndsAt!;
  if (status !== 'borrowing') return NEVER;
  if (reminded === 'none') return dueAt! - REMIND_DAYS * CREDIT_DAY_MS;
  if (reminded === 'soon') return dueAt! - CREDIT_DAY_MS;
  // At the due time itself it can still be repaid in time.
  return dueAt! + 1;
}

/** Interest that is owed at a moment; nothing before the pay-out. */
export const interestOf = (loan: CreditLoan, at: number): Amount =>
  loan.paidOutAt === null ? 0n : creditInterest(loan, startedDays(loan.paidOutAt, at));

/** The loans that are not over, by owner too, with what happened to them. */
export class CreditLoans extends Rows<CreditLoan> {
  readonly #events: Log<CreditEventRow>;
  readonly #eventIds: Sequence;
  readonly #byOwner = new Map<number, CreditLoan[]>();
  /** No loan has a moment before it. */
  #next = NEVER;

  constructor(changes: Changes, eventIds: Sequence) {
    super(creditLoansTable, changes);
    this.#events = new Log(creditEventsTable, changes);
    this.#eventIds = eventIds;
  }

  find(id: number): CreditLoan | undefined {
    return this.get(String(id));
  }

  /** Of an owner, the oldest first. */
  ofOwner(owner: number): readonly CreditLoan[] {
    return this.#byOwner.get(owner) ?? none;
  }

  /** What an owner has borrowed, is offered and has asked for. */
  takenBy(owner: number): Amount {
    return this.ofOwner(owner).reduce((sum, loan) => sum + (loan.principal > 0n ? loan.principal : loan.asked), 0n);
  }

  isDue(now: number): boolean {
    return this.#next <= now;
  }

  /** Loans whose moment has come, the lowest number first, at most so many. */
  due(now: number, count: number): readonly CreditLoan[] {
    const due: CreditLoan[] = [];
    let next = NEVER;
    for (const loan of this.values()) {
      const moment = nextMoment(loan);
      if (moment <= now && due.length < count) due.push(loan);
      else next = Math.min(next, moment);
    }
    this.#next = next;
    return due;
  }

  /** Writes down what happened, and the loan as it is now. */
  note(
    loan: CreditLoan,
    kind: CreditEvent,
    at: number,
    {
      amount,
      interest = 0n,
      staff = 0,
    }: { readonly amount: Amount; readonly interest?: Amount; readonly staff?: number },
  ): void {
    const { id, owner, endedAt } = loan;
    this.#events.add({ id: this.#eventIds.next(), loan: id, owner, kind, amount, interest, staff, at });
    if (endedAt !== null) {
      this.#unlink(loan);
      this.retire(loan);
      return;
    }
    this.#next = Math.min(this.#next, nextMoment(loan));
    this.touch(loan);
  }

  override add(loan: CreditLoan): CreditLoan {
    this.#link(loan);
    return super.add(loan);
  }

  #link(loan: CreditLoan): void {
    const all = this.#byOwner.get(loan.owner);
    if (all) all.push(loan);
    else this.#byOwner.set(loan.owner, [loan]);
  }

  #unlink(loan: CreditLoan): void {
    const left = this.ofOwner(loan.owner).filter((one) => one !== loan);
    if (left.length > 0) this.#byOwner.set(loan.owner, left);
    else this.#byOwner.delete(loan.owner);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.id - b.id);
    this.#byOwner.clear();
    this.#next = NEVER;
    for (const loan of this.values()) {
      this.#link(loan);
      this.#next = Math.min(this.#next, nextMoment(loan));
    }
  }
}
