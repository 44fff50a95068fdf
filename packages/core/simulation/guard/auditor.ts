import type { BatchView } from '../auditor/batch-view.ts';
import type { Observed } from '../spot/observed.ts';
import { GivenValue } from './given.ts';
import { Kept } from './holds.ts';

/** The auditor's look at what may leave: who is held or stopped, what they let go of, and value given by far prices. */
export class GuardAuditor {
  readonly kept = new Kept();
  readonly given: GivenValue;

  constructor(isMarketMaker: (owner: number) => boolean) {
    this.given = new GivenValue(isMarketMaker, this.kept);
  }

  takeHolds({ sorted, from, to }: BatchView): void {
    this.kept.receive(sorted, from, to);
  }

  takeGiven({ sorted, to, alone }: BatchView, orders: ReadonlyMap<number, Observed>): void {
    this.given.receive(sorted, orders, to, alone);
  }
}
