import { type Changes, Rows } from '../../engine/changes.ts';
import { type WithdrawalReversal, withdrawalReversalsTable } from './state.ts';

/** Credits that were reversed while a withdrawal of their owner was not signed yet: staff decide knowing them. */
export class Reversals extends Rows<WithdrawalReversal> {
  constructor(changes: Changes) {
    super(withdrawalReversalsTable, changes);
  }

  /** Those of a withdrawal, by number: a core that starts finds them in the same order. */
  of(withdrawal: number): WithdrawalReversal[] {
    return [...this.values()].filter((one) => one.withdrawal === withdrawal).sort((a, b) => a.credit - b.credit);
  }

  /** Whether staff have to look at a withdrawal once more before it may be paid. */
  isUnseen(withdrawal: number): boolean {
    return this.of(withdrawal).some(({ state }) => state === 'new');
  }

  /** Said of a credit that is reversed again, it is new again. */
  record(withdrawal: number, credit: number, at: number): void {
    const known = this.get(`${withdrawal}/${credit}`);
    const fresh: WithdrawalReversal = { withdrawal, credit, state: 'new', at, acknowledgedBy: null };
    if (known) this.touch(Object.assign(known, fresh));
    else this.add(fresh);
  }

  acknowledge(withdrawal: number, by: number): void {
    for (const one of this.of(withdrawal)) {
      if (one.state !== 'new') continue;
      one.state = 'acknowledged';
      one.acknowledgedBy = by;
      this.touch(one);
    }
  }

  /** The withdrawal is over. */
  end(withdrawal: number): void {
    for (const one of this.of(withdrawal)) {
      one.state = 'over';
      this.retire(one);
    }
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.withdrawal - b.withdrawal || a.credit - b.credit);
  }
}
