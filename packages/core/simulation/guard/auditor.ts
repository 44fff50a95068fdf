import type { BatchView } from '../auditor/batch-view.ts';
import type { Heard } from '../spot/heard.ts';
import { GivenValue } from './given.ts';
import { Kept } from './holds.ts';

/** The auditor's look at what may leave: who is held or stopped, what they let go of, and value given by far prices. */
export class GuardAuditor {
  readonly kept = new Kept();
  readonly given: GivenValue;

  constructor(isDesk: (owner: number) => boolean) {
    this.given = new GivenValue(isDesk, this.kept);
  }

  takeHolds({ sorted, from, to }: BatchView): void {
    this.kept.hear(sorted, from, to);
  }

  takeGiven({ sorted, to, alone }: BatchView, orders: ReadonlyMap<number, Heard>): void {
    this.given.hear(sorted, orders, to, alone);
  }
}
