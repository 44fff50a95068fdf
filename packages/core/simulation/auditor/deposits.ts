import type { MerchantDeposit } from '../../src/index.ts';
import { wrong } from './wrong.ts';

/** What merchants have deposited: paid once, given back once, and never another than it was. */
export class Deposits {
  readonly #known = new Map<number, MerchantDeposit>();

  get last(): number {
    return this.#known.size;
  }

  /** Gives how much more the row holds than before. */
  take(op: 'put' | 'drop', row: MerchantDeposit, from: number, to: number): bigint {
    const { id, owner, asset, amount, state, paidAt, refundedAt } = row;
    if (op === 'drop') wrong(`deposit ${id} was dropped`);
    const before = this.#known.get(id);
    if (!before && id !== this.last + 1) wrong(`deposit ${id} follows ${this.last}`);
    if (!before && (amount <= 0n || paidAt < from || paidAt > to))
      wrong(`deposit ${id} is of nothing, or of another time`);
    if (
      before &&
      (before.owner !== owner || before.asset !== asset || before.amount !== amount || before.paidAt !== paidAt)
    ) {
      wrong(`deposit ${id} became another one`);
    }
    if (before?.state === 'refunded') wrong(`deposit ${id} was given back and written again`);
    const isBack = state === 'refunded';
    if (isBack !== (refundedAt !== null)) wrong(`deposit ${id} is ${state} and was given back at ${refundedAt}`);
    if (refundedAt !== null && (refundedAt < from || refundedAt > to))
      wrong(`deposit ${id} was given back at another time`);
    this.#known.set(id, { ...row });
    return (isBack ? 0n : amount) - (before ? before.amount : 0n);
  }
}
