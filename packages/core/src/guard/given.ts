import { type Amount, units } from '@quay/money';
import { type Changes, Log, Rows } from '../engine/changes.ts';
import { dayOf } from '../engine/days.ts';
import type { Sequence } from '../engine/sequences.ts';
import { type ValueCase, type ValueGiven, valueCasesTable, valueGivenTable } from './state.ts';

/** USDT that an owner may lose to one counterparty in a UTC day; each further one of it is a case. */
export const GIVEN_CASE: Amount = units('500');

/**
 * Trades far off the last price, and C2C sales far off their reference, by which one owner gives value to another again
 * and again. Most trades are near it and never come here. Of earlier days nothing is kept in memory but their last rows, which the
 * first trade of a new day removes.
 */
export class Given extends Rows<ValueGiven> {
  readonly #cases: Log<ValueCase>;
  readonly #ids: Sequence;
  #day = 0;

  constructor(changes: Changes, ids: Sequence) {
    super(valueGivenTable, changes);
    this.#cases = new Log<ValueCase>(valueCasesTable, changes);
    this.#ids = ids;
  }

  note(owner: number, counterparty: number, value: Amount, at: number): void {
    const day = dayOf(at);
    if (day !== this.#day) this.#begin(day);
    const known = this.get(`${owner}/${counterparty}`);
    const row = known ?? this.add({ owner, counterparty, day, amount: 0n });
    const before = row.amount / GIVEN_CASE;
    row.amount += value;
    this.touch(row);
    if (row.amount / GIVEN_CASE > before) this.#cases.add({ id: this.#ids.next(), ...row, at });
  }

  #begin(day: number): void {
    // In an order of their own: that of the memory is another one after a restart.
    const rows = [...this.values()].sort((a, b) => a.owner - b.owner || a.counterparty - b.counterparty);
    for (const row of rows) if (row.day !== day) this.drop(row);
    this.#day = day;
  }
}
