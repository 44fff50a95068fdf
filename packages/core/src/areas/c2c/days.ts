import type { Amount } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { dayOf } from '../../engine/days.ts';
import { type C2cDay, c2cDaysTable } from './state.ts';

type Counted = { readonly cancels: number; readonly value: Amount };
const nothing: Counted = { cancels: 0, value: 0n };

/** What everybody has cancelled as a payer and taken today; a day that is over counts for nothing. */
export class Days extends Rows<C2cDay> {
  constructor(changes: Changes) {
    super(c2cDaysTable, changes);
  }

  on(owner: number, at: number): Counted {
    const row = this.get(String(owner));
    return row?.day === dayOf(at) ? row : nothing;
  }

  count(owner: number, at: number, { cancels = 0, value = 0n }: Partial<Counted>): void {
    const before = this.on(owner, at);
    const now = { day: dayOf(at), cancels: before.cancels + cancels, value: before.value + value };
    const row = this.get(String(owner));
    if (row) this.touch(Object.assign(row, now));
    else this.add({ owner, ...now });
  }

  /** What was counted then counts no more; a day that is over has nothing to give back. */
  takeBack(owner: number, then: number, { cancels = 0, value = 0n }: Partial<Counted>): void {
    const row = this.get(String(owner))!;
    if (row.day !== dayOf(then)) return;
    row.cancels -= cancels;
    row.value -= value;
    this.touch(row);
  }
}
