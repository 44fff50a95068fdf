import type { Amount } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { dayOf } from '../../engine/days.ts';
import { type Withdrawal, type WithdrawalDay, withdrawalDaysTable } from './state.ts';

/** How often and how much everybody has withdrawn or sent to others today; a day that is over counts for nothing. */
export class WithdrawalDays extends Rows<WithdrawalDay> {
  constructor(changes: Changes) {
    super(withdrawalDaysTable, changes);
  }

  usedOn(owner: number, at: number): { readonly count: number; readonly amount: Amount } {
    const row = this.get(String(owner));
    return row?.day === dayOf(at) ? row : { count: 0, amount: 0n };
  }

  count({ owner, amount, requestedAt }: Pick<Withdrawal, 'owner' | 'amount' | 'requestedAt'>): void {
    const used = this.usedOn(owner, requestedAt);
    const now = { day: dayOf(requestedAt), count: used.count + 1, amount: used.amount + amount };
    const row = this.get(String(owner));
    if (row) this.touch(Object.assign(row, now));
    else this.add({ owner, ...now });
  }

  /** It had failed and is paid after all: it counts again, as long as its day is the last one. */
  countAgain(withdrawal: Withdrawal): void {
    if (this.get(String(withdrawal.owner))?.day === dayOf(withdrawal.requestedAt)) this.count(withdrawal);
  }

  /** It was not paid: as if it had not been asked for. A row of a later day is of other withdrawals. */
  giveBack({ owner, amount, requestedAt }: Withdrawal): void {
    const row = this.get(String(owner));
    if (row?.day !== dayOf(requestedAt)) return;
    row.count -= 1;
    row.amount -= amount;
    this.touch(row);
  }
}
