import { type Changes, Rows } from '../../engine/changes.ts';
import { dayOf } from '../../engine/days.ts';
import { type SilenceClaims, silenceClaimsTable } from './state.ts';

/** How often everybody has claimed in this UTC day that a seller does not answer. */
export class Silences extends Rows<SilenceClaims> {
  constructor(changes: Changes) {
    super(silenceClaimsTable, changes);
  }

  on(owner: number, at: number): number {
    const row = this.get(String(owner));
    return row?.day === dayOf(at) ? row.claims : 0;
  }

  count(owner: number, at: number): void {
    const now = { day: dayOf(at), claims: this.on(owner, at) + 1 };
    const row = this.get(String(owner));
    if (row) this.touch(Object.assign(row, now));
    else this.add({ owner, ...now });
  }
}
